/// The plain loop without a solver: the physical limit.
struct HandPeer: Peer {
  let name = "hand"

  func prepare(fetching: Bool, log: (String) -> Void) {}

  func session(_ workload: any Workload, size: Int) -> (any Session)? { workload.hand(size: size) }
}
