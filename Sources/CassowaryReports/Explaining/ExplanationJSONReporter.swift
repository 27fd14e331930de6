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
    list("bases", explanation.bases) { writer, basis in
      writer.object { object in
        object.key("because")
        object.object { chain in
          chain.held(basis.chain)
          chain.member("quantity", basis.chain.quantity)
          chain.steps(basis.chain)
          chain.member("value", basis.chain.value)
        }
        object.constraint(basis.constraint)
      }
    }
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
    held(explanation.chain)
    list("lost", explanation.losers) { writer, loser in
      writer.object { object in
        object.member("by", loser.error)
        object.constraint(loser.constraint)
        if let error = loser.leastError { object.member("leastBy", error) }
        object.member("priority", loser.priority)
        object.key("tie")
        object.boolean(loser.isTie)
        object.constraints("to", loser.winners)
        if let value = loser.wouldBe { object.member("wouldBe", value) }
      }
    }
    member("lostMore", explanation.moreLosers)
    key("open")
    boolean(explanation.isOpen)
    member("quantity", explanation.quantity)
    member("scene", scene)
    list("setAside", explanation.setAside) { writer, setAside in
      writer.object { object in
        object.constraints("against", setAside.against)
        object.member("by", setAside.error)
        object.constraint(setAside.constraint)
        if let wish = setAside.wanted {
          object.member("relation", wish.relation.symbol)
          object.member("wanted", wish.value)
        }
      }
    }
    key("settles")
    boolean(explanation.settles)
    if let shown = explanation.shown { member("shown", shown.value) }
    steps(explanation.chain)
    member("value", explanation.value)
  }

  private mutating func held(_ chain: ValueExplanation.Chain) {
    list("held", chain.held) { writer, held in
      writer.object { object in
        object.member("contribution", held.contribution)
        object.member("quantity", held.quantity)
      }
    }
  }

  private mutating func steps(_ chain: ValueExplanation.Chain) {
    list("steps", chain.steps) { writer, step in
      writer.object { object in
        object.constraint(step.constraint)
        object.member("contribution", step.contribution)
        object.member("multiplier", step.multiplier)
        object.member("priority", step.priority)
      }
    }
  }

  private mutating func constraints(_ key: String, _ constraints: [Finding.Related]) {
    list(key, constraints) { writer, constraint in writer.object { $0.constraint(constraint) } }
  }

  private mutating func constraint(_ constraint: Finding.Related) {
    key("constraint")
    object { $0.related(constraint) }
  }
}
