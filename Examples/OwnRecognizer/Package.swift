// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "OwnRecognizer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "intentgen", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnRecognizer",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "OwnRecognizerTests",
      dependencies: [
        "OwnRecognizer",
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
