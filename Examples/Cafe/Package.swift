// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Cafe",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "intentgen", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Cafe",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "IntentRuntime", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]
    ),
    .testTarget(
      name: "CafeTests",
      dependencies: ["Cafe", .product(name: "IntentTesting", package: "intentgen")],
      exclude: ["Dialogues"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
