/// A layout guide of a document.
struct GuideSpec: Sendable {
  let id: String
  let owner: Int
  let place: DocumentPlace
}
