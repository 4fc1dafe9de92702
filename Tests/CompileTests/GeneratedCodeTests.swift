import Foundation
import TestSupport
import Testing

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
        let checked = try setting.typecheck(in: folder)
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
        let checked = try setting.typecheck(in: folder)
        #expect(checked.status == 0 && checked.errors.isEmpty, "\(name): \(checked.errors)")
      }
    }
  }

  @Test("of the system's domains serves a client", arguments: CompilerSetting.all)
  func servesClient(_ setting: CompilerSetting) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handler = Fixture.url("Handlers/Messages.swift").filePath
      let checked = try setting.typecheck([handler], in: folder)
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
      let checked = try CompilerSetting.all[0].typecheck([file], in: folder)
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors)")
    }
  }
}
