// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "SoupChef",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "intentgen", path: "../..")],
  targets: [
    // What an iOS app's Intents extension is made of.
    .target(
      name: "SoupChef",
      dependencies: [
        .product(name: "Intents", package: "intentgen"),
        .product(name: "IntentRuntime", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "IntentGeneratorPlugin", package: "intentgen")]
    ),
    // A console around it, where Apple's assistant is not.
    .executableTarget(
      name: "SoupConsole",
      dependencies: [
        "SoupChef",
        .product(name: "Intents", package: "intentgen"),
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "IntentRuntime", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "SoupChefTests",
      dependencies: [
        "SoupChef",
        .product(name: "Intents", package: "intentgen"),
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "IntentRuntime", package: "intentgen"),
      ],
      exclude: ["Dialogues"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
