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
}
