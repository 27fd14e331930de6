extension InterfaceFile {
  /// What is assumed of the canvas where the file names a device, a way to hold it, or tools that are not known: the file may
  /// be newer.
  func canvasNotes() -> [InterfaceNote] {
    var notes: [InterfaceNote] = []
    if let text = tree.root.attributes["toolsVersion"], tools.isUnknown {
      notes.append(note("'toolsVersion' is '\(text)', which is no number; the newest tools are assumed", at: 0))
    }
    guard let element = tree.child(of: 0, named: "device") else { return notes }
    if let id = attribute("id", of: element), CanvasDevice.names[id] == nil {
      let assumption = device.map { "\($0.model.name) is assumed" } ?? "screens as large as they are drawn are assumed"
      notes.append(note("there is no device '\(id)' that is known here; \(assumption)", at: element))
    }
    if let word = attribute(CanvasDevice.orientation, of: element), !["portrait", "landscape"].contains(word) {
      notes.append(
        note("'orientation' is '\(word)'; it is one of portrait, landscape; portrait is assumed", at: element))
    }
    return notes
  }

  private func note(_ message: String, at node: Int) -> InterfaceNote {
    InterfaceNote(kind: .unfamiliar, message: message, position: tree.position(of: node))
  }
}
