/// Cassowary, through its public API.
struct OursPeer: Peer {
  let name = "ours"

  func prepare(fetching: Bool, log: (String) -> Void) {}

  func session(_ workload: any Workload, size: Int) -> (any Session)? { workload.ours(size: size) }
}
