import CassowaryLayout

/// Something worth saying about a file.
package struct Finding: Sendable {
  /// A constraint that takes part.
  package struct Related: Hashable, Sendable {
    /// Its identifier, or the name of a script's constraint; empty for none.
    package let name: String
    package let equation: String
    /// `nil` for constraints that the layout makes.
    package let position: SourcePosition?
    /// Who made it, for constraints of a layout that are not the document's.
    package var origin: LayoutConstraint.Origin?
  }

  package let rule: FindingRule
  /// A sentence without a full stop.
  package let message: String
  /// `nil` for what no place in the file is to blame for.
  package let position: SourcePosition?
  /// In which state, and on what canvas, it was found first; empty where there are none.
  package internal(set) var state = ""
  package internal(set) var size = ""
  /// In how many scenes it was found.
  package internal(set) var scenes = 1
  package internal(set) var related: [Related] = []
  /// What it is about, as `title.width`: with the rule and the place it tells one finding from another.
  package let subject: String
  /// Its index among the findings of other scenes, where whoever found it has looked that up.
  let known: Int?

  package var level: FindingLevel { rule.level }

  init(
    _ rule: FindingRule, _ message: String, at position: SourcePosition?, about subject: String,
    related: [Related] = [], known: Int? = nil
  ) {
    self.rule = rule
    self.message = message
    self.position = position
    self.subject = subject
    self.related = related
    self.known = known
  }
}

/// What was found in one file.
package struct FileFindings: Sendable {
  /// As messages call it.
  package let file: String
  /// By place, and in the order found.
  package let findings: [Finding]
  /// How many scenes were laid out.
  package let scenes: Int
  /// Whether its screens fit the devices asked for.
  package let fits: [DeviceFit]
  /// What kept the file from being read or laid out.
  package let failure: Failure?

  package enum Failure: Sendable {
    /// It cannot be read.
    case unreadable
    /// The work on it takes too long.
    case givenUp
    /// It can be read, but not understood.
    case malformed
    /// A state or property that the command line names is not there.
    case unknownRequest(String)
  }

  package var worst: FindingLevel? { findings.map(\.level).max() }

  package init(_ file: String, _ findings: [Finding], scenes: Int, fits: [DeviceFit] = [], failure: Failure? = nil) {
    self.file = file
    self.findings = findings.enumerated().sorted { one, other in
      let (a, b) = (one.element.position, other.element.position)
      return (a?.line ?? 0, a?.column ?? 0, one.offset) < (b?.line ?? 0, b?.column ?? 0, other.offset)
    }.map(\.element)
    self.scenes = scenes
    self.fits = fits
    self.failure = failure
  }

  /// A file in which nothing was looked for.
  package static func missing(_ file: String, _ reason: String, _ failure: Failure) -> FileFindings {
    FileFindings(file, [Finding(.invalidFile, reason, at: nil, about: "file")], scenes: 0, failure: failure)
  }
}
