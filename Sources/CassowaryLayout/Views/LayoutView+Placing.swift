extension LayoutView {
  /// Puts the view at a frame that it has where its superview has a certain size; the autoresizing mask goes on from both.
  /// Files record them together, while ``frame`` by itself relates to the size that the superview has in the first layout.
  package final func place(at frame: Rect, inSuperviewOf size: Size, resizing mask: AutoresizingMask) {
    autoresizingMask = mask
    self.frame = frame
    geometry.maskReference = (frame, size)
  }
}
