/// A view or guide of a document.
enum ItemSpec: Hashable, Sendable {
  case view(Int)
  case guide(Int)
  case viewGuide(Int, ItemGuide)
}
