// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "MonkeyChat",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "MonkeyChatApp", targets: ["MonkeyChat"]),
    .executable(name: "MonkeyChat", targets: ["MonkeyChatConsole"]),
  ],
  dependencies: [
    .package(name: "intentgen", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ],
  targets: [
    .target(
      name: "MonkeyChat",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]
    ),
    .executableTarget(
      name: "MonkeyChatConsole",
      dependencies: [
        .byName(name: "MonkeyChat"), .product(name: "IntentConversation", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "MonkeyChatTests",
      dependencies: ["MonkeyChat", .product(name: "IntentTesting", package: "intentgen")],
      exclude: ["Dialogues"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
