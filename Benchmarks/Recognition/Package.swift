// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "RecognitionBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "intentgen", path: "../..")],
  targets: [
    .executableTarget(
      name: "RecognitionBenchmark",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "AccuracyBenchmark",
      dependencies: [
        .product(name: "IntentConversation", package: "intentgen"),
        .product(name: "SystemIntents", package: "intentgen"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
