import Cassowary
import CassowaryLayout

/// Pairs of sizes of views that move against each other, with what is asked of each view again and again.
struct SizePairs {
  private let scene: LayoutScene
  /// By variable: the view whose size it is, `nil` where it is none.
  private var sizes: [Variable.ID: (view: Int, axis: Axis)?] = [:]
  /// By view.
  private var contents: [Size?]
  private var met: Set<Pair> = []

  private struct Pair: Hashable {
    let first: Int
    let second: Int
    let axis: Axis
  }

  init(_ scene: LayoutScene) {
    self.scene = scene
    contents = Array(repeating: nil, count: scene.views.count)
  }

  /// The view of the document whose size a variable is.
  mutating func size(_ variable: Variable) -> (view: Int, axis: Axis)? {
    if let known = sizes[variable.id] { return known }
    var size: (view: Int, axis: Axis)?
    if let quantity = scene.root.layoutQuantity(of: variable), quantity.isSize,
      case .view(let index) = scene.index(of: quantity.item)
    {
      size = (index, quantity.axis)
    }
    sizes[variable.id] = .some(size)
    return size
  }

  /// The extent of a view's content; `nil` if it has none.
  mutating func content(of view: Int, along axis: Axis) -> Double? {
    let size = contents[view] ?? scene.views[view].intrinsicContentSize
    contents[view] = size
    return size[axis] >= 0 ? size[axis] : nil
  }

  /// Notes a pair; false if it was there.
  mutating func insert(_ first: Int, _ second: Int, _ axis: Axis) -> Bool {
    met.insert(Pair(first: first, second: second, axis: axis)).inserted
  }
}
