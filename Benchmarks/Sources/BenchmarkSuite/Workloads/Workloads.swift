/// The workloads there are, in the order of the results.
enum Workloads {
  static let all: [any Workload] = [
    ChainWorkload(), WindowWorkload(), TreeWorkload(), ToggleWorkload(), CellsWorkload(), SqueezeWorkload(),
    RelativeWorkload(), DragWorkload(), RowsWorkload(change: .resize), RowsWorkload(change: .toggle), MixedWorkload(),
    RandomWorkload(kind: .threeTerms), RandomWorkload(kind: .mixedCoefficients), GridWorkload(),
    PrioritiesWorkload(levels: 4), PrioritiesWorkload(levels: 200), TableWorkload(),
  ]

  /// The workloads that a word of `--filter` means, without case: one by its name, or all of a family.
  static func named(_ word: String) -> [any Workload] {
    let word = word.lowercased()
    return all.filter { $0.name.lowercased() == word || $0.family.lowercased() == word }
  }
}
