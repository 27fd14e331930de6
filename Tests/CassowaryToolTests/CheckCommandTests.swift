import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct CheckCommandTests {
  static let conflict = "a: x == 1\nb: x == 2\n"
  static let files = ["a.cass": conflict, "b.cass": "x == 1\n", "c.cass": "x + y == 1\n", "d.cass": "x ==\n"]

  @Test func peopleGetALineForEachFinding() {
    let trial = ToolTrial(["check", "a.cass", "b.cass"], files: Self.files)
    #expect(
      trial.output == """
        a.cass:2:1: error: required constraints contradict each other: a, b [conflict]
            a.cass:1:1: x == 1 #a
            a.cass:2:1: x == 2 #b
        1 error in 2 files

        """)
    #expect(trial.diagnostics == "")
    #expect(trial.code == .findings)
    #expect(ToolTrial(["check", "b.cass"], files: Self.files).output == "nothing found in 1 file\n")
  }

  @Test(arguments: [
    (["b.cass"], ExitCode.success), (["a.cass"], .findings), (["c.cass"], .findings),
    (["c.cass", "--fail-on", "error"], .success), (["a.cass", "--fail-on", "error"], .findings),
    (["a.cass", "--fail-on", "never"], .success), (["d.cass", "a.cass"], .dataError), (["e.cass", "d.cass"], .noInput),
    (["a.cass", "--fail-on", "sometimes"], .usage), (["a.cass", "--size", "1"], .usage), ([], .usage),
  ])
  func exitCodes(_ words: [String], _ code: ExitCode) {
    #expect(ToolTrial(["check"] + words, files: Self.files).code == code)
  }

  @Test func programsGetJSON() {
    let trial = ToolTrial(["check", "a.cass", "--format", "json"], files: Self.files)
    let related = [
      #"{"column":1,"equation":"x == 1","line":1,"name":"a"}"#,
      #"{"column":1,"equation":"x == 2","line":2,"name":"b"}"#,
    ]
    #expect(
      trial.output == #"{"files":[{"file":"a.cass","findings":[{"column":1,"level":"error","line":2,"message":"#
        + #""required constraints contradict each other: a, b","related":["# + related.joined(separator: ",")
        + #"],"rule":"conflict","scenes":1,"size":"","state":""}],"scenes":1}],"version":1}"# + "\n")
    #expect(
      ToolTrial(["check", "e.cass", "--format", "json"], files: [:]).output.contains(#""rule":"invalid-file""#))
  }

  static let wide = """
    {"version": 1, "root": {"id": "root", "views": [{"id": "bar", "kind": "label", "text": "A", "constraints":
      ["leading == root.leading", "top == root.safeArea.top", "width == 332", "height == 30"]}]}}
    """

  @Test func devicesAreToldWhetherTheyFit() {
    let files = ["a.layout.json": Self.wide]
    let words = ["check", "a.layout.json", "--device", "iPhone SE,iphone15pro"]
    let text = ToolTrial(words, files: files).output
    #expect(text.contains("\na.layout.json: fits iPhone SE in portrait: no, 'bar' is clipped by 12 pt\n"))
    #expect(text.contains("\na.layout.json: fits iPhone 15 Pro in portrait: yes\n"))
    let turned = ToolTrial(words + ["--orientation", "landscape"], files: files).output
    #expect(turned.contains("a.layout.json: fits iPhone SE in landscape: yes\n"))
    let json = ToolTrial(words + ["--format", "json"], files: files).output
    #expect(
      json.contains(
        #""fits":[{"column":24,"device":"iphone-se","fits":false,"flaw":{"by":12,"kind":"clipped","state":"","#
          + #""subject":"bar"},"line":1,"message":"fits iPhone SE in portrait: no, 'bar' is clipped by 12 pt","orientation":"portrait"},"#
          + #"{"column":24,"device":"iphone-15-pro","fits":true,"line":1,"message":"fits iPhone 15 Pro in portrait: yes","#
          + #""orientation":"portrait"}]"#))
    #expect(!ToolTrial(["check", "a.layout.json", "--format", "json"], files: files).output.contains("\"fits\""))
  }

  /// A sentence for each device, where the format has a place for it.
  @Test(arguments: [
    (
      "github",
      [
        "\n::notice file=a.layout.json,line=1,col=24,title=device::fits iPhone SE in portrait: no, 'bar' is clipped by 12 pt\n",
        "\n::notice file=a.layout.json,line=1,col=24,title=device::fits iPhone 15 Pro in portrait: yes\n",
      ]
    ),
    (
      "xcode",
      [
        "\na.layout.json:1:24: note: fits iPhone SE in portrait: no, 'bar' is clipped by 12 pt\n",
        "\na.layout.json:1:24: note: fits iPhone 15 Pro in portrait: yes\n",
      ]
    ),
    (
      "junit",
      [
        "<property name=\"fits iPhone SE in portrait\" value=\"no, &apos;bar&apos; is clipped by 12 pt\"/>",
        "<property name=\"fits iPhone 15 Pro in portrait\" value=\"yes\"/>",
      ]
    ),
    (
      "sarif",
      [
        #""properties":{"fits":[{"column":24,"device":"iphone-se","file":"a.layout.json","fits":false,"#,
        #""message":"fits iPhone 15 Pro in portrait: yes","#,
      ]
    ),
  ])
  func devicesAreToldOfInAllFormats(format: String, parts: [String]) {
    let words = ["check", "a.layout.json", "--format", format]
    let files = ["a.layout.json": Self.wide]
    let output = ToolTrial(words + ["--device", "iPhone SE,iphone15pro"], files: files).output
    for part in parts { #expect(output.contains(part), "\(output)") }
    #expect(!ToolTrial(words, files: files).output.contains("fits"))
  }

  @Test func foldersWithoutFilesAreToldOf() {
    let files = ["app/a.txt": "", "app/b.txt": ""]
    let check = ToolTrial(["check", "app"], files: files)
    #expect(check.output.contains("the folder has no file that ends in .cass, .layout.json, .storyboard or .xib"))
    #expect(check.code == .noInput)
    let solve = ToolTrial(["solve", "app"], files: files)
    #expect(solve.diagnostics == "app: error: the folder has no file that ends in .layout.json, .storyboard or .xib\n")
    #expect(
      ToolTrial(["trace", "app"], files: files).diagnostics == "app: error: "
        + "the folder has no file that ends in .cass, .layout.json, .storyboard or .xib\n")
    for words in [["explain", "app", "x"], ["log", "app"], ["run", "app"]] {
      let trial = ToolTrial(words, files: files)
      #expect(trial.diagnostics.contains("app: error: this is a folder; name a file in it\n"), "\(words)")
      #expect(trial.code == .noInput)
    }
  }

  /// What cannot be read has no line to point at.
  @Test(arguments: [
    ("text", "nope.json: error: No such file or directory [invalid-file]\n"),
    ("xcode", "nope.json: error: No such file or directory (invalid-file)\n"),
    ("github", "::error file=nope.json,title=invalid-file::No such file or directory\n"),
    ("json", #"{"level":"error","message":"No such file or directory","related":[]"#),
    ("sarif", #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"nope.json"}}}]"#),
    ("junit", "type=\"error\">nope.json</failure>"),
  ])
  func filesThatAreNotThereHaveNoLines(format: String, part: String) {
    let output = ToolTrial(["check", "nope.json", "--format", format]).output
    #expect(output.contains(part), "\(output)")
    for command in ["check", "trace", "run", "solve"] {
      let trial = ToolTrial([command, ""])
      #expect((trial.output + trial.diagnostics).contains("'': error: "), "\(trial.output)\(trial.diagnostics)")
    }
  }

  /// Neither ids nor names of files bring control characters into formats that people and terminals read.
  @Test(arguments: ["text", "xcode", "github", "junit"])
  func controlCharactersAreReplaced(format: String) {
    let document = #"""
      {"version": 1, "root": {"id": "root", "views": [{"id": "a\u0000b\u0001c\u001b[31md\u009be"}],
      "constraints": ["width == 1", "width == 2 #n\u0007\u007f"]}}
      """#
    let files = ["x\u{1B}[2J.layout.json": document, "s.cass": "x == 1\nx \u{1B} 2\n"]
    let output = ToolTrial(["check", "--format", format] + files.keys.sorted(), files: files).output
    #expect(output.contains("\u{FFFD}"))
    let isClean = output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    #expect(isClean, "\(output.debugDescription)")
  }

  @Test func annotationsAreEscaped() {
    let trial = ToolTrial(["check", "x,y:100%.cass", "--format", "github"], files: ["x,y:100%.cass": Self.conflict])
    #expect(
      trial.output
        == "::error file=x%2Cy%3A100%25.cass,line=2,col=1,title=conflict::required constraints contradict each "
        + "other: a, b%0Ax == 1 #a%0Ax == 2 #b\n")
  }

  @Test func editorsGetNotes() {
    let trial = ToolTrial(["check", "a.cass", "--format", "xcode"], files: Self.files)
    #expect(
      trial.output == """
        a.cass:2:1: error: required constraints contradict each other: a, b (conflict)
        a.cass:1:1: note: x == 1 #a
        a.cass:2:1: note: x == 2 #b

        """)
  }

  @Test func testReportsCountFailures() {
    let trial = ToolTrial(["check", "a.cass", "b.cass", "--format", "junit"], files: Self.files)
    #expect(trial.output.contains("<testsuites name=\"cassowary\" tests=\"2\" failures=\"1\">"))
    #expect(trial.output.contains("<testcase classname=\"b.cass\" name=\"check\"/>"))
    #expect(trial.output.contains("type=\"error\">a.cass:2:1&#10;x == 1 #a&#10;x == 2 #b</failure>"))
  }

  @Test func fingerprintsOutliveMovedLines() throws {
    func fingerprint(_ text: String) throws -> Substring {
      let trial = ToolTrial(["check", "a.cass", "--format", "sarif"], files: ["a.cass": text])
      #expect(trial.output.contains(#""version":"2.1.0""#))
      #expect(trial.output.contains(#""relatedLocations":[{"id":1,"message":{"text":"x == 1 #a"},"physicalLocation""#))
      return try #require(trial.output.split(separator: #""cassowary/v1":""#).last?.prefix(16))
    }
    #expect(try fingerprint(Self.conflict) == fingerprint("\n\n" + Self.conflict))
  }

  /// Many files, checked at once, are told in their order.
  @Test func theOrderIsThatOfTheFiles() {
    var files: [String: String] = [:]
    let names = (0..<100).map { "f\($0).cass" }
    for (index, name) in names.enumerated() { files[name] = "x == 1\nx == \(index + 2)\n" }
    let trial = ToolTrial(["check", "--format", "xcode"] + names, files: files)
    let lines = trial.output.split(separator: "\n").filter { $0.contains("error") }
    #expect(lines.map { $0.prefix { $0 != ":" } } == names.map { $0[...] })
  }
}
