import CassowaryLayout

/// Finds the objects of an Interface Builder file in its elements.
struct InterfaceReader {
  private let tree: MarkupTree
  private var views: [InterfaceView] = []
  private var controllers: [InterfaceController] = []
  private var screens: [InterfaceScreen] = []
  private var guides: [String: InterfaceGuide] = [:]
  private var images: [String: InterfaceImage] = [:]
  private var segues: [Int: [InterfaceSegue]] = [:]
  private var notes: [InterfaceNote] = []
  /// The view, and the controller, that each element is or stands in.
  private var viewAround: [Int?] = []
  private var controllerAround: [Int?] = []
  private var sceneAround: [Int?] = []
  private var notedNames: Set<String> = []
  private let isStoryboard: Bool

  init(_ tree: MarkupTree) {
    self.tree = tree
    isStoryboard = tree.child(of: 0, named: "scenes") != nil
  }

  mutating func read() -> InterfaceFile {
    for (index, node) in tree.nodes.enumerated() { visit(index, node) }
    // Guides may stand before or behind the view that they belong to.
    for (index, node) in tree.nodes.enumerated() { readGuide(index, node) }
    return InterfaceFile(
      tree: tree, isStoryboard: isStoryboard,
      tools: ToolsVersion(tree.root.attributes["toolsVersion"] ?? ""), device: CanvasDevice(in: tree), views: views,
      controllers: controllers, screens: screens, guides: guides, images: images, segues: segues,
      notes: notes)
  }

  private mutating func visit(_ index: Int, _ node: MarkupNode) {
    let parent = node.parent
    let around = parent >= 0 ? viewAround[parent] : nil
    let controller = parent >= 0 ? controllerAround[parent] : nil
    let scene = parent >= 0 ? sceneAround[parent] : nil
    viewAround.append(around)
    controllerAround.append(controller)
    sceneAround.append(node.name == "scene" ? index : scene)
    if node.name == "image" { readImage(node) }
    if node.name == "segue", let controller, let destination = node.attributes["destination"] {
      segues[controller, default: []].append(
        InterfaceSegue(
          destination: destination, kind: node.attributes["kind"] ?? "",
          relationship: node.attributes["relationship"]))
    }
    if let id = node.attributes["id"], node.name.hasSuffix("Controller"), around == nil {
      controllerAround[index] = controllers.count
      controllers.append(InterfaceController(node: index, id: id))
    } else if isView(index, node) {
      addView(index, node, around: around, controller: controller, scene: scene)
    }
  }

  private mutating func isView(_ index: Int, _ node: MarkupNode) -> Bool {
    // It holds another frame of the view around it.
    if node.name == "variation" || ViewElement.passedOver.contains(node.name) { return false }
    let hasFrame = tree.child(of: index, named: "rect", key: "frame") != nil
    if ViewElement.named(node.name) != nil { return hasFrame || node.attributes["id"] != nil }
    let isSubview = node.parent >= 0 && tree.nodes[node.parent].name == "subviews"
    guard isSubview || hasFrame else { return false }
    if notedNames.insert(node.name).inserted {
      let what = hasFrame ? "it is laid out as a plain view" : "it is passed over"
      notes.append(
        InterfaceNote(
          kind: .unfamiliar, message: "<\(node.name)> is not known here; \(what)",
          position: tree.position(of: index)))
    }
    return hasFrame
  }

  private mutating func addView(
    _ index: Int, _ node: MarkupNode, around superview: Int?, controller: Int?, scene: Int?
  ) {
    let isArranged =
      superview.map { views[$0].element.name == "stackView" && tree.nodes[node.parent].name == "subviews" } ?? false
    let view = views.count
    let key = node.attributes["key"]
    viewAround[index] = view
    views.append(
      InterfaceView(
        node: index, id: node.attributes["id"], element: ViewElement.named(node.name) ?? .plain, superview: superview,
        key: key, isArranged: isArranged))
    if let superview {
      views[superview].subviews.append(view)
      return
    }
    let isRoot = key == "view" && controller != nil
    if isRoot, let controller { controllers[controller].view = view }
    let sceneID = scene.flatMap { tree.attribute("sceneID", of: $0) }
    screens.append(
      InterfaceScreen(
        view: view, id: (isRoot ? sceneID : nil) ?? node.attributes["id"] ?? "root", scene: sceneID,
        controller: controller,
        isMain: isRoot || !isStoryboard))
  }

  private mutating func readGuide(_ index: Int, _ node: MarkupNode) {
    guard let id = node.attributes["id"] else { return }
    switch node.name {
    case "viewLayoutGuide":
      guard let view = viewAround[index], let kind = Self.kind(node.attributes["key"]) else { return }
      guides[id] = InterfaceGuide(kind: kind, view: view)
    case "viewControllerLayoutGuide":
      guard let view = controllerAround[index].flatMap({ controllers[$0].view }) else { return }
      guides[id] = InterfaceGuide(kind: node.attributes["type"] == "bottom" ? .bottom : .top, view: view)
    default: return
    }
  }

  private static func kind(_ key: String?) -> InterfaceGuide.Kind? {
    switch key {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .content
    case "frameLayoutGuide": .frame
    case "layoutMargins": .margins
    case "readableContent": .readable
    case "keyboard": .keyboard
    default: nil
    }
  }

  private mutating func readImage(_ node: MarkupNode) {
    guard let name = node.attributes["name"], let width = node.attributes["width"].flatMap(InterfaceNumber.decimal),
      let height = node.attributes["height"].flatMap(InterfaceNumber.decimal)
    else { return }
    images[name] = InterfaceImage(
      size: Size(width: width, height: height), isSymbol: node.attributes["catalog"] == "system")
  }
}
