import Foundation
import TestSupport
import Testing

/// A way in which people compile.
struct CompilerSetting: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var arguments: [String]

  static let all = [
    CompilerSetting(testDescription: "Swift 6", arguments: []),
    CompilerSetting(
      testDescription: "upcoming features",
      arguments: [
        "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny",
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
      ]
      .flatMap { ["-enable-upcoming-feature", $0] }
    ),
    CompilerSetting(
      testDescription: "main actor by default",
      arguments: ["-default-isolation", "MainActor"]
    ),
  ]
}

@Suite("Generated code")
struct GeneratedCodeTests {
  static let snapshots = Fixture.packageRoot.appending(path: "Tests/IntentGeneratorTests/Snapshots")

  @Test(
    "compiles without a warning",
    arguments: CompilerSetting.all,
    ["public", "package", "internal"]
  )
  func compiles(_ setting: CompilerSetting, access: String) async throws {
    for name in ["Kitchen", "Awkward"] {
      let definition = Self.snapshots.appending(path: "\(name).intentdefinition").filePath
      try await Fixture.withTemporaryFolder { folder in
        let generated = try Command.intentgen(
          "generate", definition, "--output", folder.filePath, "--access", access, "--quiet"
        )
        try #require(generated.status == 0, "\(generated.errors)")
        let checked = try typecheck([], in: folder, setting)
        #expect(checked.status == 0 && checked.errors.isEmpty, "\(name): \(checked.errors)")
      }
    }
  }

  @Test(
    "has handler stubs that compile as they are",
    arguments: CompilerSetting.all,
    [["struct", "intent"], ["class", "intent"], ["actor", "domain"]]
  )
  func stubsCompile(_ setting: CompilerSetting, _ stubs: [String]) async throws {
    for name in ["Kitchen", "Awkward"] {
      let definition = Self.snapshots.appending(path: "\(name).intentdefinition").filePath
      try await Fixture.withTemporaryFolder { folder in
        _ = try Command.intentgen("generate", definition, "--output", folder.filePath)
        let written = try Command.intentgen(
          "handlers", definition, "--output", folder.filePath, "--kind", stubs[0], "--per", stubs[1]
        )
        try #require(written.status == 0, "\(written.errors)")
        let checked = try typecheck([], in: folder, setting)
        #expect(checked.status == 0 && checked.errors.isEmpty, "\(name): \(checked.errors)")
      }
    }
  }

  @Test("of the system's domains serves a client", arguments: CompilerSetting.all)
  func servesClient(_ setting: CompilerSetting) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handler = Fixture.url("Handlers/Messages.swift").filePath
      let checked = try typecheck([handler], in: folder, setting)
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors)")
    }
  }

  @Test(
    "takes handlers as they are written for Apple's protocols",
    .enabled(if: Fixture.shared != nil, "the real definitions are not here"),
    arguments: [
      ("SoupChef", "kevingomes17__ios-swift-soup-chef/Shared/Base.lproj/Intents.intentdefinition"),
      ("Mastodon", "mastodon__mastodon-ios/MastodonIntent/Base.lproj/Intents.intentdefinition"),
      ("AShell", "holzschu__a-shell/Base.lproj/Intents.intentdefinition"),
    ]
  )
  func takesHandlers(_ handler: String, definition: String) async throws {
    let corpus = try #require(Fixture.shared).appending(path: "corpus")
    try await Fixture.withTemporaryFolder { folder in
      let path = corpus.appending(path: definition).filePath
      let generated = try Command.intentgen("generate", path, "--output", folder.filePath)
      try #require(generated.status == 0, "\(generated.errors)")
      let file = Fixture.url("Handlers/\(handler).swift").filePath
      let checked = try typecheck([file], in: folder, CompilerSetting.all[0])
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors)")
    }
  }

  /// Type-checks some files together with all in a folder, warnings being errors.
  private func typecheck(
    _ files: [String],
    in folder: URL,
    _ setting: CompilerSetting
  ) throws -> CommandResult {
    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0).filePath }
    return try Command.run(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-package-name", "test", "-module-name", "Generated",
        "-I", Command.products.appending(path: "Modules").filePath,
      ] + setting.arguments + files + generated
    )
  }
}
