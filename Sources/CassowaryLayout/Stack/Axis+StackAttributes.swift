/// What a stack calls the attributes along an axis.
extension Axis {
  var startAttribute: LayoutAttribute { self == .horizontal ? .leading : .top }
  var endAttribute: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  var sizeAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
  var centerAttribute: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}
