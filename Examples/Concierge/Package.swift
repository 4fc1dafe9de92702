// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Concierge",
  platforms: [.macOS(.v14)],
  traits: [
    .trait(name: "PostgreSQL", description: "Sessions in PostgreSQL too, for several replicas.")
  ],
  dependencies: [
    .package(
      name: "intentgen", path: "../..",
      traits: [
        .defaults, "Server", .trait(name: "PostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ]),
    .package(path: "../MonkeyChat"),
    .package(path: "../TasksNotes"),
    .package(path: "../SoupOrder"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Concierge",
      dependencies: [
        .product(name: "IntentServer", package: "intentgen"),
        .product(name: "IntentRuntime", package: "intentgen"),
        .product(name: "IntentStores", package: "intentgen"),
        .product(name: "SessionSeal", package: "intentgen"),
        .product(name: "MonkeyChatApp", package: "MonkeyChat"),
        .product(name: "TasksNotesApp", package: "TasksNotes"),
        .product(name: "SoupOrderApp", package: "SoupOrder"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
