import CassowaryLayout

/// A card over a list, and a menu that slides in from the left over both.
package final class Overlay {
  package let view: LayoutView
  package let list = LayoutView()
  package let card = LayoutView()
  package let menu = LayoutView()
  package let menuWidth: Double
  private let menuLeading: LayoutConstraint

  package init(screen: Size) {
    view = LayoutView(frame: Rect(origin: Point(), size: screen))
    menuWidth = screen.width / 1.6
    menuLeading = menu.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -menuWidth)
    for subview in [list, card, menu] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    LayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -25),
      card.heightAnchor.constraint(equalToConstant: 200),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      menu.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 1.6),
      menu.topAnchor.constraint(equalTo: view.topAnchor),
      menu.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      menuLeading,
    ])
  }

  /// Moves the menu: 0 is closed, 1 is open.
  package func slide(to share: Double) { menuLeading.constant = -menuWidth * (1 - share) }
}
