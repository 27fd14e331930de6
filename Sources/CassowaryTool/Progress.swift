/// How far the work on many files is, on standard error while a person watches.
struct Progress {
  private let count: Int
  private let surroundings: Surroundings
  private let isWanted: Bool
  private var isShown = false
  private var done = 0

  /// Fewer files are done before anybody wonders.
  private static let least = 50

  init(of count: Int, in surroundings: Surroundings) {
    self.count = count
    self.surroundings = surroundings
    isWanted = count >= Self.least && surroundings.diagnosticsTerminal.isTerminal
  }

  /// One more file is done.
  mutating func advance() {
    done += 1
    guard isWanted, done < count else { return }
    surroundings.diagnostics("\r\(done) of \(count) files")
    isShown = true
  }

  /// Gives the line free for other text.
  mutating func clear() {
    if isShown { surroundings.diagnostics("\r\u{1B}[K") }
    isShown = false
  }
}
