/// What messages call an input.
enum InputName {
  static func of(_ path: String) -> String { path == "-" ? "<stdin>" : path }
}
