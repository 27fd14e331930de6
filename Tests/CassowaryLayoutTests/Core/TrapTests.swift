import CassowaryLayout
import Testing

/// Where UIKit raises, the program stops. Each of these is a mistake in the program, not in data.
struct TrapTests {
  @Test func constraintsThatMeanNothingStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = LayoutConstraint(
        item: nil, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutConstraint(
        item: LayoutView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      let view = LayoutView()
      _ = LayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      let view = LayoutView()
      _ = LayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      let view = LayoutView()
      _ = view.leadingAnchor.constraint(equalTo: view.rightAnchor)
    }
  }

  @Test func numbersThatAreNoneStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = LayoutView().widthAnchor.constraint(equalToConstant: .nan) }
    await #expect(processExitsWith: .failure) {
      LayoutView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
    await #expect(processExitsWith: .failure) { LayoutView().widthAnchor.constraint(equalToConstant: 1).priority = 0 }
    await #expect(processExitsWith: .failure) {
      LayoutView().widthAnchor.constraint(equalToConstant: 1).priority = 1000.5
    }
    await #expect(processExitsWith: .failure) { LayoutView().setContentHuggingPriority(0, for: .horizontal) }
    await #expect(processExitsWith: .failure) {
      LayoutView().setContentCompressionResistancePriority(1001, for: .vertical)
    }
    await #expect(processExitsWith: .failure) { LayoutView().frame = Rect(x: .nan, y: 0, width: 1, height: 1) }
    await #expect(processExitsWith: .failure) { LayoutView().layoutMargins = EdgeInsets(top: .infinity) }
    await #expect(processExitsWith: .failure) { LayoutView().safeAreaInsets = EdgeInsets(left: .nan) }
    await #expect(processExitsWith: .failure) { ScrollView().contentOffset = Point(x: .infinity) }
    await #expect(processExitsWith: .failure) { LayoutView().displayScale = -1 }
  }

  @Test func constraintsBetweenHierarchiesStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let (one, other) = (LayoutView(), LayoutView())
      one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    }
    await #expect(processExitsWith: .failure) {
      let (one, other) = (LayoutView(), LayoutView())
      LayoutConstraint.activate([one.topAnchor.constraint(equalTo: other.topAnchor)])
    }
    // By hand, a view takes constraints of views inside it only.
    await #expect(processExitsWith: .failure) {
      let (root, one, other) = (LayoutView(), LayoutView(), LayoutView())
      root.addSubview(one)
      root.addSubview(other)
      one.addConstraint(one.topAnchor.constraint(equalTo: other.topAnchor))
    }
  }

  @Test func viewsInsideThemselvesStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let view = LayoutView()
      view.addSubview(view)
    }
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (LayoutView(), LayoutView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    await #expect(processExitsWith: .failure) { LayoutView().insertSubview(LayoutView(), at: 1) }
    await #expect(processExitsWith: .failure) {
      let (one, other) = (LayoutView(), LayoutView())
      other.addLayoutGuide(one.layoutMarginsGuide)
    }
  }
}
