/// An open file of the process.
package struct FileDescriptor: Hashable, Sendable {
  let number: Int32

  package static let standardInput = FileDescriptor(number: 0)
  package static let standardOutput = FileDescriptor(number: 1)
  package static let standardError = FileDescriptor(number: 2)
}
