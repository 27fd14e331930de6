extension Report {
  private static let heads = [
    "workload", "phase", "N", "peer", "least", "median", "spread", "growth", "times ours", "longest step",
    "first steps", "changed", "allocations", "bytes/constraint",
  ]

  /// Columns for a terminal, the text columns on the left, figures on the right.
  var table: String {
    let rows = [Self.heads] + cells
    let widths = Self.heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return isText(column) ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ").trimmingTrailingSpaces
    }
    return (lines + [""] + remarks).joined(separator: "\n")
  }

  /// The same as a table in Markdown.
  var markdown: String {
    let rule = Self.heads.indices.map { isText($0) ? "---" : "--:" }
    let lines = ([Self.heads, rule] + cells).map { "| " + $0.joined(separator: " | ") + " |" }
    return (lines + [""] + remarks.map { "- " + $0 }).joined(separator: "\n")
  }

  private func isText(_ column: Int) -> Bool { [0, 1, 3].contains(column) }

  private var cells: [[String]] {
    measurements.compactMap { measurement in
      guard let timing = measurement.timing else { return nil }
      return [
        measurement.workload, measurement.phase.rawValue, String(measurement.size), measurement.peer,
        OutcomeText.time(timing.seconds), OutcomeText.time(Statistics.median(timing.samples)),
        "±" + OutcomeText.digits(100 * Statistics.spread(timing.samples)) + " %",
        growth(measurement).map { "× " + OutcomeText.digits($0) } ?? "",
        ratioToOurs(measurement).map(OutcomeText.ratio) ?? "",
        timing.maxSeconds.map(OutcomeText.time) ?? "",
        timing.firstSteps.map(OutcomeText.time).joined(separator: ", "),
        timing.changed.map(OutcomeText.digits) ?? "",
        timing.allocations.map(OutcomeText.digits) ?? "",
        timing.bytesPerConstraint.map { OutcomeText.fixed($0, places: 0) } ?? "",
      ]
    }
  }

  /// What the columns have no place for: exponents, and who has no figures.
  private var remarks: [String] {
    let growths = exponents.map {
      let what = $0.against == .size ? "N" : "what changes"
      let exponent = OutcomeText.fixed($0.exponent, places: 2)
      return "\($0.workload) \($0.phase.rawValue) \($0.peer): grows with \(what) to the \(exponent)"
    }
    let others = measurements.compactMap { measurement -> String? in
      let what: String
      if let timing = measurement.timing {
        guard let done = timing.stepsDone else { return nil }
        what = "measured over the first \(done) steps"
      } else {
        what = OutcomeText.describe(measurement.outcome)
      }
      return
        "\(measurement.workload) \(measurement.phase.rawValue) N = \(measurement.size) \(measurement.peer): \(what)"
    }
    let memory = endurance.map { finding in
      "\(finding.workload) N = \(finding.size), \(finding.toggles) toggles: \(finding.bytesBefore) bytes of heap in use"
        + " after the first round, \(finding.bytesAfter) at the end;"
        + " \(OutcomeText.time(finding.secondsPerToggle)) to hide and show"
    }
    return growths + others + (memory.map { [$0] } ?? [])
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
