import CassowaryFormats
import CassowaryLayout
import Foundation
import _TestSupport

// Reads, imports and lays out mutated Interface Builder files. A mistake of ours ends the process: the number of the input
// stands in the file that `--trace` names, and `--first N --inputs 1` repeats it.

/// `--name value` on the command line.
func option(_ name: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: "--" + name), index + 1 < CommandLine.arguments.count else {
    return nil
  }
  return CommandLine.arguments[index + 1]
}

let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
let folders = [tests + "/CassowaryFormatsTests/Fixtures/Interface/", tests + "/Fuzz/Corpus/"]
var seeds: [(bytes: [UInt8], tree: Element?)] = []
for folder in folders {
  for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
    let bytes = Array(FileManager.default.contents(atPath: folder + name) ?? Data())
    let tree = try? MarkupTree.read(SourceText(name: name, bytes: bytes))
    seeds.append((bytes, tree.map { Element($0) }))
  }
}
let first = option("first").flatMap { Int($0) } ?? 0
let inputs = option("inputs").flatMap { Int($0) } ?? 10_000
let trace = option("trace")
let limit = option("seconds").flatMap { Double($0) } ?? 10
var counts = FuzzCounts()
for number in first..<(first + inputs) {
  if let trace { try String(number).write(toFile: trace, atomically: false, encoding: .utf8) }
  let start = Date()
  counts.run(FuzzInput(number, seeds: seeds))
  let seconds = Date().timeIntervalSince(start)
  precondition(seconds < limit, "input \(number) took \(seconds) seconds")
  if (number + 1) % 10_000 == 0 { print("\(number + 1): \(counts)") }
}
print("\(inputs) inputs from \(first): \(counts)")
