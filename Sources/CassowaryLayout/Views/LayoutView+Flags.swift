extension LayoutItem {
  /// What is so, or waits, of a view.
  struct Flags: OptionSet {
    let rawValue: UInt16
    static let translatesMask = Flags(rawValue: 1 << 0)
    static let isHidden = Flags(rawValue: 1 << 1)
    /// Arranged, hidden, and out of the layout with its inside.
    static let isCollapsed = Flags(rawValue: 1 << 2)
    /// Inside a collapsed view.
    static let isInsideCollapsed = Flags(rawValue: 1 << 3)
    static let needsLayout = Flags(rawValue: 1 << 4)
    static let needsUpdateConstraints = Flags(rawValue: 1 << 5)
    /// Queued to have its rows looked at.
    static let isStale = Flags(rawValue: 1 << 6)
    /// Margins or safe area are used by constraints.
    static let usesMargins = Flags(rawValue: 1 << 7)
    static let hasStaleFrame = Flags(rawValue: 1 << 8)
    /// Measured by the stack that arranges it, which is to know when something inside changes.
    static let isFitted = Flags(rawValue: 1 << 9)
    /// Its own frame does not count for the moment.
    static let isBeingFitted = Flags(rawValue: 1 << 10)
    /// The content size is to be asked for.
    static let hasStaleContent = Flags(rawValue: 1 << 11)
    /// A stack whose inside is solved in advance.
    static let isFolded = Flags(rawValue: 1 << 12)
    /// Inside such a stack: placed by it, and unknown to the solver.
    static let isEmbedded = Flags(rawValue: 1 << 13)
    /// A constraint with a baseline has spoken of it at least once.
    static let usesBaselines = Flags(rawValue: 1 << 14)
  }
}
