import Cassowary

/// How the two sides of a constraint compare; as `NSLayoutConstraint.Relation`.
public typealias LayoutRelation = Relation
