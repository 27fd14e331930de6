import CassowaryLayout

/// A view with what holds of it on a canvas.
struct ImportedView {
  let view: InterfaceView
  /// Those of the variations in place.
  let attributes: [String: String]
  /// As recorded.
  let frame: Rect

  var element: ViewElement { view.element }

  subscript(name: String) -> String? { attributes[name] }

  func isSet(_ name: String, default standard: Bool = false) -> Bool {
    attributes[name].map { $0 == "YES" } ?? standard
  }
}
