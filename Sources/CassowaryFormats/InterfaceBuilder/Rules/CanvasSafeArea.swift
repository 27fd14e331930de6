import CassowaryLayout

extension InterfaceImport {
  /// The safe area of the root view by the rules: what bars and corners cover of it on the canvas.
  var ruledSafeArea: EdgeInsets {
    guard screen.isMain else { return .zero }
    guard let controller = screen.controller else {
      // A table keeps its cells clear of bars.
      return sources[0].element.isCell ? .zero : nibSafeArea
    }
    let bars = file.bars[controller].fitting(canvas.traits)
    var insets = controllerSafeArea(controller)
    if let bar = bars.navigationBar { insets.top = (canvas.isOwn ? bar.end : nil) ?? insets.top + bar.height }
    insets.bottom += bars.tabBarHeight + bars.toolbarHeight
    return canvas.isOwn ? withoutOutside(insets, controller) : insets
  }

  /// Without what covers the screen above and below a view that was recorded between its bars.
  private func withoutOutside(_ insets: EdgeInsets, _ controller: Int) -> EdgeInsets {
    guard let screen = canvas.screenSize, let root = sources.first?.frame, !file.isFreeform(controller) else {
      return insets
    }
    var inner = insets
    if root.minY > 0 {
      inner.top = max(0, insets.top - root.minY)
      inner.bottom = max(0, insets.bottom - max(0, screen.height - root.maxY))
    } else if root.height < screen.height {
      if !file.extends(controller, behindBarAt: "top") { inner.top = 0 }
      if !file.extends(controller, behindBarAt: "bottom") { inner.bottom = 0 }
    }
    return inner
  }

  /// A xib's view shows no status bar, but corners and cut-outs.
  private var nibSafeArea: EdgeInsets {
    var insets = canvas.safeArea
    insets.top = canvas.cutout
    return insets
  }

  private func controllerSafeArea(_ controller: Int) -> EdgeInsets {
    if file.isFreeform(controller) { return freeformSafeArea }
    guard let screenSize = canvas.screenSize, canvas.isOwn, rootSize.height != screenSize.height else {
      return showsStatusBar(controller) ? canvas.safeArea : nibSafeArea
    }
    // A sheet leaves free what is above it; an embedded view lies inside of what is covered.
    let isSheet =
      rootSize.width == screenSize.width && rootSize.height < screenSize.height && !file.isEmbedded(controller)
    return isSheet ? EdgeInsets(bottom: canvas.safeArea.bottom) : .zero
  }

  /// A view of a size of its own lies in the screen's upper left corner, without a status bar.
  private var freeformSafeArea: EdgeInsets {
    let screen = canvas.screenSize ?? rootSize
    return EdgeInsets(
      top: canvas.cutout,
      bottom: min(max(canvas.safeArea.bottom - (screen.height - rootSize.height), 0), canvas.safeArea.bottom))
  }

  /// Tools since Xcode 11 always draw one.
  private func showsStatusBar(_ controller: Int) -> Bool {
    let node = file.controllers[controller].node
    return file.tools >= .xcode11 || file.tree.child(of: node, named: "nil", key: "simulatedStatusBarMetrics") == nil
  }
}

extension InterfaceFile {
  /// Whether the controller's view has a size of its own.
  func isFreeform(_ controller: Int) -> Bool {
    let node = controllers[controller].node
    return tree.child(of: node, named: "size", key: "freeformSize") != nil
      || tree.child(of: node, named: "freeformSimulatedSizeMetrics") != nil
  }

  /// Whether the controller's view goes on behind the bars at an edge.
  fileprivate func extends(_ controller: Int, behindBarAt edge: String) -> Bool {
    tree.child(of: controllers[controller].node, named: "extendedEdge", key: "edgesForExtendedLayout").map {
      attribute(edge, of: $0) == "YES"
    } ?? true
  }

  /// Whether a view of another controller holds this one's.
  func isEmbedded(_ controller: Int) -> Bool {
    let id = controllers[controller].id
    return segues.values.contains { $0.contains { $0.kind == "embed" && $0.destination == id } }
  }
}
