import CassowaryLayout

/// A header, and a body that unfolds below it.
package final class Accordion {
  package let view: LayoutView
  package let stack = StackView()
  package let header = Label(text: "Details")
  package let body = LayoutView()
  package let text = Label(text: "All that there is to know.")
  package let bodyHeight: LayoutConstraint

  package init(screen: Size) {
    view = LayoutView(frame: Rect(origin: Point(), size: screen))
    bodyHeight = body.heightAnchor.constraint(equalToConstant: 0)
    stack.axis = .vertical
    for subview in [stack, header, body, text] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(stack)
    stack.addArrangedSubview(header)
    stack.addArrangedSubview(body)
    body.addSubview(text)
    body.isHidden = true
    body.alpha = 0
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
      text.centerXAnchor.constraint(equalTo: body.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: body.centerYAnchor),
      bodyHeight,
    ])
  }

  /// Shown before it grows.
  package func open() {
    body.isHidden = false
    bodyHeight.constant = 160
    body.alpha = 1
  }

  /// Hidden after it shrank.
  package func close() {
    bodyHeight.constant = 0
    body.alpha = 0
    body.isHidden = true
  }
}
