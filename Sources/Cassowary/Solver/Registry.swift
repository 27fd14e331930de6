/// Names, places and handles: what users speak of, beside the numbers in ``SolverState``. Cold data; no pivot reads it.
struct Registry: ~Copyable {
  /// The stamp of each slot's present owner, 0 while it is free.
  var variableStamps = FlatArray<UInt32>()
  var variablePlaces = FlatArray<Place>()
  var records = FlatArray<ConstraintRecord>()
  // Each of these is as long as the last slot that needs it.
  private var variableNames: [String] = []
  private var constraintNames: [String] = []
  /// The constraint through which a variable is edited, -1 if it is not.
  private var edits = FlatArray<Int32>()
  /// In how many constraints a variable was written that are not stored as written: their rows may not hold it.
  private var mentions = FlatArray<Int32>()
  /// The equations that rows do not show.
  private var written: [LinearConstraint] = []
  private var freeWritten: [Int32] = []
  private var files: [StaticString] = []
  /// Stamps start at random, so that a handle of another solver is not mistaken for one of this.
  private var nextStamp = UInt32.random(in: 1...UInt32.max)
  private var nextAge: UInt64 = 0

  init() {}

  init(in block: inout FirstBlock) {
    variableStamps.settle(in: &block, FirstBlock.variables)
    variablePlaces.settle(in: &block, FirstBlock.variables)
    records.settle(in: &block, FirstBlock.rows)
  }

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

  @inline(__always)
  mutating func place(_ file: StaticString, _ line: UInt) -> Place {
    // Few files make constraints, and the last one is usually the one.
    let last = files.count - 1
    let index = last >= 0 && files[last].isSameLiteral(as: file) ? last : number(of: file)
    return Place(file: Int32(truncatingIfNeeded: index), line: Int32(truncatingIfNeeded: line))
  }

  @inline(never)
  private mutating func number(of file: StaticString) -> Int {
    if let index = files.lastIndex(where: { $0.isSameLiteral(as: file) }) { return index }
    files.append(file)
    return files.count - 1
  }

  func location(_ place: Place) -> SourceLocation {
    SourceLocation(file: files[Int(place.file)], line: UInt(place.line))
  }

  // MARK: Handles

  @inline(__always)
  func isValid(_ variable: Variable) -> Bool {
    variable.id.slot >= 0 && variable.id.index < variableStamps.count
      && variableStamps[variable.id.slot] == variable.stamp
  }

  @inline(__always)
  func isValid(_ constraint: Constraint) -> Bool {
    constraint.id.slot >= 0 && constraint.id.index < records.count
      && records[constraint.id.slot].stamp == constraint.stamp
  }

  @inline(__always)
  func variable(_ slot: Int32) -> Variable { Variable(index: slot, stamp: variableStamps[slot]) }

  @inline(__always)
  func constraint(_ slot: Int32) -> Constraint { Constraint(index: slot, stamp: records[slot].stamp) }

  @inline(__always)
  func isLive(_ slot: Int32) -> Bool { records[slot].stamp != 0 }

  // MARK: Names

  /// The name given, or one made from the slot.
  func name(ofVariable slot: Int32) -> String {
    let name = Int(slot) < variableNames.count ? variableNames[Int(slot)] : ""
    return name.isEmpty ? "v" + String(slot) : name
  }

  func name(ofConstraint slot: Int32) -> String {
    let name = Int(slot) < constraintNames.count ? constraintNames[Int(slot)] : ""
    if !name.isEmpty { return name }
    let edited = records[slot].editedVariable
    return edited >= 0 ? "edit " + self.name(ofVariable: edited) : "c" + String(slot)
  }

  @inline(__always)
  mutating func setName(_ name: String, ofVariable slot: Int32) { Registry.set(name, Int(slot), in: &variableNames) }

  @inline(__always)
  mutating func setName(_ name: String, ofConstraint slot: Int32) {
    Registry.set(name, Int(slot), in: &constraintNames)
  }

  @inline(__always)
  private static func set(_ name: String, _ slot: Int, in names: inout [String]) {
    if slot >= names.count {
      if name.isEmpty { return }
      if names.isEmpty { names.reserveCapacity(FirstBlock.variables) }
      while names.count < slot { names.append("") }
      names.append(name)
    } else {
      names[slot] = name
    }
  }

  // MARK: Edits

  /// The constraint through which a variable is edited, -1 if it is not.
  @inline(__always)
  func edit(of variable: Int32) -> Int32 { Int(variable) < edits.count ? edits[variable] : -1 }

  mutating func setEdit(of variable: Int32, _ slot: Int32) {
    edits.extend(to: Int(variable) + 1, with: -1)
    edits[variable] = slot
  }

  var editedSlots: Range<Int32> { 0..<Int32(edits.count) }

  // MARK: Equations that rows do not show

  /// The equation of a constraint whose row does not show it.
  func written(_ record: ConstraintRecord) -> LinearConstraint? {
    record.written < 0 ? nil : written[Int(record.written)]
  }

  mutating func keep(_ constraint: LinearConstraint) -> Int32 {
    countMentions(of: constraint, by: 1)
    if let free = freeWritten.popLast() {
      written[Int(free)] = constraint
      return free
    }
    written.append(constraint)
    return Int32(written.count - 1)
  }

  /// A constraint got another constant.
  @inline(__always)
  mutating func noteConstant(_ constant: Double, of slot: Int32) {
    let record = records[slot]
    if record.written >= 0 {
      written[Int(record.written)] = written[Int(record.written)].withConstant(constant)
    }
    if record.hasConstantLeft && constant == 0 { records[slot].hasConstantLeft = false }
  }

  @inline(__always)
  func mentions(of variable: Int32) -> Int32 { Int(variable) < mentions.count ? mentions[variable] : 0 }

  private mutating func countMentions(of constraint: LinearConstraint, by amount: Int32) {
    mentions.extend(to: variableStamps.count, with: 0)
    for index in 0..<constraint.left.count { mentions[constraint.left[index].variable.id.slot] += amount }
    for index in 0..<constraint.right.count { mentions[constraint.right[index].variable.id.slot] += amount }
  }

  // MARK: The end of a constraint

  /// The slot is free.
  mutating func forget(_ slot: Int32) {
    let record = records[slot]
    if record.written >= 0 {
      countMentions(of: written[Int(record.written)], by: -1)
      written[Int(record.written)] = LinearConstraint(LinearExpression(0), .equal, LinearExpression(0))
      freeWritten.append(record.written)
    }
    if record.editedVariable >= 0 && edit(of: record.editedVariable) == slot {
      setEdit(of: record.editedVariable, -1)
    }
    setName("", ofConstraint: slot)
    records[slot] = ConstraintRecord()
  }

  borrowing func copy() -> Registry {
    var result = Registry()
    result.variableStamps = variableStamps.copy()
    result.variablePlaces = variablePlaces.copy()
    result.records = records.copy()
    result.variableNames = variableNames
    result.constraintNames = constraintNames
    result.edits = edits.copy()
    result.mentions = mentions.copy()
    result.written = written
    result.freeWritten = freeWritten
    result.files = files
    result.nextAge = nextAge
    return result
  }
}
