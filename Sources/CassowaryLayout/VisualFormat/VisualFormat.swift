/// A visual format string as a tree: what was written, without a look at the views and numbers that its names stand for.
struct VisualFormat {
  /// A name, and where it stands.
  struct Name {
    let text: String
    /// Characters before the first one after the name.
    let end: Int
  }

  /// A number, or a name for one (inside a view's parentheses also for a view).
  enum Value {
    case number(Double, end: Int)
    case name(Name)

    var end: Int {
      switch self {
      case .number(_, let end): end
      case .name(let name): name.end
      }
    }
  }

  /// `>= 8 @ 750`.
  struct Predicate {
    var relation = LayoutRelation.equal
    var value: Value
    var priority: Value?
  }

  /// What stands between two neighbours.
  enum Spacing {
    /// Nothing: they touch.
    case flush
    /// A single hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A view with its sizes, or `|`.
  enum Node {
    case superview
    case view(Name, [Predicate])
  }

  /// Characters of the whole string.
  let length: Int
  var axis = Axis.horizontal
  var nodes: [Node] = []
  /// `spacings[i]` lies between `nodes[i]` and `nodes[i + 1]`.
  var spacings: [Spacing] = []
}
