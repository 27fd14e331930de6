// The longest lines that people write against an operator set: many literals, `Int` and `Double` variables, parentheses
// and divisions mixed, on both sides. Type-checked under a limit by CompileTimeTests; never built.

func sums(_ a: Variable, _ b: Variable, _ c: Variable, _ d: Variable, _ e: Variable, _ f: Variable) {
  _ = a + b + c + d + e + f + a + b + c + d + e + f + a + b + c + d + e + f == 1
  _ = 1 + a + 2 + b + 3 + c + 4 + d + 5 + e + 6 + f + 7 + a + 8 + b + 9 + c <= 10
  _ = 1.5 + a - 2 + b - 3.5 + c - 4 + d - 5.5 + e - 6 + f - 7.5 + a - 8 >= 9.5 - b
  _ = -a - -b - (-c) + -(d + e) - -(f - 1) == -2 + -a
}

func products(_ a: Variable, _ b: Variable, _ c: Variable, _ d: Variable, _ e: Variable, _ f: Variable) {
  _ = 2 * a + 3 * b + 4 * c + 5 * d + 6 * e + 7 * f == 2 * a + 3 * b + 4 * c + 5 * d + 6 * e + 7 * f
  _ = 2.5 * a + b * 3 + 4 * c + d * 5.5 + 6 * e + f * 7 <= 8 * a + b * 9.5 + 10 * c + d * 11 + 12.5 * e
  _ = a / 2 + b / 3.5 + c / 4 + d / 5.5 + e / 6 + f / 7.5 >= 1 + a / 2 + 3.5 * b / 4 - 5 * c / 6.5
  _ = 2 * 3 * a + 4 * 5 * 6.5 * b - 7 / 8 * c + d * 2 * 3 / 4 == 1 + 2 + 3 * 4 + e
}

func parentheses(_ a: Variable, _ b: Variable, _ c: Variable, _ d: Variable, _ e: Variable, _ f: Variable) {
  _ = 2 * (a + 3 * (b + 4 * (c + 5 * (d + 6 * (e + 7 * (f + 8)))))) == 9
  _ = ((((a + 1) * 2 + b) * 3 + c) * 4 + d) / 5 <= (((e - 1) / 2 - f) / 3 - a) / 4
  _ = 2 * (a - b) + 3 * (c - d) / 4 - (e - f) * 5 / 6 + (a + b + c) / 3 >= 2 * (d + e + f) - 1 / 2
}

func numbers(_ a: Variable, _ b: Variable, _ c: Variable, _ d: Variable, count: Int, width: Double, gaps: [Double]) {
  _ = a + width + 8 + b * width - c / width + 2 * width * d == width / 2 + a - 8 * width + 1
  _ = count * a + b * count - c / count + d + count == 2 * count * a + 3 * width * b - Double(count) * c + 1
  _ = a + gaps[0] + b + gaps[1] + c + gaps[2] * 2 + d <= 2 * a + gaps[0] * gaps[1] * b - (width + 1) * c + width
  _ = width + 2 * width + a + (width - 2) / 2 * b >= (width * 2 + 1) / 3 + a * (width + 1) + Double(count) / 2 * c
}

func products(ofNumbers a: Variable, _ b: Variable, _ x: LinearExpression, width: Double, count: Int) {
  _ = a == b + 2 * 8
  _ = a + 8 / 2 <= -(2 * 3) + x
  _ = x <= 2 * 8
  _ = 2 * 3 + 4 * a - 1 / 3 * b >= 320 - 2 * 16
  _ = (a + b) / 2 == (320 - 16.5) / 2
  _ = 2 * (a + b) / 3 - 8 + width == 2 * (x - 1) + 2 * count
}

func layouts(_ left: [Variable], _ width: [Variable], _ total: Variable, margin: Double, spacing: Double) {
  _ = left[0] + width[0] + 8 + width[1] + 8 + width[2] + 8 + width[3] + 8 + width[4] + 8 == total - 2 * 20
  _ = (left[0] + left[1] + left[2] + left[3]) / 4 == left[4] + width[4] / 2 - total / 2 + 16 * (total - 320) / 1024
  _ = left[1] == left[0] + width[0] + spacing + margin * 2 + 0.5 * (total - width[0] - width[1] - 3 * spacing) / 2
  _ = margin + width[0] + spacing + width[1] + spacing + width[2] + margin <= total * 0.75 - 2 * margin + 1
}

func expressions(_ a: Variable, _ b: Variable, _ x: LinearExpression, _ y: LinearExpression, width: Double) {
  _ = 2 * x + 3 * y - x / 4 + y * 5.5 + 6 + a - 7 * b + width == x + 2 * (y - 3 * (a - x)) / 4 + 1
  _ = x + y + x + y + a + b + 1 + 2 + 3 + x - y - x - y - a - b - 1 - 2 - 3 <= 2 * width * x + 4
  let sum = 1 + 2 * a + 3 + 4 * b - 5 * (x - 6) / 7 + width
  let all: [LinearConstraint] = [
    a == 1, 2 * a <= b + 3, 4 >= a / 5 + x, sum == 2.5 * y + 6, x - y >= 7 * width * a - 8,
  ]
  _ = all
}
