// swift-tools-version: 6.2
import PackageDescription

/// Memory safety is strict everywhere: pointers live only in files named `Unsafe…`.
let strict: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "Cassowary",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "CassowaryLayout", targets: ["CassowaryLayout"]),
    .library(name: "CassowaryFormats", targets: ["CassowaryFormats"]),
    .executable(name: "cassowary", targets: ["CassowaryTool"]),
  ],
  targets: [
    .target(name: "Cassowary", swiftSettings: strict),
    .target(name: "CassowaryLayout", dependencies: ["Cassowary"], swiftSettings: strict),
    .target(
      name: "CassowaryFormats", dependencies: ["Cassowary", "CassowaryLayout"],
      swiftSettings: strict),
    .target(
      name: "CassowaryReports", dependencies: ["Cassowary", "CassowaryLayout", "CassowaryFormats"],
      swiftSettings: strict),
    .target(name: "CommandLineKit", swiftSettings: strict),
    .executableTarget(
      name: "CassowaryTool",
      dependencies: ["Cassowary", "CassowaryLayout", "CassowaryFormats", "CassowaryReports", "CommandLineKit"],
      swiftSettings: strict),
    .target(name: "Gallery", dependencies: ["CassowaryLayout"], path: "Tests/Gallery", swiftSettings: strict),
    .testTarget(
      name: "CassowaryLayoutTests", dependencies: ["CassowaryLayout", "Cassowary", "Gallery", "_TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryFormatsTests", dependencies: ["CassowaryFormats", "_TestSupport"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "CassowaryReportsTests", dependencies: ["CassowaryReports", "CassowaryFormats", "CassowaryLayout"],
      swiftSettings: strict),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryToolTests", dependencies: ["CassowaryTool", "CommandLineKit"], swiftSettings: strict),
    .executableTarget(
      name: "Fuzz", dependencies: ["CassowaryFormats", "CassowaryLayout", "_TestSupport"], path: "Tests/Fuzz/Sources",
      swiftSettings: strict),
    .target(name: "_TestSupport", dependencies: ["Cassowary"], path: "Tests/_TestSupport", swiftSettings: strict),
    .testTarget(name: "_TestSupportTests", dependencies: ["_TestSupport"], swiftSettings: strict),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "_TestSupport"], swiftSettings: strict),
    .testTarget(name: "PackageTests", dependencies: ["Cassowary", "CassowaryLayout"], swiftSettings: strict),
    .testTarget(name: "CompileTimeTests", exclude: ["Fixtures"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
