import CassowaryLayout

/// A bar at the bottom of the screen: a row of four buttons, and a panel above them that opens and closes.
package final class BottomBar {
  package let view: LayoutView
  package let bar = StackView()
  package let panel = LayoutView()
  package let row = StackView()
  package let buttons = (1...4).map { Button(title: "Item \($0)") }
  package let title = Label(text: "Now playing")
  package let subtitle = Label(text: "Nothing")

  /// - Parameter literalWidths: Buttons are a quarter of the screen in whole points, as it is often written. On a screen whose
  ///   width is no multiple of four the open panel then contradicts the row.
  package init(screen: Size, literalWidths: Bool = false) {
    view = LayoutView(frame: Rect(origin: Point(), size: screen))
    bar.axis = .vertical
    row.axis = .horizontal
    for subview in [bar, panel, row, title, subtitle] + buttons as [LayoutView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(bar)
    bar.addArrangedSubview(panel)
    bar.addArrangedSubview(row)
    panel.addSubview(title)
    panel.addSubview(subtitle)
    for button in buttons {
      row.addArrangedSubview(button)
      button.heightAnchor.constraint(equalToConstant: 50).isActive = true
      if literalWidths {
        button.widthAnchor.constraint(equalToConstant: (screen.width / 4).rounded(.down)).isActive = true
      } else {
        button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 4).isActive = true
      }
    }
    LayoutConstraint.activate([
      bar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      panel.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 10),
      title.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: panel.centerYAnchor, constant: -14),
      subtitle.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      subtitle.centerYAnchor.constraint(equalTo: panel.centerYAnchor, constant: 14),
    ])
    let panelWidth = panel.widthAnchor.constraint(equalTo: view.widthAnchor)
    panelWidth.identifier = "panelWidth"
    panelWidth.isActive = true
    panel.isHidden = true
  }

  package func toggle() { panel.isHidden.toggle() }
}
