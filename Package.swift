// swift-tools-version: 6.2

import PackageDescription

// MARK: - Apple's names

// A module of the name would hide Apple's framework from all that is built beside it. Where there is
// the framework, the product brings an empty module under another name instead.
#if canImport(Darwin)
  let intents = (name: "IntentsFramework", path: "Sources/IntentsFramework")
  let intentsPlugins: [Target.PluginUsage] = []
#else
  let intents = (name: "Intents", path: "Sources/Intents")
  let intentsPlugins: [Target.PluginUsage] = ["FrameworkPlugin"]
#endif

// MARK: - Products

let products: [Product] = [
  .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
  .library(name: "SystemIntents", targets: ["SystemIntents"]),
  .library(name: "IntentConversation", targets: ["IntentConversation"]),
  .library(name: "IntentTesting", targets: ["IntentTesting"]),
  .library(name: "Intents", targets: [intents.name]),
  .library(name: "SessionSeal", targets: ["SessionSeal"]),
  .library(name: "IntentStores", targets: ["IntentStores"]),
  .library(name: "IntentServer", targets: ["IntentServer"]),
  .executable(name: "intentgen", targets: ["intentgen"]),
  .plugin(name: "IntentGeneratorPlugin", targets: ["IntentGeneratorPlugin"]),
  .plugin(name: "IntentGeneratorCommand", targets: ["IntentGeneratorCommand"]),
]

// MARK: - Traits

// Whoever uses the runtime and the build plugin alone takes this package with `traits: []`, and
// fetches neither the argument parser nor Swift's syntax.
let traits: Set<Trait> = [
  .trait(
    name: "Command",
    description: "The command intentgen, with what it knows of the handlers in Swift sources."
  ),
  .trait(name: "Seal", description: "The library SessionSeal, with what it needs to encrypt."),
  .trait(
    name: "PostgreSQL",
    description: "The store of IntentStores that keeps sessions in PostgreSQL, by libpq."
  ),
  .trait(name: "SQLite", description: "The stores of IntentStores that keep things in SQLite."),
  .trait(
    name: "Server",
    description: "The library IntentServer: intents over HTTP and MCP, with sessions in SQLite.",
    enabledTraits: ["Seal", "SQLite"]
  ),
  .default(enabledTraits: ["Command"]),
]
let command = TargetDependencyCondition.when(traits: ["Command"])
let seal = TargetDependencyCondition.when(traits: ["Seal"])
let postgresql = TargetDependencyCondition.when(traits: ["PostgreSQL"])
let sqlite = TargetDependencyCondition.when(traits: ["SQLite"])
let server = TargetDependencyCondition.when(traits: ["Server"])

// MARK: - Dependencies

let dependencies: [Package.Dependency] = [
  .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  .package(url: "https://github.com/apple/swift-log", from: "1.10.0"),
  .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
  .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
  .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
  .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
  .package(url: "https://github.com/vapor/jwt-kit", from: "5.0.0"),
  .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
  .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.1.0"),
]

// MARK: - Settings

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Tests make nothing that others import.
let testSettings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// MARK: - Targets

