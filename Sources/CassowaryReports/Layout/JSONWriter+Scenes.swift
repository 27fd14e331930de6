import CassowaryFormats
import CassowaryLayout

extension JSONWriter {
  mutating func scene(_ facts: SceneFacts, id: String) {
    object { scene in
      scene.list("ambiguous", facts.ambiguities) { $0.ambiguity($1) }
      scene.key("canvas")
      scene.canvas(facts.canvas)
      scene.list("conflicts", facts.conflicts) { $0.conflict($1) }
      scene.list("guides", facts.guides) { writer, guide in
        writer.object {
          $0.key("absolute")
          $0.rect(guide.absolute)
          $0.key("frame")
          $0.rect(guide.frame)
          $0.key("id")
          $0.string(guide.id)
        }
      }
      scene.key("id")
      scene.string(id)
      if let label = facts.label {
        scene.key("label")
        scene.string(label)
      }
      scene.list("states", facts.states) { $0.string($1) }
      scene.list("views", facts.views) { $0.view($1) }
      scene.list("violated", facts.violations) { $0.violation($1) }
    }
  }

  private mutating func view(_ view: ViewFacts) {
    object { object in
      if view.isLaidOut {
        object.key("absolute")
        object.rect(view.absolute)
      }
      if let size = view.contentSize {
        object.key("contentSize")
        object.size(size)
      }
      object.key("frame")
      object.rect(view.frame)
      object.key("hidden")
      object.boolean(view.isHidden)
      object.key("id")
      object.string(view.labelledID ?? view.id)
      object.key("kind")
      object.string(view.kind.rawValue)
      if view.labelledID != nil {
        object.key("label")
        object.string(view.id)
      }
      object.key("laidOut")
      object.boolean(view.isLaidOut)
      if let recorded = view.recorded {
        object.key("recorded")
        object.rect(recorded)
      }
    }
  }

  mutating func rect(_ rect: Rect) {
    object { object in
      for (key, value) in [("height", rect.height), ("width", rect.width), ("x", rect.minX), ("y", rect.minY)] {
        object.key(key)
        object.number(value)
      }
    }
  }

  private mutating func size(_ size: Size) {
    object { object in
      object.key("height")
      object.number(size.height)
      object.key("width")
      object.number(size.width)
    }
  }

  private mutating func canvas(_ canvas: DocumentCanvas) {
    object { object in
      object.key("direction")
      object.string(canvas.direction == .leftToRight ? "ltr" : "rtl")
      object.key("height")
      object.number(canvas.size.height)
      object.key("safeArea")
      object.object { insets in
        let area = canvas.safeArea
        for (key, value) in [("bottom", area.bottom), ("left", area.left), ("right", area.right), ("top", area.top)] {
          insets.key(key)
          insets.number(value)
        }
      }
      object.key("scale")
      object.number(canvas.scale)
      object.key("width")
      object.number(canvas.size.width)
    }
  }

  private mutating func ambiguity(_ ambiguity: AmbiguityFacts) {
    object { object in
      object.key("canDecrease")
      object.boolean(ambiguity.canDecrease)
      object.key("canIncrease")
      object.boolean(ambiguity.canIncrease)
      object.key("item")
      object.string(ambiguity.item)
      object.key("quantity")
      object.string(ambiguity.quantity)
    }
  }

  private mutating func conflict(_ conflict: ConflictFacts) {
    object { object in
      object.list("members", conflict.members) { writer, member in
        writer.object { $0.constraint(member) }
      }
      if let setAside = conflict.setAside {
        object.key("setAside")
        object.integer(setAside)
      }
    }
  }

  private mutating func violation(_ violation: ViolationFacts) {
    object { object in
      object.key("by")
      object.number(violation.error)
      object.key("constraint")
      object.object { $0.constraint(violation.constraint) }
      object.key("kind")
      object.string(violation.kind.rawValue)
      object.key("priority")
      object.number(violation.priority)
    }
  }

  /// The members of a constraint's object.
  private mutating func constraint(_ constraint: ConstraintFacts) {
    if let position = constraint.position {
      key("column")
      integer(position.column)
    }
    key("equation")
    string(constraint.equation)
    if !constraint.identifier.isEmpty {
      key("identifier")
      string(constraint.identifier)
    }
    if let position = constraint.position {
      key("line")
      integer(position.line)
    }
    key("origin")
    string(constraint.origin.name)
  }
}
