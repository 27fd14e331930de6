/// Names, places and handles: what users speak of, beside the numbers in ``SolverState``. Cold data; no pivot reads it.
struct Registry: ~Copyable {
  /// The stamp of each slot's present owner, 0 while it is free.
  var variableStamps = FlatArray<UInt32>()
  var constraintStamps = FlatArray<UInt32>()
  /// The constraint through which a variable is edited, -1 if it is not.
  var editOf = FlatArray<Int32>()
  /// In how many constraints a variable was written that are not stored as written: their rows may not hold it.
  var mentions = FlatArray<Int32>()
  var variableNames: [String] = []
  var variablePlaces: [Place] = []
  var constraints: [ConstraintRecord] = []
  private var files: [StaticString] = []
  /// Stamps start at random, so that a handle of another solver is not mistaken for one of this.
  private var nextStamp = UInt32.random(in: 1...UInt32.max)
  private var nextAge: UInt64 = 0

  /// A file, by its number, and a line.
  struct Place {
    var file: Int32
    var line: Int32
  }

  mutating func makeStamp() -> UInt32 {
    let stamp = nextStamp
    nextStamp = nextStamp == UInt32.max ? 1 : nextStamp + 1
    return stamp
  }

  mutating func makeAge() -> UInt64 {
    nextAge += 1
    return nextAge
  }

  mutating func place(_ file: StaticString, _ line: UInt) -> Place {
    // Few files make constraints, and the last one is usually the one.
    var index = files.count - 1
    while index >= 0 && !files[index].isSameLiteral(as: file) { index -= 1 }
    if index < 0 {
      files.append(file)
      index = files.count - 1
    }
    return Place(file: Int32(index), line: Int32(truncatingIfNeeded: line))
  }

  func location(_ place: Place) -> SourceLocation {
    SourceLocation(file: files[Int(place.file)], line: UInt(place.line))
  }

  /// Counts, or no longer counts, what a constraint mentions that is not stored as written.
  mutating func countMentions(of record: ConstraintRecord, by amount: Int32) {
    guard let written = record.written?.constraint else { return }
    for term in written.left.terms { mentions[term.variable.id.slot] += amount }
    for term in written.right.terms { mentions[term.variable.id.slot] += amount }
  }

  func isValid(_ variable: Variable) -> Bool {
    variable.id.slot >= 0 && variable.id.index < variableStamps.count
      && variableStamps[variable.id.slot] == variable.stamp
  }

  func isValid(_ constraint: Constraint) -> Bool {
    constraint.id.slot >= 0 && constraint.id.index < constraintStamps.count
      && constraintStamps[constraint.id.slot] == constraint.stamp
  }

  func variable(_ slot: Int32) -> Variable { Variable(index: slot, stamp: variableStamps[slot]) }

  func constraint(_ slot: Int32) -> Constraint { Constraint(index: slot, stamp: constraintStamps[slot]) }

  /// The name given, or one made from the slot.
  func name(ofVariable slot: Int32) -> String {
    let name = variableNames[Int(slot)]
    return name.isEmpty ? "v" + String(slot) : name
  }

  func name(ofConstraint slot: Int32) -> String {
    let record = constraints[Int(slot)]
    if !record.name.isEmpty { return record.name }
    if record.editedVariable >= 0 { return "edit " + name(ofVariable: record.editedVariable) }
    return "c" + String(slot)
  }

  borrowing func copy() -> Registry {
    var result = Registry()
    result.variableStamps = variableStamps.copy()
    result.constraintStamps = constraintStamps.copy()
    result.editOf = editOf.copy()
    result.mentions = mentions.copy()
    result.variableNames = variableNames
    result.variablePlaces = variablePlaces
    result.constraints = constraints
    result.files = files
    result.nextAge = nextAge
    return result
  }
}

/// What is remembered of a constraint beside its row.
struct ConstraintRecord {
  var name = ""
  var strength = Strength.required
  /// The order in which constraints were added.
  var age: UInt64 = 0
  /// How many of the row's terms stood on the left, and the constants of both sides as they are now.
  var leftTerms: Int32 = 0
  var editedVariable: Int32 = -1
  var leftConstant = 0.0
  var rightConstant = 0.0
  var place = Registry.Place(file: 0, line: 0)
  /// The equation as written where the row does not show it, because terms were merged or dropped.
  var written: Written?
}

/// An equation on the heap, for the few constraints whose row does not show how they were written.
final class Written: Sendable {
  let constraint: LinearConstraint

  init(_ constraint: LinearConstraint) { self.constraint = constraint }
}
