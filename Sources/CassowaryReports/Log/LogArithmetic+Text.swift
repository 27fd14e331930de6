import CassowaryFormats

extension LogArithmetic {
  /// `8 + 100 + 8 ≠ 90   (116 ≠ 90)`
  var text: String {
    let sides = [left, right].map { side in
      side.isEmpty ? "0" : side.map { pointsText($0.amount) }.joined(separator: " + ")
    }
    let sign = isEquation ? "≠" : ">"
    let sum = "\(sides[0]) \(sign) \(sides[1])"
    if left.count <= 1, right.count <= 1 { return sum }
    return sum + "   (\(pointsText(leftSum)) \(sign) \(pointsText(rightSum)))"
  }
}
