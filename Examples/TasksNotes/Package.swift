// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "TasksNotes",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "TasksNotesApp", targets: ["TasksNotes"]),
    .executable(name: "TasksNotes", targets: ["TasksNotesConsole"]),
  ],
  dependencies: [
    .package(name: "intentgen", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  ],
  targets: [
    .target(
      name: "TasksNotes",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]
    ),
    .executableTarget(
      name: "TasksNotesConsole",
      dependencies: [
        .byName(name: "TasksNotes"), .product(name: "IntentConversation", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "TasksNotesTests",
      dependencies: ["TasksNotes", .product(name: "IntentTesting", package: "intentgen")],
      exclude: ["Dialogues"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