let generatorTargets: [Target] = [
  // The C library that parses XML.
  .systemLibrary(
    name: "CLibXML2",
    pkgConfig: "libxml-2.0",
    providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
  ),
  // What is wrong, where, and what to do about it.
  .target(name: "Diagnostics", swiftSettings: settings),
  // Sentences with room for values, as vocabularies have them: read by both halves.
  .target(name: "UtteranceTemplates", swiftSettings: settings),
  // The units of measures, by their names in definitions: read by both halves.
  .target(name: "Measures", swiftSettings: settings),
  // What other programs are told of intents, as JSON Schema and OpenAPI: read by both halves.
  .target(name: "IntentSchemas", swiftSettings: settings),
  // XML property lists in and out, with the place of every value.
  .target(
    name: "PropertyList",
    dependencies: ["CLibXML2", "Diagnostics"],
    swiftSettings: settings
  ),
  // The model of a definition: decoding, linking, validation.
  .target(
    name: "IntentDefinition",
    dependencies: ["PropertyList", "Diagnostics", "Measures", "UtteranceTemplates"],
    swiftSettings: settings
  ),
  // What changed between two versions of definitions, and what that breaks.
  .target(
    name: "DefinitionComparison",
    dependencies: ["Diagnostics", "IntentDefinition"],
    swiftSettings: settings
  ),
  // The Mustache templates, embedded in the binary.
  .target(
    name: "Templates",
    path: "Templates",
    resources: [
      .embedInCode("Handling.mustache"),
      .embedInCode("Header.mustache"),
      .embedInCode("Intents.mustache"),
      .embedInCode("Responses.mustache"),
      .embedInCode("SiriKitAppleImports.mustache"),
      .embedInCode("SiriKitHandling.mustache"),
      .embedInCode("SiriKitHeader.mustache"),
      .embedInCode("SiriKitImports.mustache"),
      .embedInCode("SiriKitIntents.mustache"),
      .embedInCode("SiriKitResponses.mustache"),
      .embedInCode("SiriKitTypes.mustache"),
      .embedInCode("Types.mustache"),
    ],
    swiftSettings: settings
  ),
  // From a linked definition to Swift files.
  .target(
    name: "IntentGenerator",
    dependencies: [
      "Diagnostics", "IntentDefinition", "PropertyList", "Templates",
      .product(name: "Mustache", package: "swift-mustache"),
    ],
    swiftSettings: settings
  ),
  // The handlers that users write: found, added to, never overwritten.
  .target(
    name: "HandlerStubs",
    dependencies: [
      "Diagnostics", "IntentGenerator",
      .product(name: "SwiftSyntax", package: "swift-syntax", condition: command),
      .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: command),
      .product(name: "SwiftParser", package: "swift-syntax", condition: command),
      .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: command),
    ],
    swiftSettings: settings
  ),
  // The command that people type.
  .executableTarget(
    name: "intentgen",
    dependencies: [
      "DefinitionComparison", "Diagnostics", "HandlerStubs", "IntentDefinition",
      "IntentGenerator", "IntentSchemas", "PropertyList",
      .product(name: "ArgumentParser", package: "swift-argument-parser", condition: command),
    ],
    swiftSettings: settings
  ),
  // The lean tool that the build plugin runs.
  .executableTarget(
    name: "intentgen-build",
    dependencies: ["Diagnostics", "IntentDefinition", "IntentGenerator"],
    swiftSettings: settings
  ),
  // The tool that makes the classes of Apple's framework for the system's intents.
  .executableTarget(
    name: "framework-build",
    dependencies: [
      "Diagnostics", "IntentDefinition", "IntentGenerator",
      .product(name: "Mustache", package: "swift-mustache"),
    ],
    resources: [
      .embedInCode("Templates/FrameworkAdapters.mustache"),
      .embedInCode("Templates/FrameworkClasses.mustache"),
      .embedInCode("Templates/FrameworkHandlers.mustache"),
      .embedInCode("Templates/FrameworkList.mustache"),
      .embedInCode("Templates/FrameworkResult.mustache"),
    ],
    swiftSettings: settings
  ),
  // Makes them while the module Intents is built.
  .plugin(
    name: "FrameworkPlugin",
    capability: .buildTool(),
    dependencies: ["framework-build"]
  ),
  // Generates Swift from the definitions of a target while it is built.
  .plugin(
    name: "IntentGeneratorPlugin",
    capability: .buildTool(),
    dependencies: ["intentgen-build"]
  ),
  // Every subcommand inside a package: swift package intentgen …
  .plugin(
    name: "IntentGeneratorCommand",
    capability: .command(
      intent: .custom(
        verb: "intentgen",
        description: "Turns intent definition files into Swift, and keeps handlers up to date."
      )
      // No permissions: one that is declared would be asked for whatever the subcommand, and what only reads
      // is to run without. What writes is allowed to by `--allow-writing-to-package-directory`.
    ),
    dependencies: ["intentgen"]
  ),
]

