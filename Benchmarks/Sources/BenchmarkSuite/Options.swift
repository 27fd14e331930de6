/// What the command line asks for.
struct Options: Equatable {
  enum Format: String, CaseIterable {
    case table, json, markdown
  }

  /// Names of workloads, compared without case; nil for all.
  var filter: [String]?
  var sizes: [Int]?
  /// Peers that were named, which are fetched when they are missing; nil for whatever is there already.
  var peers: [String]?
  var format = Format.table
  /// Where drawings go; nil for none.
  var plotFolder: String?
  /// How often to hide and show a row to see whether memory stays flat; nil for not at all.
  var toggles: Int?
  var wantsHelp = false

  static let help = """
    Measures the solver on workloads of growing size, beside other solvers and the plain loop, in one run.

    usage: benchmarks [--filter NAMES] [--sizes NUMBERS] [--peers NAMES] [--format FORMAT] [--plot FOLDER]
                      [--toggles NUMBER]

      --filter w1,w2       only these workloads (\(Workloads.all.map(\.name).joined(separator: ", ")))
      --sizes 1000,3000    these sizes instead of each workload's own
      --peers kiwi,hand    compare with these, fetching what is missing, or with `none`;
                           without it with those that are there (\(Peers.others.map(\.name).joined(separator: ", ")))
      --format FORMAT      \(Format.allCases.map(\.rawValue).joined(separator: ", ")); progress goes to standard error
      --plot FOLDER        draw time over size, a file for each workload, into this folder
      --toggles 1000000    hide and show rows that often, too, and see whether memory stays flat
      --help               this text

    Every value of every step is checked against its closed form; a wrong answer is reported and never timed,
    one of ours ends in exit code 1.
    Times are the least of at least \(Limits.leastRuns) runs. A peer that needs more than \(Int(Limits.peerSeconds)) s \
    for a build or a step is stopped and left out of larger sizes; one whose runs are slow has fewer of them.
    """

  /// Takes the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name: String
      var value: String?
      if let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      } else {
        name = argument
      }
      if name == "--help" || name == "-h" {
        wantsHelp = true
        continue
      }
      guard ["--filter", "--sizes", "--peers", "--format", "--plot", "--toggles"].contains(name) else {
        throw UsageError(message: "unknown argument '\(argument)'")
      }
      guard let value = value ?? rest.popFirst() else { throw UsageError(message: "\(name) needs a value") }
      try set(name, to: value)
    }
  }

  private mutating func set(_ name: String, to value: String) throws(UsageError) {
    if name == "--plot" {
      guard !value.isEmpty else { throw UsageError(message: "--plot needs a folder") }
      plotFolder = value
      return
    }
    let items = value.split(separator: ",").map { $0.lowercased() }
    guard !items.isEmpty else { throw UsageError(message: "\(name) needs a value") }
    switch name {
    case "--filter":
      filter = try items.map { item throws(UsageError) in
        let found = Workloads.named(item)
        guard !found.isEmpty else { throw UsageError(message: "unknown workload '\(item)'") }
        return found.map(\.name)
      }.flatMap { $0 }
    case "--sizes":
      sizes = try items.map { item throws(UsageError) in
        guard let size = Int(item), size > 0 else { throw UsageError(message: "'\(item)' is not a size") }
        return size
      }
    case "--peers":
      let known = Peers.others.map(\.name)
      for item in items where item != "none" && !known.contains(item) {
        throw UsageError(message: "unknown peer '\(item)'; known: \(known.joined(separator: ", ")), none")
      }
      peers = items.filter { $0 != "none" }
    case "--toggles":
      guard let count = Int(value), count > 0 else {
        throw UsageError(message: "'\(value)' is not a number of toggles")
      }
      toggles = count
    default:
      guard let format = Format(rawValue: value) else { throw UsageError(message: "unknown format '\(value)'") }
      self.format = format
    }
  }
}

/// An argument that makes no sense.
struct UsageError: Error, Equatable {
  let message: String
}
