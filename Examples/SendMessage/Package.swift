// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "SendMessage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "intentgen", path: "../..")],
  targets: [
    .executableTarget(
      name: "SendMessage",
      dependencies: [.product(name: "SystemIntents", package: "intentgen")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
