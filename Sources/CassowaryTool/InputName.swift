/// What messages call an input.
enum InputName {
  static func of(_ path: String) -> String {
    if path.isEmpty { return "''" }
    return path == "-" ? "<stdin>" : path
  }
}
