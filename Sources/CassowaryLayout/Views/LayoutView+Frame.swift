extension LayoutView {
  /// The rectangle in the superview's coordinates, in points, after the last layout, rounded to pixels if the root has a
  /// ``displayScale``.
  ///
  /// Setting it moves a view that translates its autoresizing mask, and a root. What is set on another view lasts until the
  /// next layout.
  public final var frame: Rect {
    get { roundedFrame }
    set {
      require(newValue.isFinite, "the frame of \(nameForMessages) is \(newValue); it must be finite")
      if newValue.size != storedFrame.size { setNeedsLayout() }
      storedFrame = newValue
      roundedFrame = newValue.rounded(scale: root.displayScale)
      geometry.maskReference = nil
      flags.insert(.hasStaleFrame)
      engine?.queue(self)
    }
  }

  /// The frame before rounding.
  public final var exactFrame: Rect { storedFrame }

  /// The rectangle in the view's own coordinates. A scroll view's origin is its content offset.
  public final var bounds: Rect {
    get { Rect(origin: scrollOrigin, size: roundedFrame.size) }
    set {
      let middle = center
      frame = Rect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  public final var center: Point {
    get { Point(x: roundedFrame.midX, y: roundedFrame.midY) }
    set {
      frame = Rect(
        x: newValue.x - roundedFrame.width / 2, y: newValue.y - roundedFrame.height / 2, width: roundedFrame.width,
        height: roundedFrame.height)
    }
  }

  /// The rectangle that attributes refer to, in the superview's coordinates.
  public final var alignmentRect: Rect { roundedFrame.inset(by: alignmentInsets) }

  /// Whether frame and autoresizing mask become constraints; true by default. Set it to false for views that constraints lay
  /// out.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      if newValue == translatesAutoresizingMaskIntoConstraints { return }
      if newValue { flags.insert(.translatesMask) } else { flags.remove(.translatesMask) }
      geometry.maskReference = nil
      engine?.queue(self)
    }
  }

  /// Which parts of the frame follow the superview's size, from the sizes that both have when the layout first sees it.
  public final var autoresizingMask: AutoresizingMask {
    get { geometry.mask }
    set {
      if newValue == geometry.mask { return }
      geometry.mask = newValue
      geometry.maskReference = nil
      engine?.queue(self)
    }
  }

  /// A rectangle of this view's coordinates in those of another view of the hierarchy; in the root's for `nil`.
  public final func convert(_ rect: Rect, to other: LayoutView?) -> Rect {
    var result = rect
    var view: LayoutView? = self
    while let present = view, present.parent != nil {
      result = result.offsetBy(
        x: present.roundedFrame.minX - present.scrollOrigin.x, y: present.roundedFrame.minY - present.scrollOrigin.y)
      view = present.parent
    }
    view = other
    while let present = view, present.parent != nil {
      result = result.offsetBy(
        x: present.scrollOrigin.x - present.roundedFrame.minX, y: present.scrollOrigin.y - present.roundedFrame.minY)
      view = present.parent
    }
    return result
  }
}

extension Rect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
