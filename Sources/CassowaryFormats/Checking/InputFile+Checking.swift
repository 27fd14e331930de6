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
    case .layout(let file): return check(name, file, request, changes)
    }
  }

  private static func check(
    _ name: String, _ file: LayoutFile, _ request: SceneRequest, _ changes: [String]
  ) -> FileFindings {
    do throws(DocumentErrors) {
      let variants = try request.variants(of: file)
      var pending = PendingChanges(changes)
      var (collector, scenes, fits) = (FindingCollector(), 0, [DeviceFit]())
      collector.add(
        request.interface.notes(on: file).map { Finding($0.rule, $0.message, at: $0.position, about: $0.message) })
      switch file {
      case .document(let document):
        let understood = pending.understood(by: document)
        if pending.firstUnknown == nil { scenes = check(document, variants, understood, &collector, &fits) }
      case .interface:
        // Each screen is a document of its own, and another one on each canvas.
        for variant in variants {
          let document = variant.document()
          scenes += check(document, [variant], pending.understood(by: document), &collector, &fits)
        }
      }
      if let (words, reason) = pending.firstUnknown { return failure(name, "--set \(words): \(reason)") }
      return FileFindings(
        name, collector.findings, scenes: scenes, fits: fits,
        failure: scenes == 0 && !variants.isEmpty ? .malformed : nil)
    } catch {
      return failure(name, error.errors.map(\.message).joined(separator: "; "))
    }
  }

  private static func failure(_ name: String, _ reason: String) -> FileFindings {
    FileFindings(name, [], scenes: 0, failure: .unknownRequest(reason))
  }

  /// Returns how many scenes were laid out.
  private static func check(
    _ document: LayoutDocument, _ variants: [SceneRequest.Variant], _ changes: [StateChange],
    _ collector: inout FindingCollector, _ fits: inout [DeviceFit]
  ) -> Int {
    collector.add(document.mistakes.map { Finding(.invalidFile, $0.message, at: $0.position, about: $0.path) })
    var checker = DocumentChecker(document, collector)
    checker.run(variants, changes)
    collector = checker.collector
    let root = document.views.first.map { document.position(of: $0.place) }
    for (device, flaw) in checker.flaws {
      let index = fits.firstIndex { $0.device == device } ?? fits.count
      if index == fits.count { fits.append(DeviceFit(device)) }
      var flaw = flaw
      if case .screen = variants.first?.content { flaw?.screen = document.label ?? document.title }
      fits[index].note(flaw, at: root)
    }
    return checker.scenes
  }
}
