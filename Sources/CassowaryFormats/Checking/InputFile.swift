/// A file that commands look into, whatever is in it.
package enum InputFile: Sendable {
  case layout(LayoutFile)
  case script(Script)

  /// What is read in folders.
  package static let suffixes = [".cass"] + LayoutFile.folderSuffixes

  /// Why a file cannot be understood: each mistake with its place.
  package struct Mistakes: Error, Sendable {
    package let list: [(position: SourcePosition, message: String)]
  }

  /// Reads screens or a script; the name's end tells which, else the first character.
  package static func read(_ name: String, _ bytes: [UInt8]) throws(Mistakes) -> InputFile {
    if name.hasEnding(in: [".cass"]) || !name.hasEnding(in: LayoutFile.suffixes) && !holdsScreens(bytes) {
      do throws(ScriptSyntaxErrors) {
        return .script(try Script(ScriptSource(name: name, bytes: bytes)))
      } catch {
        throw Mistakes(list: error.errors.map { ($0.position, $0.message) })
      }
    }
    do throws(DocumentErrors) {
      return .layout(try LayoutFile.read(SourceText(name: name, bytes: bytes)))
    } catch {
      throw Mistakes(list: error.errors.map { ($0.position, $0.message) })
    }
  }

  /// JSON, or XML.
  private static func holdsScreens(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    guard let first = rest.first(where: { !" \t\r\n".utf8.contains($0) }) else { return false }
    return "{[<".utf8.contains(first)
  }
}
