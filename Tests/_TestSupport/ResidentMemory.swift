#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Bytes of memory that this process has written to and still holds; `nil` where no `/proc` tells.
package func residentMemory() -> Int? {
  guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
  for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix("RssAnon:") {
    let words = line.split { $0 == " " || $0 == "\t" }
    return words.count > 1 ? Int(words[1]).map { $0 * 1024 } : nil
  }
  return nil
}
