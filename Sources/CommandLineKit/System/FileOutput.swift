/// Text on its way to standard output or standard error, gathered into large pieces.
package final class FileOutput {
  private let descriptor: FileDescriptor
  /// A person who watches wants each line when it is there.
  private let isTerminal: Bool
  private var buffer: [UInt8] = []
  /// Why text was lost; nothing more is written then.
  package private(set) var error: SystemError?

  private static let capacity = 1 << 16

  package init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    isTerminal = Platform.isTerminal(descriptor.number)
  }

  package func write(_ text: String) {
    buffer += text.utf8
    if isTerminal || buffer.count >= Self.capacity { flush() }
  }

  /// Hands everything to the system.
  package func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard error == nil else { return }
    do throws(SystemError) {
      try Platform.writeAll(buffer, to: descriptor.number)
    } catch {
      self.error = error
    }
  }
}
