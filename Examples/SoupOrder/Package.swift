// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "SoupOrder",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "SoupOrderApp", targets: ["SoupOrder"]),
    .executable(name: "SoupOrder", targets: ["SoupOrderConsole"]),
  ],
  dependencies: [
    .package(name: "intentgen", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ],
  targets: [
    .target(
      name: "SoupOrder",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "IntentRuntime", package: "intentgen"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]
    ),
    .executableTarget(
      name: "SoupOrderConsole",
      dependencies: [
        .byName(name: "SoupOrder"), .product(name: "IntentConversation", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "SoupOrderTests",
      dependencies: ["SoupOrder", .product(name: "IntentTesting", package: "intentgen")],
      exclude: ["Dialogues"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
