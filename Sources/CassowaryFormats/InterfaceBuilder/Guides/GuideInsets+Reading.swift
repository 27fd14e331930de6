extension GuideInsets {
  /// Reads a text in JSON; where the file is not named, the text's own name tells it: `{"file": …, "scenes": [{"id": …, "guides": {ID: {"safeArea": {"top": …}, "margins": …}}}]}`.
  ///
  /// - Throws: the first thing that has another shape.
  package static func read(_ text: SourceText) throws(DocumentErrors) -> GuideInsets {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONTree.read(text).root
    } catch {
      throw DocumentErrors([DocumentError(problem: .syntax(error.reason), position: error.position, path: error.path)])
    }
    guard let file = root.member("file")?.string ?? fileName(for: text.name) else {
      throw root.isObject
        ? missing("file", "the name of the storyboard or xib that they are about", root)
        : mistake("an object with \"file\" and \"scenes\"", root)
    }
    var insets = GuideInsets(file: file, source: text.name)
    insets.note(root, known: ["file", "device", "scenes"])
    if root.isObject, root.member("scenes") == nil {
      throw missing("scenes", "a list of scenes with their insets", root)
    }
    guard let scenes = root.member("scenes"), scenes.isArray else {
      throw mistake("an object with \"scenes\", a list", root)
    }
    for scene in scenes.children {
      insets.note(scene, known: ["id", "guides"])
      guard let guides = scene.member("guides") else { continue }
      if !guides.isObject { throw mistake("an object by views' ids", guides) }
      let sceneID = scene.member("id")?.string
      if let sceneID, insets.sceneLines[sceneID] == nil { insets.sceneLines[sceneID] = scene.position.line }
      for view in guides.children {
        guard let id = view.key else { continue }
        insets.scenes[id] = sceneID
        if insets.lines[id] == nil { insets.lines[id] = view.position.line }
        insets.note(view, known: ["safeArea", "margins"])
        if let sides = view.member("safeArea"), !sides.isNull { insets.safeAreas[id] = try self.sides(sides) }
        if let sides = view.member("margins"), !sides.isNull { insets.margins[id] = try self.sides(sides) }
      }
    }
    return insets
  }

  /// Notes keys that an object has besides.
  private mutating func note(_ object: JSONValue, known: [String]) {
    for member in object.children where notes.count < DocumentLimits.problems {
      guard let key = member.key, !known.contains(key) else { continue }
      let hint = NearestWord.nearest(to: key, among: known).map { "did you mean '\($0)'?" }
      notes.append(
        InterfaceNote(
          kind: .doubtful,
          message: "'\(key)' means nothing here; " + (hint ?? "the keys are \(known.joined(separator: ", "))"),
          position: member.tree.text.position(of: member.keyStart)))
    }
  }

  /// The file that a text is about by its name alone: `Main.storyboard.guides.json`.
  private static func fileName(for path: String) -> String? {
    let suffix = ".guides.json"
    guard path.hasSuffix(suffix) else { return nil }
    return path.dropLast(suffix.count).split(separator: "/").last.map { String($0) }
  }

  private static func sides(_ value: JSONValue) throws(DocumentErrors) -> Sides {
    guard value.isObject else { throw mistake("an object with \"top\", \"leading\", \"bottom\", \"trailing\"", value) }
    var sides = Sides()
    for side in value.children where !side.isNull {
      guard let key = side.key, sideNames.contains(key) else {
        throw DocumentErrors([
          DocumentError(
            problem: .other("'\(side.key ?? "")' is no side; the sides are \(sideNames.joined(separator: ", "))"),
            position: side.tree.text.position(of: side.keyStart), path: side.path)
        ])
      }
      guard let number = side.number, InterfaceNumber.isLength(number) else {
        throw mistake("a number of points", side)
      }
      switch key {
      case "top": sides.top = number
      case "leading": sides.leading = number
      case "bottom": sides.bottom = number
      default: sides.trailing = number
      }
    }
    return sides
  }

  private static let sideNames = ["top", "leading", "bottom", "trailing"]

  private static func missing(_ key: String, _ meaning: String, _ value: JSONValue) -> DocumentErrors {
    DocumentErrors([
      DocumentError(problem: .other("\"\(key)\" is missing: \(meaning)"), position: value.position, path: value.path)
    ])
  }

  private static func mistake(_ expected: String, _ value: JSONValue) -> DocumentErrors {
    DocumentErrors([
      DocumentError(
        problem: .unexpected(found: value.description, expected: expected), position: value.position, path: value.path)
    ])
  }
}
