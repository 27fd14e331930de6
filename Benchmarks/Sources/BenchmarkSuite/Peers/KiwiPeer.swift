/// kiwi, in a process of its own. Its source is fetched and its driver built by `Scripts/fetch-peers`.
struct KiwiPeer: Peer {
  let name = "kiwi"

  private var driver: FetchedDriver { FetchedDriver(peer: name, executable: "kiwi-driver") }

  func prepare(fetching: Bool, log: (String) -> Void) throws(PeerUnavailable) {
    try driver.prepare(fetching: fetching, log: log)
  }

  func session(_ workload: any Workload, size: Int) throws -> (any Session)? {
    guard let program = workload.program(size: size) else { return nil }
    return try DriverSession(driver: driver.path, program: program)
  }
}
