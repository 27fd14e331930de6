@testable import CassowaryLayout

extension StackCase {
  static let hidings = [
    StackCase("layout-hidden-999-height", hides: true) { scene, behavior in
      let height = hiddenRow(scene, behavior)
      height.priority = 999
      height.isActive = true
    },
    StackCase("layout-hidden-required-height-conflict", hides: true) { scene, behavior in
      hiddenRow(scene, behavior).isActive = true
    },
    StackCase("layout-hidden-container-insets-999", hides: true) { scene, behavior in
      let stack = scene.stack("S", .vertical, behavior)
      let container = scene.box("K")
      stack.arrange([scene.box("A", height: 50), container, scene.box("C", height: 50)])
      scene.box("Q", height: 28).fill(container, inset: 8, bottom: 999)
      scene.place(stack, width: 300)
      container.isHidden = true
    },
    StackCase("layout-hidden-first", hides: true) { scene, behavior in
      _ = rows(scene, behavior)
      scene.view("A").isHidden = true
    },
    StackCase("layout-hidden-middle", hides: true) { scene, behavior in
      _ = rows(scene, behavior)
      scene.view("B").isHidden = true
    },
    StackCase("layout-hidden-two-neighbours", hides: true) { scene, behavior in
      let stack = scene.stack("S", .horizontal, behavior)
      stack.spacing = 6
      stack.arrange(
        zip(["A", "B", "C", "D", "E"], [20, 30, 40, 50, 60]).map { scene.box($0.0, width: Double($0.1)) })
      scene.place(stack, height: 50)
      scene.view("B").isHidden = true
      scene.view("C").isHidden = true
    },
  ]

  /// Three rows of 40, 60 and 30.
  private static func rows(_ scene: StackScene, _ behavior: StackView.HidingBehavior) -> StackView {
    let stack = scene.stack("S", .vertical, behavior)
    stack.spacing = 10
    stack.arrange([scene.box("A", height: 40), scene.box("B", height: 60), scene.box("C", height: 30)])
    scene.place(stack, width: 220)
    return stack
  }

  /// Three rows, the middle one hidden; its height of 96 is returned and not yet active.
  private static func hiddenRow(_ scene: StackScene, _ behavior: StackView.HidingBehavior) -> LayoutConstraint {
    let stack = scene.stack("S", .vertical, behavior)
    stack.spacing = 8
    let row = scene.box("B", height: 30)
    stack.arrange([scene.box("A", height: 20), row, scene.box("C", height: 40)])
    scene.place(stack, width: 200)
    row.isHidden = true
    let height = row.heightAnchor.constraint(equalToConstant: 96)
    height.identifier = "rowHeight"
    return height
  }

  static let nestings = [
    StackCase("layout-hidden-nested-stack-conflict", hides: true) { scene, behavior in
      let (outer, inner) = (scene.stack("O", .vertical, behavior), scene.stack("N", .vertical, behavior))
      inner.spacing = 12
      inner.arrange([scene.box("U", height: 18), scene.box("L", height: 18)])
      outer.arrange([scene.box("T", height: 30), inner])
      scene.place(outer, width: 200)
      inner.isHidden = true
    },
    StackCase("layout-hidden-nested-stack-wrapped-999", hides: true) { scene, behavior in
      let (outer, inner) = (scene.stack("O", .vertical, behavior), scene.stack("N", .vertical, behavior))
      outer.spacing = 10
      inner.spacing = 12
      inner.arrange([scene.box("U", height: 18), scene.box("L", height: 18)])
      let wrapper = scene.box("K")
      inner.fill(wrapper, bottom: 999)
      outer.arrange([scene.box("T", height: 30), wrapper, scene.box("D", height: 20)])
      scene.place(outer, width: 200)
      wrapper.isHidden = true
    },
    StackCase("layout-nested-stacks-equal-columns") { scene, _ in
      let (outer, inner) = (scene.stack("O", .horizontal), scene.stack("N", .vertical))
      outer.spacing = 10
      outer.distribution = .fillEqually
      inner.spacing = 5
      let row = scene.box("U", height: 30)
      row.setContentHuggingPriority(251, for: .vertical)
      inner.arrange([row, scene.box("W", height: 20)])
      outer.arrange([inner, scene.box("Z")])
      scene.place(outer, width: 210, height: 100)
    },
    StackCase("layout-scroll-stack-collapsed-row", hides: true) { scene, behavior in
      let scrollView = ScrollView(frame: Rect(x: 20, y: 20, width: 335, height: 400))
      scene.root.addSubview(scrollView)
      scene.name(scrollView.contentLayoutGuide, "G")
      let stack = scene.stack("S", .vertical, behavior)
      stack.spacing = 10
      stack.arrange((1...5).map { scene.box("R\($0)", height: 100) })
      scrollView.addSubview(stack)
      let content = scrollView.contentLayoutGuide
      LayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
      scene.view("R3").isHidden = true
      scene.view("R5").isHidden = true
    },
  ]
}
