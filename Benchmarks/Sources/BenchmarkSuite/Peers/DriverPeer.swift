/// A solver in another language that runs ``PeerProgram`` in a process of its own.
struct DriverPeer: Peer {
  let name: String

  private var driver: FetchedDriver { FetchedDriver(peer: name, executable: "\(name)-driver") }

  func prepare(fetching: Bool, log: (String) -> Void) throws(PeerUnavailable) {
    try driver.prepare(fetching: fetching, log: log)
  }

  func session(_ workload: any Workload, size: Int) throws -> (any Session)? {
    guard let program = workload.program(size: size) else { return nil }
    return try DriverSession(driver: driver.path, program: program.text)
  }
}
