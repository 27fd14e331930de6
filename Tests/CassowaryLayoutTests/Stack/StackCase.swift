@testable import CassowaryLayout

/// A case of the collection: its name, and the scene that its prose describes.
struct StackCase: Sendable, CustomStringConvertible {
  let id: String
  /// Whether both hiding behaviours are to give the same frames.
  var hides = false
  let build: @Sendable (StackScene, StackView.HidingBehavior) -> Void

  var description: String { id }

  init(_ id: String, hides: Bool = false, _ build: @escaping @Sendable (StackScene, StackView.HidingBehavior) -> Void) {
    self.id = id
    self.hides = hides
    self.build = build
  }

  static let all = alignments + spacings + distributions + hidings + nestings
}

extension StackCase {
  static let alignments = [
    StackCase("layout-align-center") { scene, _ in
      let stack = scene.stack("S", .vertical)
      stack.spacing = 2
      stack.alignment = .center
      stack.arrange([scene.box("A", width: 50, height: 10), scene.box("B", width: 120, height: 20)])
      scene.place(stack, width: 200)
    },
    StackCase("layout-align-fill-tallest") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 4
      stack.arrange([
        scene.box("A", width: 10, height: 30), scene.box("B", width: 20, height: 44),
        scene.box("C", width: 30, height: 20),
      ])
      scene.place(stack)
    },
    StackCase("layout-align-first-baseline") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 5
      stack.alignment = .firstBaseline
      let (one, other) = (scene.box("A", width: 40, height: 25), scene.box("B", width: 30, height: 15))
      one.first = Baseline(offset: 20)
      other.first = Baseline(offset: 12)
      stack.arrange([one, other])
      scene.place(stack)
    },
    StackCase("layout-aspect-in-stack") { scene, _ in
      let stack = scene.stack("S", .vertical)
      stack.spacing = 8
      let image = scene.box("I")
      stack.arrange([image, scene.box("L", height: 20)])
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5625).isActive = true
      scene.place(stack, width: 320)
    },
    StackCase("layout-aspect-variable-width") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 8
      let image = scene.box("I")
      stack.arrange([image, scene.box("L", width: 60, height: 18)])
      image.heightAnchor.constraint(equalToConstant: 20).isActive = true
      image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 2.5).isActive = true
      scene.place(stack, width: 200)
    },
    StackCase("layout-right-to-left-stack") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 10
      scene.root.layoutDirection = .rightToLeft
      let (one, other) = (scene.box("A", width: 50), scene.box("B", width: 70))
      one.setContentHuggingPriority(251, for: .horizontal)
      stack.arrange([one, other])
      scene.place(stack, width: 200, height: 30)
    },
  ]

  static let spacings = [
    StackCase("layout-custom-spacing-last-view") { scene, _ in
      let stack = scene.stack("S", .vertical)
      stack.spacing = 8
      stack.arrange([scene.box("A", height: 15), scene.box("B", height: 25)])
      stack.setCustomSpacing(50, after: scene.view("B"))
      scene.place(stack, width: 90)
    },
    StackCase("layout-custom-spacing") { scene, _ in
      let stack = scene.stack("S", .vertical)
      stack.spacing = 8
      stack.arrange([
        scene.box("H", height: 20), scene.box("A", height: 15), scene.box("B", height: 15), scene.box("G", height: 10),
      ])
      stack.setCustomSpacing(32, after: scene.view("H"))
      stack.setCustomSpacing(24, after: scene.view("B"))
      scene.place(stack, width: 90)
    },
    StackCase("layout-negative-spacing") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = -12
      stack.arrange(["A", "B", "C"].map { scene.box($0, width: 40) })
      scene.place(stack, height: 40)
    },
  ]

  static let distributions = [
    StackCase("layout-equal-buttons-widest") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.arrange([scene.box("A", width: 80), scene.box("B", width: 120)])
      scene.place(stack, height: 44)
      // What a free width means: as little as the buttons allow.
      scene.shrink(stack, .horizontal)
    },
    StackCase("layout-equal-centering") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.distribution = .equalCentering
      stack.arrange([scene.box("A", width: 20), scene.box("B", width: 40), scene.box("C", width: 60)])
      scene.place(stack, width: 240, height: 10)
    },
    StackCase("layout-equal-spacing-hidden", hides: true) { scene, behavior in
      let stack = scene.stack("S", .horizontal, behavior)
      stack.distribution = .equalSpacing
      stack.arrange([
        scene.box("A", width: 20), scene.box("B", width: 40), scene.box("D", width: 60), scene.box("E", width: 30),
      ])
      scene.place(stack, width: 240, height: 10)
      scene.view("D").isHidden = true
    },
    StackCase("layout-equal-spacing") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 5
      stack.distribution = .equalSpacing
      stack.arrange([scene.box("A", width: 20), scene.box("B", width: 40), scene.box("C", width: 60)])
      scene.place(stack, width: 240, height: 10)
    },
    StackCase("layout-fill-equally-one-hidden", hides: true) { scene, behavior in
      let stack = scene.stack("S", .horizontal, behavior)
      stack.spacing = 5
      stack.distribution = .fillEqually
      stack.arrange([scene.box("A", width: 10), scene.box("B", width: 90), scene.box("C", width: 200)])
      scene.place(stack, width: 310, height: 40)
      scene.view("C").isHidden = true
    },
    StackCase("layout-fill-proportionally-spacing") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 1
      stack.distribution = .fillProportionally
      stack.arrange((0..<20).map { scene.box("V\($0)", width: 1) })
      scene.place(stack, width: 119, height: 20)
    },
    StackCase("layout-fill-proportionally") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.distribution = .fillProportionally
      stack.arrange([scene.box("A", width: 25), scene.box("B", width: 75)])
      scene.place(stack, width: 240, height: 30)
    },
    StackCase("layout-hugging-decides") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.spacing = 8
      let (one, other) = (scene.box("A", width: 80), scene.box("B", width: 60))
      one.setContentHuggingPriority(251, for: .horizontal)
      stack.arrange([one, other])
      scene.place(stack, width: 300, height: 20)
    },
    StackCase("layout-hugging-tie-is-ambiguous") { scene, _ in
      let stack = scene.stack("S", .horizontal)
      stack.arrange([scene.box("A", width: 80), scene.box("B", width: 60)])
      scene.place(stack, width: 300, height: 20)
    },
  ]
}
