extension InputFile {
  /// Checks what is in the file, in every scene that is wanted of a document.
  ///
  /// `changes` are as the command line writes them: `row.hidden=true`.
  package static func check(
    _ name: String, _ bytes: [UInt8], _ request: SceneRequest, changes: [String]
  ) -> FileFindings {
    let file: InputFile
    do throws(Mistakes) {
      file = try read(name, bytes)
    } catch {
      let findings = error.list.map { Finding(.invalidFile, $0.message, at: $0.position, about: $0.message) }
      return FileFindings(name, findings, scenes: 0, failure: .malformed)
    }
    switch file {
    case .script(let script):
      var checker = ScriptChecker(script)
      return FileFindings(name, checker.run(), scenes: 1)
    case .document(let document): return check(name, document, request, changes)
    }
  }

  private static func check(
    _ name: String, _ document: LayoutDocument, _ request: SceneRequest, _ changes: [String]
  ) -> FileFindings {
    do throws(DocumentErrors) {
      var understood: [StateChange] = []
      for words in changes { understood.append(try document.change(words)) }
      let variants = try request.variants(of: document)
      var checker = DocumentChecker(document)
      let (findings, scenes) = checker.run(variants, understood)
      return FileFindings(name, findings, scenes: scenes, failure: scenes == 0 ? .malformed : nil)
    } catch {
      return FileFindings(
        name, [], scenes: 0, failure: .unknownRequest(error.errors.map(\.message).joined(separator: "; ")))
    }
  }
}
