extension FileOutput {
  /// Writes a text as a whole file, in the place of what was there.
  package static func write(_ text: String, to path: String) throws(SystemError) {
    let descriptor = try Platform.openToWrite(path)
    defer { Platform.closeFile(descriptor) }
    try Platform.writeAll(Array(text.utf8), to: descriptor)
  }
}
