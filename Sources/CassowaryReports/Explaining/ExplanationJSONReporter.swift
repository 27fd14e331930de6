import CassowaryFormats

/// Tells programs why quantities have their values: one JSON document, version 1, keys sorted.
package struct ExplanationJSONReporter {
  private let file: String
  private var explanations = ""

  package init(file: String) { self.file = file }

  package mutating func report(_ explanation: ValueExplanation, in scene: String) {
    var writer = JSONWriter()
    writer.object { $0.explanation(explanation, file, scene) }
    explanations += (explanations.isEmpty ? "" : ",") + writer.text
  }

  /// The whole document.
  package var text: String { "{\"explanations\":[\(explanations)],\"version\":1}\n" }
}

extension JSONWriter {
  fileprivate mutating func explanation(_ explanation: ValueExplanation, _ file: String, _ scene: String) {
    list("changes", explanation.changes) { writer, change in
      writer.object { object in
        object.constraint(change.constraint)
        object.key("open")
        object.boolean(change.isOpen)
        object.member("priority", change.priority)
        object.member("value", change.value)
      }
    }
    member("file", file)
    list("held", explanation.held) { writer, held in
      writer.object { object in
        object.member("contribution", held.contribution)
        object.member("quantity", held.quantity)
      }
    }
    list("lost", explanation.losers) { writer, loser in
      writer.object { object in
        object.member("by", loser.error)
        object.constraint(loser.constraint)
        object.member("priority", loser.priority)
        object.list("to", loser.winners) { writer, winner in writer.object { $0.constraint(winner) } }
        if let value = loser.wouldBe { object.member("wouldBe", value) }
      }
    }
    member("quantity", explanation.quantity)
    member("scene", scene)
    list("steps", explanation.steps) { writer, step in
      writer.object { object in
        object.constraint(step.constraint)
        object.member("contribution", step.contribution)
        object.member("multiplier", step.multiplier)
        object.member("priority", step.priority)
      }
    }
    member("value", explanation.value)
  }

  private mutating func constraint(_ constraint: Finding.Related) {
    key("constraint")
    object { $0.related(constraint) }
  }
}
