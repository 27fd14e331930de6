import CassowaryLayout

extension InterfaceImport {
  /// Margins that a view has by its kind, `nil` for those of every view.
  func kindMargins(of index: Int) -> EdgeInsets? {
    let imported = sources[index]
    if specs[index].parent == nil {
      guard screen.isMain else { return nil }
      let side = sideMargin
      return EdgeInsets(left: side, right: side)
    }
    guard imported.element.name == "tableViewCellContentView" else { return nil }
    let side = sideMargin
    let cell = specs[index].parent.map { sources[$0] }
    let vertical: Double = file.tools < .xcode10 ? 8 : 11
    return EdgeInsets(
      top: vertical, left: side, bottom: vertical, right: cell?["accessoryType"] == nil ? side : 8)
  }

  /// At the sides of a root view and of tables' cells.
  private var sideMargin: Double { (canvas.size ?? rootSize).width < 414 ? 16 : 20 }
}
