import Foundation

/// `benchmarks`: see ``Options/help``.
@main
enum Benchmarks {
  static func main() {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      log("benchmarks: \(error.message)\n\(Options.help)")
      exit(64)
    }
    if options.wantsHelp {
      print(Options.help)
      return
    }
    #if DEBUG
      log("benchmarks: built for debugging; figures mean something only with `swift run -c release`")
    #endif
    let suite = Suite(
      workloads: Workloads.all.filter { options.filter?.contains($0.name) ?? true },
      sizes: options.sizes, peers: [Peers.ours] + peers(options.peers), log: log)
    var report = Report(measurements: suite.run())
    if let toggles = options.toggles {
      log("hiding and showing rows \(toggles) times")
      do {
        report.endurance = try Endurance(toggles: toggles).run()
      } catch {
        log("benchmarks: \(error)")
        exit(70)
      }
    }
    switch options.format {
    case .table: print(report.table)
    case .markdown: print(report.markdown)
    case .json:
      do {
        print(try report.json())
      } catch {
        log("benchmarks: \(error)")
        exit(70)
      }
    }
    if let folder = options.plotFolder {
      do {
        try draw(report, into: folder)
      } catch {
        log("benchmarks: no drawings in \(folder): \(error.localizedDescription)")
        exit(70)
      }
    }
    if report.oursFailed { exit(1) }
  }

  /// The peers asked for that can be had; the others are skipped with a line saying so.
  private static func peers(_ names: [String]?) -> [any Peer] {
    var found: [any Peer] = []
    for peer in Peers.others where names?.contains(peer.name) ?? true {
      do {
        try peer.prepare(fetching: names != nil, log: log)
        found.append(peer)
      } catch {
        log("\(peer.name) skipped: \(error.reason)")
      }
    }
    return found
  }

  /// One file for each workload.
  private static func draw(_ report: Report, into folder: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for workload in Workloads.all {
      guard let drawing = Plot(report: report, workload: workload).svg else { continue }
      try Data(drawing.utf8).write(to: folder.appendingPathComponent(workload.name.lowercased() + ".svg"))
    }
  }

  private static func log(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