let runtimeTargets: [Target] = [
  // What generated code is made of, and what dispatches it.
  .target(
    name: "IntentRuntime",
    dependencies: ["Measures", .product(name: "Logging", package: "swift-log")],
    swiftSettings: settings
  ),
  // What Apple's framework of the name has, and the way from it to the runtime.
  .target(
    name: intents.name,
    dependencies: [
      "IntentRuntime", "SystemIntents", .product(name: "Logging", package: "swift-log"),
    ],
    path: intents.path,
    exclude: intentsPlugins.isEmpty ? [] : ["AppleInterface.json"],
    swiftSettings: settings,
    plugins: intentsPlugins
  ),
  // The system's domains, generated from Definitions/ by the build plugin.
  .target(
    name: "SystemIntents",
    dependencies: ["IntentRuntime"],
    path: "Definitions",
    swiftSettings: settings,
    plugins: ["IntentGeneratorPlugin"]
  ),
  // Sessions that leave the server's hands and come back unaltered.
  .target(
    name: "SessionSeal",
    dependencies: [
      "IntentRuntime",
      .product(name: "Crypto", package: "swift-crypto", condition: seal),
    ],
    swiftSettings: settings
  ),
  // Sentences into requests, dialogues, and a console to try them in.
  .target(
    name: "IntentConversation",
    dependencies: [
      "IntentRuntime", "IntentSchemas", "UtteranceTemplates",
      .product(name: "Logging", package: "swift-log"),
    ],
    swiftSettings: settings
  ),
  // The C library that talks to PostgreSQL.
  .systemLibrary(
    name: "CLibPQ",
    pkgConfig: "libpq",
    providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
  ),
  // Sessions, vocabularies and interactions in a database.
  .target(
    name: "IntentStores",
    dependencies: [
      "IntentRuntime", .target(name: "CLibPQ", condition: postgresql),
      .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
    ],
    swiftSettings: settings
  ),
  // Apps for other programs: over HTTP, over MCP, and as a page to talk to.
  .target(
    name: "IntentServer",
    dependencies: [
      "IntentConversation", "IntentRuntime", "IntentSchemas", "IntentStores", "SessionSeal",
      .product(name: "Logging", package: "swift-log"),
      .product(name: "Crypto", package: "swift-crypto", condition: server),
      .product(name: "Hummingbird", package: "hummingbird", condition: server),
      .product(
        name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
      .product(name: "JWTKit", package: "jwt-kit", condition: server),
      .product(name: "Metrics", package: "swift-metrics", condition: server),
      .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
    ],
    resources: [.embedInCode("Page/index.html")],
    swiftSettings: settings
  ),
  // What tests of an app expect of its dialogues.
  .target(
    name: "IntentTesting", dependencies: ["IntentConversation"], swiftSettings: settings
  ),
]

let testTargets: [Target] = [
  // What several test targets use.
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: testSettings),
  .testTarget(
    name: "DiagnosticsTests",
    dependencies: ["Diagnostics", "TestSupport"],
    swiftSettings: testSettings
  ),
  .testTarget(
    name: "PropertyListTests",
    dependencies: ["PropertyList", "Diagnostics", "TestSupport"],
    swiftSettings: testSettings
  ),
  .testTarget(
    name: "IntentDefinitionTests",
    dependencies: [
      "IntentDefinition", "IntentRuntime", "PropertyList", "Diagnostics", "TestSupport",
    ],
    exclude: ["Fixtures"],
    swiftSettings: testSettings
  ),
  .testTarget(
    name: "IntentGeneratorTests",
    dependencies: [
      "IntentGenerator", "IntentDefinition", "PropertyList", "Diagnostics", "TestSupport",
    ],
    exclude: ["Snapshots"],
    swiftSettings: testSettings
  ),
  // Two versions of a definition that differ in every way.
  .target(
    name: "OldShop",
    dependencies: ["IntentRuntime"],
    path: "Tests/DefinitionComparisonTests/Versions/OldShop",
    swiftSettings: testSettings,
    plugins: ["IntentGeneratorPlugin"]
  ),
  .target(
    name: "NewShop",
    dependencies: ["IntentRuntime"],
    path: "Tests/DefinitionComparisonTests/Versions/NewShop",
    swiftSettings: testSettings,
    plugins: ["IntentGeneratorPlugin"]
  ),
  .testTarget(
    name: "DefinitionComparisonTests",
    dependencies: [
      "DefinitionComparison", "Diagnostics", "IntentDefinition", "IntentGenerator",
      "IntentRuntime", "NewShop", "OldShop", "PropertyList", "SystemIntents", "TestSupport",
    ],
    exclude: ["EveryKey.intentdefinition", "Versions"],
    swiftSettings: testSettings
  ),
  .testTarget(
    name: "HandlerStubsTests",
    dependencies: [
      "HandlerStubs", "IntentGenerator", "IntentDefinition", "PropertyList", "Diagnostics",
      "TestSupport",
      .product(name: "SwiftParser", package: "swift-syntax", condition: command),
      .product(name: "SwiftSyntax", package: "swift-syntax", condition: command),
    ],
    exclude: ["Histories", "Scenarios"],
    swiftSettings: testSettings
  ),
  // The style of Apple's framework, beside what Apple's own tools wrote.
  .testTarget(
    name: "SiriKitStyleTests",
    dependencies: [
      "Diagnostics", "IntentGenerator", "IntentDefinition", "intentgen", "TestSupport",
      .byName(name: intents.name),
      .product(name: "SwiftParser", package: "swift-syntax", condition: command),
      .product(name: "SwiftSyntax", package: "swift-syntax", condition: command),
    ],
    exclude: ["Snapshots"],
    swiftSettings: testSettings
  ),
  // A process that writes to a store, for tests of what several processes share.
  .executableTarget(
    name: "StoreWriter",
    dependencies: ["IntentRuntime"],
    path: "Tests/StoreWriter",
    swiftSettings: testSettings
  ),
  // An app whose own types have the names of the runtime's.
  .target(
    name: "OwnNames",
    dependencies: ["IntentRuntime"],
    path: "Tests/OwnNames",
    swiftSettings: testSettings,
    plugins: ["IntentGeneratorPlugin"]
  ),
  .testTarget(
    name: "IntentRuntimeTests",
    dependencies: [
      "IntentRuntime", "OwnNames", "SystemIntents", "StoreWriter", "TestSupport",
      .product(name: "Logging", package: "swift-log"),
    ],
    exclude: ["Golden"],
    swiftSettings: testSettings,
    plugins: ["IntentGeneratorPlugin"]
  ),
  .testTarget(
    name: "IntentConversationTests",
    dependencies: [
      "IntentConversation", "IntentRuntime", "IntentTesting", "SystemIntents",
      "UtteranceTemplates", "TestSupport",
      .product(name: "Logging", package: "swift-log"),
    ],
    exclude: ["Sentences"],
    swiftSettings: testSettings,
    plugins: ["IntentGeneratorPlugin"]
  ),
  .testTarget(
    name: "SessionSealTests",
    dependencies: ["SessionSeal", "IntentRuntime", "TestSupport"],
    swiftSettings: testSettings
  ),
  .testTarget(
    name: "IntentServerTests",
    dependencies: [
      "IntentServer", "IntentSchemas", "IntentStores", "IntentRuntime", "IntentConversation",
      "SessionSeal", "SystemIntents", "TestSupport",
      .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
      .product(name: "Hummingbird", package: "hummingbird", condition: server),
      .product(name: "JWTKit", package: "jwt-kit", condition: server),
      .product(name: "Logging", package: "swift-log"),
      .product(
        name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
      .product(name: "MetricsTestKit", package: "swift-metrics", condition: server),
      .product(name: "InMemoryTracing", package: "swift-distributed-tracing", condition: server),
      .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
    ],
    swiftSettings: testSettings
  ),
  // The command as a process.
  .testTarget(
    name: "IntentgenTests",
    dependencies: ["intentgen", "TestSupport"],
    swiftSettings: testSettings
  ),
  // Packages that use this one through its plugins, built for real.
  .testTarget(
    name: "ConsumerTests",
    dependencies: ["TestSupport"],
    swiftSettings: testSettings
  ),
  // Generated code under the settings that its users have.
  .testTarget(
    name: "CompileTests",
    dependencies: [
      "intentgen", "SystemIntents", "TestSupport", .byName(name: intents.name),
    ],
    exclude: ["Handlers"],
    swiftSettings: testSettings
  ),
]

// Where Apple's framework is, there is nothing of ours to test.
#if canImport(Darwin)
  let handlerTests: [Target] = []
#else
  let handlerTests: [Target] = [
    // Handlers of Apple's kind under the dispatcher, in the language mode of their apps.
    .testTarget(
      name: "IntentsTests",
      dependencies: [
        "Intents", "IntentRuntime", "SystemIntents", "TestSupport",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["IntentGeneratorPlugin"]
    ),
    // Handlers of public apps, compiled as they are.
    .testTarget(
      name: "HandlerTests",
      dependencies: ["intentgen", "Intents", "TestSupport"],
      exclude: ["Apps", "Ways"],
      swiftSettings: testSettings
    ),
  ]
#endif

// What feeds the parts that take something from outside whatever libFuzzer comes up with; `make fuzz`.
let fuzzTargets: [Target] = [
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "Diagnostics", "IntentConversation", "IntentDefinition", "IntentGenerator", "IntentRuntime",
      "IntentServer", "PropertyList", "UtteranceTemplates",
      .product(name: "Hummingbird", package: "hummingbird", condition: server),
      .product(name: "Logging", package: "swift-log"),
    ],
    path: "Fuzz/Sources",
    swiftSettings: testSettings
  )
]
let isFuzzing = Context.environment["INTENTGEN_FUZZ"] != nil

