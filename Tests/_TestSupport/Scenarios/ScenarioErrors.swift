import Cassowary

/// The errors that a point makes in the constraints of a model, level by level, in floating point.
package struct ScenarioErrors {
  /// Relative to the numbers that went into an error.
  package static let relativeTolerance = 1e-9

  package struct Level {
    package let priority: Double
    /// Sum of `weight · |error|`; weights do not count for the required level.
    package fileprivate(set) var error: Double
    /// How much of that rounding may make.
    package fileprivate(set) var tolerance: Double
  }

  /// The levels in use, strongest first.
  package private(set) var levels: [Level] = []

  package init(of model: ScenarioModel, at values: [Double]) {
    for (_, row) in model.plainRows {
      let (error, tolerance) = row.error(at: values)
      let weight = row.strength.isRequired ? 1 : row.strength.weight
      if let index = levels.firstIndex(where: { $0.priority == row.strength.priority }) {
        levels[index].error += weight * error
        levels[index].tolerance += weight * tolerance
      } else {
        levels.append(
          Level(priority: row.strength.priority, error: weight * error, tolerance: weight * tolerance))
      }
    }
    levels.sort { $0.priority > $1.priority }
  }
}
