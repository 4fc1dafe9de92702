// swift-tools-version: 6.1

import PackageDescription

let runtime: Target.Dependency = .product(name: "IntentRuntime", package: "intentgen")
let generator: Target.PluginUsage = .plugin(name: "IntentGeneratorPlugin", package: "intentgen")

let package = Package(
  name: "two-kitchens",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "intentgen", path: "PATH-OF-INTENTGEN")],
  targets: [
    .target(name: "Kitchen", dependencies: [runtime], plugins: [generator]),
    .target(name: "Bar", dependencies: [runtime, "Kitchen"], plugins: [generator]),
    .executableTarget(name: "App", dependencies: ["Kitchen", "Bar"]),
  ]
)