// MARK: - Package

// Handler stubs need Swift's syntax, which takes minutes to build; what is about the runtime leaves them
// out. What watches its threads leaves out all but the runtime and its tests.
let handlerTargets: Set = [
  "HandlerStubs", "intentgen", "IntentGeneratorCommand", "HandlerStubsTests", "IntentgenTests",
  "ConsumerTests", "CompileTests", "HandlerTests", "SiriKitStyleTests",
]
let otherTargets: Set = [
  "DefinitionComparison", "DefinitionComparisonTests", "NewShop", "OldShop",
  "IntentServer", "IntentStores", "SessionSeal", "DiagnosticsTests",
  "PropertyListTests", "IntentDefinitionTests", "IntentGeneratorTests", "IntentServerTests",
  "SessionSealTests",
]
let omitted: Set<String> =
  if Context.environment["INTENTGEN_RUNTIME_ALONE"] != nil {
    handlerTargets.union(otherTargets)
  } else if Context.environment["INTENTGEN_WITHOUT_HANDLERS"] != nil {
    handlerTargets
  } else {
    []
  }
let targets =
  (generatorTargets + runtimeTargets + (isFuzzing ? fuzzTargets : testTargets + handlerTests))
  .filter { !omitted.contains($0.name) }

let package = Package(
  name: "intentgen",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: products.filter { !omitted.contains($0.name) },
  traits: traits,
  dependencies: dependencies,
  targets: targets
)
