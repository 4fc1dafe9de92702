// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "runtime-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "intentgen", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "RuntimeBenchmarks",
      dependencies: [
        .product(name: "IntentRuntime", package: "intentgen"),
        .product(name: "Intents", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/RuntimeBenchmarks",
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [
        .plugin(name: "BenchmarkPlugin", package: "benchmark"),
        .plugin(name: "IntentGeneratorPlugin", package: "intentgen"),
      ]
    )
  ]
)
