import CassowaryLayout
import Testing

/// Constraints from anchors, in one view inside another.
struct AnchorTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let view = LayoutView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func edgesAndConstants() throws {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 10, width: 360, height: 44))
  }

  @Test func multipliers() throws {
    // The case layout-anchor-multipliers.
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 7),
      LayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1.5,
        constant: 0),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -13),
    ])
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 210, y: 235, width: 180, height: 52))
  }

  @Test func constantsAreLive() throws {
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    height.isActive = true
    try root.layoutIfNeeded()
    height.constant = 50
    #expect(view.frame.height == 44)
    let pass = try root.layoutIfNeeded()
    #expect(view.frame.height == 50)
    #expect(pass.changedViews.map { $0 === view } == [true])
  }

  @Test func rightToLeft() throws {
    root.layoutDirection = .rightToLeft
    let other = LayoutView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      other.widthAnchor.constraint(equalToConstant: 50),
    ])
    try root.layoutIfNeeded()
    #expect(view.frame.minX == 280)
    #expect(other.frame.maxX == 272)
  }
}
