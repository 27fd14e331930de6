/// The guides of views that documents can name: `ID.safeArea`.
enum ItemGuide: String, CaseIterable, Hashable, Sendable {
  case safeArea
  case margins
  case readable
  /// Only scroll views have it, as ``frame``.
  case content
  case frame

  var needsScrollView: Bool { self == .content || self == .frame }
}
