/// How many rows and variables the solver should hold, by what there is.
enum PlainCount {
  /// Rows of views and guides themselves: two each that keep extents from being negative, two each for the size of a root,
  /// four each for a view that its mask places, two each for a view without a content size that it does not place.
  static func rows(views: Int, guides: Int = 0, masked: Int, rootIsMasked: Bool = true) -> Int {
    2 * (views + guides) + (rootIsMasked ? 2 : 0) + 4 * (masked - (rootIsMasked ? 1 : 0)) + 2 * (views - masked)
  }

  /// A root has a size, all else a place and a size.
  static func variables(views: Int, guides: Int = 0) -> Int { 4 * (views + guides) - 2 }
}
