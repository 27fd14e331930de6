// The names of operator syntax. UIKit has no properties of these names; its anchors stand beside them.

extension LayoutItem {
  /// The edge where reading begins, for operators.
  public var leading: LayoutXExpression { LayoutXExpression(LayoutTerm(self, .leading)) }

  /// The edge where reading ends, for operators.
  public var trailing: LayoutXExpression { LayoutXExpression(LayoutTerm(self, .trailing)) }

  /// The left edge, whatever the language, for operators.
  public var left: LayoutXExpression { LayoutXExpression(LayoutTerm(self, .left)) }

  /// The right edge, whatever the language, for operators.
  public var right: LayoutXExpression { LayoutXExpression(LayoutTerm(self, .right)) }

  /// The horizontal centre, for operators.
  public var centerX: LayoutXExpression { LayoutXExpression(LayoutTerm(self, .centerX)) }

  /// The top edge, for operators.
  public var top: LayoutYExpression { LayoutYExpression(LayoutTerm(self, .top)) }

  /// The bottom edge, for operators.
  public var bottom: LayoutYExpression { LayoutYExpression(LayoutTerm(self, .bottom)) }

  /// The vertical centre, for operators.
  public var centerY: LayoutYExpression { LayoutYExpression(LayoutTerm(self, .centerY)) }

  /// The width, for operators.
  public var width: LayoutLengthExpression { LayoutLengthExpression(LayoutTerm(self, .width)) }

  /// The height, for operators.
  public var height: LayoutLengthExpression { LayoutLengthExpression(LayoutTerm(self, .height)) }
}

extension LayoutView {
  /// The baseline of the first line of text, for operators.
  public var firstBaseline: LayoutYExpression { LayoutYExpression(LayoutTerm(self, .firstBaseline)) }

  /// The baseline of the last line of text, for operators.
  public var lastBaseline: LayoutYExpression { LayoutYExpression(LayoutTerm(self, .lastBaseline)) }
}
