import CassowaryLayout

/// A menu that shows its header, or also its items.
package final class DropDownMenu {
  package let view: LayoutView
  package let menu = LayoutView()
  package let stack = StackView()
  package let header = Button(title: "Choose")
  package private(set) var items: [Button] = []
  private let height: LayoutConstraint

  package init(screen: Size) {
    view = LayoutView(frame: Rect(origin: Point(), size: screen))
    height = menu.heightAnchor.constraint(equalToConstant: 30)
    stack.axis = .vertical
    for subview in [menu, stack, header] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(menu)
    menu.addSubview(stack)
    stack.addArrangedSubview(header)
    LayoutConstraint.activate([
      menu.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      menu.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      menu.widthAnchor.constraint(equalToConstant: 200),
      height,
      stack.topAnchor.constraint(equalTo: menu.topAnchor),
      stack.leadingAnchor.constraint(equalTo: menu.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: menu.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: menu.bottomAnchor),
      header.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  package var isOpen: Bool { !items.isEmpty }

  /// The items are made when the menu opens, and thrown away when it closes.
  package func toggle() {
    if isOpen {
      for item in items { item.removeFromSuperview() }
      items = []
      height.constant = 30
      return
    }
    height.constant = 200
    for title in ["First", "Second", "Third", "Fourth"] {
      let item = Button(title: title)
      items.append(item)
      stack.addArrangedSubview(item)
      if item !== items[0] { item.heightAnchor.constraint(equalTo: items[0].heightAnchor).isActive = true }
    }
  }
}
