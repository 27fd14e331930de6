import Foundation

/// A driver that `Scripts/fetch-peers` builds into the ignored folder `Peers`.
struct FetchedDriver {
  let peer: String
  let executable: String

  /// The folder of this package, from where this file lies.
  private var package: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder
  }

  var path: String { package.appendingPathComponent("Peers/bin/\(executable)").path }

  private var exists: Bool { FileManager.default.isExecutableFile(atPath: path) }

  func prepare(fetching: Bool, log: (String) -> Void) throws(PeerUnavailable) {
    guard !exists else { return }
    guard fetching else {
      throw PeerUnavailable(reason: "not fetched; Benchmarks/Scripts/fetch-peers \(peer) or --peers \(peer) does that")
    }
    log("fetching \(peer): Benchmarks/Scripts/fetch-peers \(peer)")
    let script = Process()
    script.executableURL = package.appendingPathComponent("Scripts/fetch-peers")
    script.arguments = [peer]
    script.standardOutput = FileHandle.standardError
    do {
      try script.run()
    } catch {
      throw PeerUnavailable(reason: "fetch-peers did not start: \(error.localizedDescription)")
    }
    script.waitUntilExit()
    guard script.terminationStatus == 0, exists else {
      throw PeerUnavailable(reason: "fetch-peers \(peer) failed")
    }
  }
}
