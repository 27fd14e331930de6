/// Runs workloads at sizes with participants, interleaved, and collects what was found.
struct Suite {
  let workloads: [any Workload]
  /// Instead of each workload's own sizes.
  let sizes: [Int]?
  /// Ours first.
  let peers: [any Peer]
  /// Progress, one line at a time.
  let log: (String) -> Void

  func run() -> [Measurement] {
    var measurements: [Measurement] = []
    for workload in workloads {
      // Peers that were stopped at a size, which larger sizes leave out.
      var dropped: [String] = []
      for size in (sizes ?? workload.sizes).sorted() {
        log("\(workload.name) \(workload.title), N = \(size)")
        let start = Probe.seconds
        let found = measure(workload, size: size, peers: peers.filter { !dropped.contains($0.name) })
        log("  \(Self.summary(of: found)); took \(OutcomeText.time(Probe.seconds - start))")
        for measurement in found where measurement.isTooSlow && !dropped.contains(measurement.peer) {
          log("  \(measurement.peer): too slow for larger sizes")
          dropped.append(measurement.peer)
        }
        measurements += found
      }
    }
    return measurements
  }

  /// `ours 1.53 ms 4.20 µs, kiwi 164 ms 17.0 µs`: builds and steps.
  private static func summary(of measurements: [Measurement]) -> String {
    var texts: [(peer: String, text: String)] = []
    for measurement in measurements {
      guard let timing = measurement.timing else { continue }
      let time = OutcomeText.time(timing.seconds)
      if let last = texts.last, last.peer == measurement.peer {
        texts[texts.count - 1].text += " " + time
      } else {
        texts.append((measurement.peer, measurement.peer + " " + time))
      }
    }
    return texts.map(\.text).joined(separator: ", ")
  }

  private func measure(_ workload: any Workload, size: Int, peers: [any Peer]) -> [Measurement] {
    var measurements: [Measurement] = []
    var contestants: [Contestant] = []
    for peer in peers {
      do {
        guard let session = try peer.session(workload, size: size) else { continue }
        var contestant = Contestant(workload: workload, size: size, peer: peer.name, session: session)
        try contestant.verify()
        contestants.append(contestant)
      } catch {
        measurements.append(failure(error, of: peer.name, at: workload, size: size))
      }
    }
    for index in contestants.indices {
      guard let fault = fault(of: contestants[index], among: contestants) else { continue }
      measurements.append(failure(fault, of: contestants[index].peer, at: workload, size: size))
      contestants[index].isOut = true
    }
    // Round after round, everyone once: what slows the machine down for a while slows all of them down.
    var waiting = contestants.indices.filter { !contestants[$0].isOut && !contestants[$0].hasRunEnough }
    while !waiting.isEmpty {
      waiting.removeAll { index in
        do {
          try contestants[index].runOnce()
          return contestants[index].hasRunEnough
        } catch {
          measurements.append(failure(error, of: contestants[index].peer, at: workload, size: size))
          contestants[index].isOut = true
          return true
        }
      }
    }
    for index in contestants.indices where !contestants[index].isOut {
      do {
        try contestants[index].repeatSteps()
        measurements += contestants[index].measurements
      } catch {
        measurements.append(failure(error, of: contestants[index].peer, at: workload, size: size))
      }
    }
    return measurements
  }

  /// Without a closed form nobody knows what is best, but whoever is worse than somebody else is wrong.
  private func fault(of contestant: Contestant, among contestants: [Contestant]) -> WrongAnswer? {
    guard let verdict = contestant.verdict else { return nil }
    for other in contestants {
      guard let better = other.verdict, verdict.isWorse(than: better) else { continue }
      return WrongAnswer(
        step: nil,
        what: "violations sum up to \(verdict.penalties.last ?? 0), \(other.peer) manages \(better.penalties.last ?? 0)"
      )
    }
    return nil
  }

  private func failure(_ error: any Error, of peer: String, at workload: any Workload, size: Int) -> Measurement {
    let outcome: Measurement.Outcome
    var phase = Phase.build
    switch error {
    case let error as WrongAnswer:
      outcome = .wrong(error.description)
      if error.step != nil { phase = .step }
    case DriverFailure.tooSlow: outcome = .stopped
    case DriverFailure.refused(let reason): outcome = .failed(reason)
    case DriverFailure.garbled: outcome = .failed("its driver broke")
    default: outcome = .failed("\(error)")
    }
    log("  \(peer): \(OutcomeText.describe(outcome))")
    return Measurement(workload: workload.name, phase: phase, size: size, peer: peer, outcome: outcome)
  }
}
