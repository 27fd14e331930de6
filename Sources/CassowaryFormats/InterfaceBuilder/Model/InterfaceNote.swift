/// Something that is passed over.
package struct InterfaceNote: Hashable, Sendable {
  package let message: String
  package let position: SourcePosition
}
