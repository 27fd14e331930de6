import CassowaryLayout

extension InterfaceImport {
  /// Margins that a view has by its kind, `nil` for those of every view.
  func kindMargins(of index: Int) -> EdgeInsets? {
    let imported = sources[index]
    guard let superview = specs[index].parent else {
      guard screen.isMain else { return nil }
      let readable = imported.isSet("layoutMarginsFollowReadableWidth") ? (rootSize.width - Self.readableWidth) / 2 : 0
      let side = max(sideMargin, readable)
      return EdgeInsets(left: side, right: side)
    }
    guard imported.element.name == "tableViewCellContentView" else { return nil }
    let side = cellMargin(imported, isAlone: specs[superview].parent == nil)
    let vertical = cellVerticalMargin
    let hasAccessory = sources[superview]["accessoryType"] != nil
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : side)
  }

  /// The widest column that is good to read, at the default text size.
  private static let readableWidth = 672.0

  /// The width from which on a screen is wide.
  static let wideScreen = 414.0

  /// At the sides of a root view and of tables' cells: wide screens have more, but for those of televisions.
  private var sideMargin: Double {
    let width = (canvas.size ?? rootSize).width
    return width < Self.wideScreen || canvas.isTelevision ? 16 : 20
  }

  private func cellMargin(_ content: ImportedView, isAlone: Bool) -> Double {
    if file.tools >= .xcode26 { return 20 }
    // What cells had before they followed their table.
    return isAlone && file.tools < .xcode11 ? 15 : sideMargin
  }

  private var cellVerticalMargin: Double {
    if file.tools >= .xcode26 { return 15 }
    return file.tools < .xcode10 ? 8 : 11
  }
}
