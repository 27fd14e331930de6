/// Somebody who solves the workloads: our solver, the plain loop, or another solver.
///
/// A new peer is one file with a type that conforms to this, and an entry in ``Peers/all``.
protocol Peer: Sendable {
  /// What `--peers` and the results call it.
  var name: String { get }

  /// Makes sure that the peer can be had; fetches it if `fetching`.
  func prepare(fetching: Bool, log: (String) -> Void) throws(PeerUnavailable)

  /// The peer at one workload and size; nil if the workload is not for it.
  func session(_ workload: any Workload, size: Int) throws -> (any Session)?
}

/// Why a peer is skipped.
struct PeerUnavailable: Error {
  let reason: String
}

/// The participants there are, ours first.
enum Peers {
  static let ours: any Peer = OursPeer()
  static let others: [any Peer] = [
    DriverPeer(name: "kiwi"), DriverPeer(name: "cassowary-rs"), YogaPeer(), HandPeer(),
  ]

  static var all: [any Peer] { [ours] + others }
}
