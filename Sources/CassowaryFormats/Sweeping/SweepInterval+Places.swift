extension SweepInterval {
  /// Where the views lie in the root, as far as nothing is scrolled.
  package func places() -> [(x: LinearForm, y: LinearForm)] {
    var places: [(x: LinearForm, y: LinearForm)] = []
    for view in views {
      if let parent = view.parent {
        places.append((view.x + places[parent].x, view.y + places[parent].y))
      } else {
        places.append((view.x, view.y))
      }
    }
    return places
  }
}
