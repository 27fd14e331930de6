import Cassowary
import CassowaryLayout

/// Why something cannot be explained.
package struct ExplanationError: Error, Sendable {
  /// A sentence without a full stop, beginning in lower case.
  package let message: String
}

/// What can be asked of a view or guide.
package enum QuantityWord: String, CaseIterable, Sendable {
  case x, y, width, height, left, right, leading, trailing, top, bottom, centerX, centerY
}

extension LayoutScene {
  /// Why a quantity has its value: `title.width`, or all four numbers of `title.frame`. Places count from the superview's
  /// left and top edges.
  package func explanations(of text: String) throws(ExplanationError) -> [ValueExplanation] {
    do throws(LayoutError) {
      try layout()
    } catch {
      throw ExplanationError(message: error.description)
    }
    guard let dot = text.lastIndex(of: ".") else {
      throw ExplanationError(
        message: "'\(text)' names no quantity; write a view's id and a quantity, such as title.width")
    }
    let (name, word) = (String(text[..<dot]), String(text[dot...].dropFirst()))
    let item = try item(called: name)
    let words: [QuantityWord]
    if word == "frame" {
      words = [.x, .y, .width, .height]
    } else if let quantity = QuantityWord(rawValue: word) {
      words = [quantity]
    } else {
      let known = QuantityWord.allCases.map(\.rawValue) + ["frame"]
      let hint = NearestWord.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
      throw ExplanationError(
        message: "'\(word)' is no quantity; \(hint ?? "it is one of " + known.joined(separator: ", "))")
    }
    let inspection = root.layoutInspection()
    let explainer = SolverExplainer(
      inspection.solver.copy(),
      words: { row in inspection.constraint(behind: row).map { self.related($0) } },
      name: { variable in
        inspection.quantity(of: variable).flatMap { OpenPlace.subject(of: $0, in: self)?.text } ?? "?"
      })
    var result: [ValueExplanation] = []
    for word in words {
      guard let expression = expression(word, of: item, inspection) else { continue }
      do throws(SolverError) {
        result.append(try explainer.explain(expression, called: "\(name).\(word.rawValue)"))
      } catch {
        throw ExplanationError(message: "\(error)")
      }
    }
    if result.isEmpty { throw ExplanationError(message: "the root has no place: it lies where the canvas is") }
    return result
  }

  private func item(called name: String) throws(ExplanationError) -> LayoutItem {
    if let spec = document.ids[name] { return item(spec) }
    let names = document.views.map { document.name(of: $0) }
    if let index = names.firstIndex(of: name) { return views[index] }
    let hint = NearestWord.nearest(to: name, among: names + document.guides.map(\.id))
    throw ExplanationError(
      message: "there is no view or guide '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// The quantity by the solver's variables; `nil` for places of the root, which has none.
  private func expression(
    _ word: QuantityWord, of item: LayoutItem, _ inspection: LayoutInspection
  ) -> LinearExpression? {
    let isVertical = [.y, .height, .top, .bottom, .centerY].contains(word)
    let axis: Axis = isVertical ? .vertical : .horizontal
    guard let size = inspection.variable(of: item, axis, isSize: true) else { return nil }
    if word == .width || word == .height { return LinearExpression(size) }
    guard let origin = inspection.variable(of: item, axis, isSize: false) else { return nil }
    let isReversed = root.layoutDirection == .rightToLeft
    switch word {
    case .right, .bottom: return origin + size
    case .leading: return isReversed ? origin + size : LinearExpression(origin)
    case .trailing: return isReversed ? LinearExpression(origin) : origin + size
    case .centerX, .centerY: return origin + size / 2
    default: return LinearExpression(origin)
    }
  }
}
