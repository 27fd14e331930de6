import Cassowary
import CassowaryLayout

/// Why something cannot be explained.
package struct ExplanationError: Error, Sendable {
  /// A sentence without a full stop, beginning in lower case.
  package let message: String
}

extension LayoutScene {
  /// Why a quantity has its value: `title.width`, or all four numbers of `title.frame`. Places count from the superview's
  /// left and top edges.
  package func explanations(of text: String) throws(ExplanationError) -> [ValueExplanation] {
    let (name, item, words) = try question(text)
    let pass: LayoutPass
    do throws(LayoutError) {
      pass = try layout()
    } catch {
      throw ExplanationError(message: error.description)
    }
    // Asking unfolds stacks; what is shown is from before.
    let shown = frame(of: self.item(item))
    let inspection = unfoldedInspection()
    var explanations = try explanations(of: name, item, words, shown: shown, inspection)
    for index in explanations.indices { explanations[index].settles = pass.settled }
    return explanations
  }

  private static func shown(_ shown: Double, _ value: Double, scale: Double) -> ValueExplanation.Shown {
    // A size lies between two edges, each of which is rounded.
    .init(value: shown, isRounded: scale > 0 && abs(shown - value) * scale <= 1)
  }

  private func frame(of item: LayoutItem) -> Rect {
    (item as? LayoutView)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero
  }

  /// What constraints align of it.
  func alignmentRect(of item: ItemSpec) -> Rect {
    let item = self.item(item)
    return (item as? LayoutView)?.alignmentRect ?? frame(of: item)
  }

  private func explanations(
    of name: String, _ item: ItemSpec, _ words: [QuantityWord], shown: Rect, _ inspection: LayoutInspection
  ) throws(ExplanationError) -> [ValueExplanation] {
    let explainer = SolverExplainer(
      inspection.solver.copy(),
      words: { row in inspection.constraint(behind: row).map { self.related($0) } },
      name: { variable in
        inspection.quantity(of: variable).flatMap { OpenPlace.subject(of: $0, in: self)?.text } ?? "?"
      },
      basis: { row in inspection.constraint(behind: row).flatMap { self.basis(of: $0, inspection) } })
    let trials = SceneTrials(self, inspection, item, words)
    var result: [ValueExplanation] = []
    for (number, word) in words.enumerated() {
      guard let expression = expression(word, of: item, inspection) else { continue }
      do throws(SolverError) {
        var explanation = try explainer.explain(
          .init(name: "\(name).\(word.rawValue)", expression: expression), trials.about(number))
        explanation.shown = word.value(of: shown, isReversed: isReversed).map {
          Self.shown($0, explanation.value, scale: root.displayScale)
        }
        explanation.setAside = setAside(expression, explanation.value, inspection)
        result.append(explanation)
      } catch {
        throw ExplanationError(message: "\(error)")
      }
    }
    if result.isEmpty {
      throw ExplanationError(
        message: item == .view(0)
          ? "the root has no place: it lies where the canvas is" : "'\(name)' is out of the layout")
    }
    return result
  }

  /// What the solver has, with all stacks unfolded: a folded one has neither variables nor constraints for what is inside.
  private func unfoldedInspection() -> LayoutInspection {
    _ = root.layoutViolations()
    return root.layoutInspection()
  }

  // MARK: Questions

  private func question(
    _ text: String
  ) throws(ExplanationError) -> (name: String, item: ItemSpec, words: [QuantityWord]) {
    guard let dot = text.lastIndex(of: ".") else {
      throw ExplanationError(
        message: "'\(text)' names no quantity; write a view's id and a quantity, such as title.width")
    }
    let (name, word) = (String(text[..<dot]), String(text[dot...].dropFirst()))
    let item = try item(called: name)
    if word == "frame" { return (name, item, [.x, .y, .width, .height]) }
    if let quantity = QuantityWord(rawValue: word) { return (name, item, [quantity]) }
    let known = QuantityWord.allCases.map(\.rawValue) + ["frame"]
    let hint = NearestWord.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
    throw ExplanationError(
      message: "'\(word)' is no quantity; \(hint ?? "it is one of " + known.joined(separator: ", "))")
  }

  private func item(called name: String) throws(ExplanationError) -> ItemSpec {
    if let spec = document.ids[name] { return spec }
    let names = document.views.map { document.name(of: $0) }
    if let index = names.firstIndex(of: name) { return .view(index) }
    let hint = NearestWord.nearest(to: name, among: names + document.guides.map(\.id))
    throw ExplanationError(
      message: "there is no view or guide '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
  }

  var isReversed: Bool { root.layoutDirection == .rightToLeft }

  func expression(_ word: QuantityWord, of item: ItemSpec, _ inspection: LayoutInspection) -> LinearExpression? {
    word.expression(of: self.item(item), in: inspection, isReversed: isReversed)
  }

  /// The width at which a text wraps, behind its height.
  private func basis(of constraint: LayoutConstraint, _ inspection: LayoutInspection) -> SolverExplainer.Quantity? {
    guard constraint.origin == .contentSize, constraint.firstAttribute == .height,
      let view = constraint.firstItem as? LayoutView, view.overrides.contentSize == nil,
      let whole = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude), whole.height != constraint.constant,
      let name = name(of: view), let width = inspection.variable(of: view, .horizontal, isSize: true)
    else { return nil }
    return .init(name: name + ".width", expression: LinearExpression(width))
  }
}
