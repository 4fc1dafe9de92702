// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "TasksNotes",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "intentgen", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "TasksNotes",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]
    ),
    .testTarget(
      name: "TasksNotesTests",
      dependencies: ["TasksNotes"],
      exclude: ["Dialogues"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
