/// Whether the screens of a file fit a device, in all of their states.
package struct DeviceFit: Sendable {
  package let device: Device
  /// What is worst; `nil` if all fits.
  package private(set) var flaw: Flaw?
  /// Of the root of the screen that this is about: the one with the flaw, else the first.
  package private(set) var position: SourcePosition?

  /// Why a screen does not fit.
  package struct Flaw: Sendable {
    package enum Kind: String, Sendable {
      /// Constraints contradict each other there.
      case conflict
      /// Part of a view is outside the screen, or has no room for its content.
      case clipped
      /// A text lies where a bar or a cut-out covers the screen.
      case covered
    }

    package let kind: Kind
    /// The view, or the constraint that is set aside.
    package let subject: String
    /// Points; 0 for a conflict.
    package let amount: Double
    /// Of a storyboard with several.
    package internal(set) var screen = ""
    package internal(set) var state = ""
  }

  init(_ device: Device) { self.device = device }

  /// Takes what a screen says whose root stands there.
  mutating func note(_ other: Flaw?, at root: SourcePosition?) {
    position = position ?? root
    guard let other else { return }
    let isWorse = flaw.map { flaw in
      flaw.kind != .conflict && (other.kind == .conflict || other.amount > flaw.amount)
    }
    if isWorse ?? true { (flaw, position) = (other, root) }
  }

  /// `fits iPhone SE in portrait`
  package var question: String { "fits \(device.title) in \(device.orientation)" }

  /// `yes`, or `no, 'subtitle' is clipped by 12 pt`
  package var answer: String { flaw.map { "no, \($0.words)" } ?? "yes" }

  /// Both, with a colon in between.
  package var sentence: String { "\(question): \(answer)" }
}

extension DeviceFit.Flaw {
  fileprivate var words: String {
    var words = "'\(subject)'"
    if !screen.isEmpty { words += " of \(screen)" }
    switch kind {
    case .conflict: words += " contradicts other constraints"
    case .clipped: words += " is clipped by \(pointsText(amount)) pt"
    case .covered: words += " is covered by \(pointsText(amount)) pt"
    }
    return words + (state.isEmpty ? "" : " in state \(state)")
  }
}
