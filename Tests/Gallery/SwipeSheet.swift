import CassowaryLayout

/// A sheet whose upper edge follows a finger and settles at one of two places.
package final class SwipeSheet {
  package let view: LayoutView
  package let sheet = LayoutView()
  package let handle = LayoutView()
  /// The upper edge of the open and of the closed sheet.
  package let openTop = 200.0
  package let closedTop: Double
  private let top: LayoutConstraint
  private var topAtStart: Double

  package init(screen: Size) {
    view = LayoutView(frame: Rect(origin: Point(), size: screen))
    closedTop = screen.height - 120
    topAtStart = closedTop
    top = sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: closedTop)
    top.priority = .dragThatCannotResizeScene
    for subview in [sheet, handle] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(sheet)
    sheet.addSubview(handle)
    LayoutConstraint.activate([
      top,
      // However far the finger goes, the sheet stays between its two ends.
      sheet.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: openTop),
      sheet.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -120),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      handle.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
      handle.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
      handle.widthAnchor.constraint(equalToConstant: 36),
      handle.heightAnchor.constraint(equalToConstant: 5),
    ])
  }

  package func beginDrag() { topAtStart = sheet.frame.minY }

  /// - Parameter distance: How far the finger went since ``beginDrag()``, downwards, in points.
  package func drag(by distance: Double) { top.constant = topAtStart + distance }

  /// Settles where less than half of the way is left.
  package func endDrag() {
    let middle = (openTop + closedTop) / 2
    top.constant = top.constant < middle ? openTop : closedTop
  }
}
