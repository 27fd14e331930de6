/// Reads whole files.
package enum FileInput {
  /// The bytes of the file, or of standard input for `-`; no more than `limit` + 1 of them, so that a file that is
  /// too large shows without being read to its end.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? FileDescriptor.standardInput.number : try Platform.openToRead(path)
    defer { if !isStandardInput { Platform.closeFile(descriptor) } }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try Platform.readBytes(descriptor, count: min(1 << 16, limit + 1 - bytes.count))
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }
}
