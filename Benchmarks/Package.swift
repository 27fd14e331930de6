// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "benchmarks", targets: ["BenchmarkSuite"])],
  dependencies: [.package(name: "Cassowary", path: "..")],
  targets: [
    // Counts heap allocations by standing in for the C allocator, and reads the clock and the heap's size.
    .target(name: "AllocationProbe"),
    .executableTarget(
      name: "BenchmarkSuite",
      dependencies: [
        "AllocationProbe", .product(name: "Cassowary", package: "Cassowary"),
        .product(name: "CassowaryLayout", package: "Cassowary"),
      ],
      swiftSettings: strict),
    .testTarget(name: "BenchmarkSuiteTests", dependencies: ["BenchmarkSuite"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
