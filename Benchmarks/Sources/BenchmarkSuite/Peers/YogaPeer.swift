/// Yoga, the flex box engine: no solver, but the same trees of views.
struct YogaPeer: Peer {
  let name = "yoga"

  private var driver: FetchedDriver { FetchedDriver(peer: name, executable: "yoga-driver") }

  func prepare(fetching: Bool, log: (String) -> Void) throws(PeerUnavailable) {
    try driver.prepare(fetching: fetching, log: log)
  }

  func session(_ workload: any Workload, size: Int) throws -> (any Session)? {
    guard let tree = workload.tree(size: size) else { return nil }
    return try DriverSession(driver: driver.path, program: tree.text)
  }
}
