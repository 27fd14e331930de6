// Starting over within an operation: from the pins where numbers got too hard, from a crash basis where most rows are new.

extension SolverState {
  /// From the pins: the one state that is always regular, and from which only dual pivots are needed.
  mutating func restart() {
    takeAllOut()
    enqueueAllInconsistent()
  }

  /// Where most rows are the running operation's own, in a batch that builds a system, the order in which they came is no
  /// reason to go on from the basis that they made: the product form begins with the rows of one variable instead, of which
  /// each is an equation's wish. No multiplier is needed for that, and no start is better conditioned ("crash basis"; Maros,
  /// "Computational Techniques of the Simplex Method", 2003, chapter 9).
  mutating func crash() {
    takeAllOut()
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if !row.isLive || row.length != 1 || row.relation != 0 || row.level == Row.weightless { continue }
      let entry = rows.entries[row.start]
      if !positions[entry.variable].isPin { continue }
      unlinkInactive(constraint)
      place(
        constraint, at: entry.variable, start: row.start, length: 1, constant: row.constant,
        coefficient: entry.coefficient)
      prepareToEnter(constraint)
    }
  }

  /// Every row inactive without a multiplier, every variable pinned where it was when the operation began.
  private mutating func takeAllOut() {
    record(.restart, entering: nil, leaving: nil, "start over from the pins")
    overflowed = false
    clearAlpha()
    clearTouchedPins()
    while touched.count > 0 { scratch[touched.removeLast()] &= ~Scratch.touched }
    var index = journal.notes.count - 1
    while index >= 0 {
      let note = journal.notes[index]
      if note.target == .value { values[note.index] = Double(bitPattern: note.old) }
      index -= 1
    }
    let active = takeAllRows()
    product.close()
    for index in 0..<active.count { linkInactive(active[index]) }
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      if !constraints[constraint].isRequiredEquation {
        noteMultiplier(of: constraint)
        clearMultiplier(of: constraint)
      }
      updateEnds(of: constraint)
    }
  }
}
