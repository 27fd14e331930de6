import CassowaryFormats
import CassowaryLayout
import CommandLineKit

/// The options with which commands choose the scenes of documents; the same in each of them.
enum SceneSelection {
  static let state = CommandOption(
    "state", value: .text(placeholder: "NAME"), repeats: true,
    help: "Set states, each on top of those before; 'all' shows the document as it is and in each of its states")
  static let size = CommandOption(
    "size", value: .text(placeholder: "WxH"), repeats: true,
    help: "Lay out on canvases of these sizes, in points; 'all' takes those of all devices")
  static let device = CommandOption(
    "device", value: .text(placeholder: "NAME"), repeats: true,
    help: "Lay out on devices, as iphone-15-pro, with their scale and safe area; 'all' takes all that are known")
  static let set = CommandOption(
    "set", value: .text(placeholder: "KEY=VALUE"), repeats: true,
    help: "Change a property, as a state does: row.hidden=true")
  static let direction = CommandOption(
    "direction", value: .choice(DirectionWord.allCases.map(\.rawValue)),
    help: "Read from left to right or the other way")
  static let scale = CommandOption(
    "scale", value: .text(placeholder: "N"), help: "Round to this many pixels per point; 0 keeps exact frames")

  static let scene = CommandOption(
    "scene", value: .text(placeholder: "NAME"), repeats: true,
    help: "Of a storyboard, lay out only these scenes, by id, identifier or class")
  static let guides = CommandOption(
    "guides", value: .file(placeholder: "FILE"), repeats: true,
    help: "Take safe areas and margins of a storyboard's canvas from a file, or from a folder of files")
  static let runtime = CommandOption(
    "runtime", help: "Leave out what a storyboard has for its canvas only: placeholder constraints and sizes")
  static let text = CommandOption(
    "text", value: .choice(InterfaceOptions.TextSize.allCases.map(\.rawValue)),
    help: "Take sizes of a storyboard's texts from its frames, or measure them")
  static let orientation = CommandOption(
    "orientation", value: .choice(OrientationWord.allCases.map(\.rawValue)),
    help: "Turn the devices asked for, or a storyboard's canvas")
  static let sizeClass = CommandOption(
    "size-class", value: .text(placeholder: "WxH"),
    help: "Use the variations of a storyboard for these size classes: compact or regular, width first")

  static let contentSizeCategory = CommandOption(
    "content-size-category", value: .choice(ContentSizeCategory.allCases.map(\.rawValue)),
    help: "Measure a storyboard's text styles as large as the user set them")

  private enum OrientationWord: String, CaseIterable {
    case portrait
    case landscape
  }

  static let options = [
    state, size, device, set, direction, scale, scene, guides, runtime, text, contentSizeCategory, orientation,
    sizeClass,
  ]

  /// A value that an option does not take.
  struct Mistake: Error {
    let message: String
    /// What is wrong in a file that an option names is no mistake of the command line.
    var code = ExitCode.usage

    func tell(_ invocation: Invocation, _ surroundings: Surroundings) -> ExitCode {
      if code == .usage { return surroundings.refuse(invocation, message) }
      surroundings.diagnostics("cassowary: error: \(message)\n")
      return code
    }
  }

  /// What the command line asks for, but for changes, which only a document can judge.
  static func request(_ invocation: Invocation) throws(Mistake) -> SceneRequest {
    var request = SceneRequest()
    let states = try list(invocation, state)
    request.states = states.contains("all") ? .each : .together(states)
    for text in try list(invocation, size) { request.canvases += try canvases(size: text) }
    let orientation = invocation.value(orientation).flatMap { OrientationWord(rawValue: $0) }
    for text in try list(invocation, device) { request.canvases += try canvases(device: text, orientation) }
    if let text = invocation.value(scale) {
      guard let number = Double(text), number >= 0, number <= 1000 else {
        throw Mistake(message: "'\(text)' is no value of '--scale'; it takes a number such as 2 or 3, or 0")
      }
      request.scale = number
    }
    if let word = invocation.value(direction) { request.direction = DirectionWord(rawValue: word)?.direction }
    request.interface = try interface(invocation)
    return request
  }

  /// What is said of Interface Builder files, but for the insets that are given for them.
  private static func interface(_ invocation: Invocation) throws(Mistake) -> InterfaceRequest {
    var request = InterfaceRequest()
    request.scenes = try list(invocation, scene)
    request.options.isRuntime = invocation.isSet(runtime)
    request.options.textSize = invocation.choice(text, default: InterfaceOptions.TextSize.recorded)
    if let word = invocation.value(contentSizeCategory) {
      guard request.options.textSize == .measure else {
        throw Mistake(message: "'--content-size-category' changes texts that are measured; add '--text measure'")
      }
      request.options.contentSizeCategory = ContentSizeCategory(rawValue: word) ?? .l
    }
    if let word = invocation.value(orientation) {
      request.isLandscape = OrientationWord(rawValue: word) == .landscape
    }
    if let words = invocation.value(sizeClass) {
      let letters = words.lowercased().filter(\.isLetter)
      let classes = letters.split(separator: "x", omittingEmptySubsequences: false).map {
        SizeClass(rawValue: String($0))
      }
      guard classes.count == 2, let width = classes[0], let height = classes[1] else {
        throw Mistake(
          message: "'\(words)' is no value of '--size-class'; it takes two classes, such as compactxregular")
      }
      request.widthClass = width
      request.heightClass = height
    }
    return request
  }

  /// The values of an option that may repeat or list by commas.
  private static func list(_ invocation: Invocation, _ option: CommandOption) throws(Mistake) -> [String] {
    var words: [String] = []
    for value in invocation.values(option) {
      let parts = value.split(separator: ",").map { String($0) }
      if parts.isEmpty { throw Mistake(message: "'\(value)' is no value of '--\(option.name)'; it names nothing") }
      words += parts
    }
    return words
  }

  private static func canvases(size text: String) throws(Mistake) -> [SceneRequest.Canvas] {
    if text == "all" {
      var sizes: [Size] = []
      for device in Device.all where !sizes.contains(device.canvas.size) { sizes.append(device.canvas.size) }
      return sizes.map { SceneRequest.Canvas(name: "\(Int($0.width))x\(Int($0.height))", size: $0) }
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (0...1e9).contains(width),
      (0...1e9).contains(height)
    else {
      throw Mistake(
        message: "'\(text)' is no value of '--size'; it takes a width and a height, such as 390x844, or 'all'")
    }
    return [SceneRequest.Canvas(name: text, size: Size(width: width, height: height))]
  }

  private static func canvases(
    device text: String, _ orientation: OrientationWord?
  ) throws(Mistake) -> [SceneRequest.Canvas] {
    let known = Device.all.filter { orientation == nil || $0.isLandscape == (orientation == .landscape) }
    if text == "all" { return known.map { SceneRequest.Canvas($0) } }
    if let device = Device.named(text) {
      return [SceneRequest.Canvas(orientation.map { device.turned(isLandscape: $0 == .landscape) } ?? device)]
    }
    let hint = Device.suggestion(for: text).map { "did you mean '\($0)'?" }
    let names = "it takes 'all', " + Device.all.filter { !$0.isLandscape }.map(\.name).joined(separator: ", ")
    throw Mistake(message: "there is no device '\(text)'; \(hint ?? names + ", each also with '-landscape' behind it")")
  }
}
