/// What a layout did.
public struct LayoutPass {
  /// The views whose frames changed, each once, in the order in which that was found.
  public internal(set) var changedViews: [LayoutView] = []
  /// How often the constraints were solved: 0 if nothing had changed, more than 1 if text, margins or code in
  /// ``LayoutView/layoutSubviews()`` called for another round.
  public internal(set) var rounds = 0
  /// False if changes went on until the limit of rounds.
  public internal(set) var settled = true
}
