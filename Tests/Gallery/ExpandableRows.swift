import CassowaryLayout

/// Rows in a scroll view, one of which folds away.
package final class ExpandableRows {
  package let view: LayoutView
  package let scrollView = ScrollView()
  package let stack = StackView()
  package let rows = [LayoutView(), LayoutView(), LayoutView()]
  package let button = Button(title: "")
  private let middleHeight: LayoutConstraint

  package init(screen: Size, safeArea: EdgeInsets) {
    view = LayoutView(frame: Rect(origin: Point(), size: screen))
    view.safeAreaInsets = safeArea
    // Written with a multiplier of 0 and no second item, as it often is: it means the constant.
    middleHeight = LayoutConstraint(
      item: rows[1], attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 0,
      constant: 300)
    stack.axis = .vertical
    for subview in [scrollView, stack, button] + rows { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    for row in rows { stack.addArrangedSubview(row) }
    rows[0].addSubview(button)
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -50),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      rows[0].heightAnchor.constraint(equalToConstant: 300),
      middleHeight,
      rows[2].heightAnchor.constraint(equalToConstant: 300),
      button.widthAnchor.constraint(equalToConstant: 30),
      button.heightAnchor.constraint(equalToConstant: 30),
      button.centerXAnchor.constraint(equalTo: rows[0].centerXAnchor),
      button.bottomAnchor.constraint(equalTo: rows[0].bottomAnchor),
    ])
    LayoutConstraint.activate(rows.map { $0.widthAnchor.constraint(equalTo: scrollView.widthAnchor) })
  }

  package func toggle() { middleHeight.constant = middleHeight.constant == 0 ? 300 : 0 }
}
