import Diagnostics
import Foundation
import HandlerStubs
import IntentDefinition
import IntentGenerator
import TestSupport
import Testing

@Suite("Through the history of a definition")
struct HistoryTests {
  /// Whether to follow every history, and to type-check all of them at every step: that takes minutes.
  static let isExhaustive = ProcessInfo.processInfo.environment["INTENTGEN_ALL_HISTORIES"] == "1"
  static let real = History.real.filter { isExhaustive || $0.versions.count <= 3 }

  @Test(
    "handlers of real apps keep every token, and follow what is renamed",
    .enabled(if: !real.isEmpty, "the histories of real apps are absent"),
    arguments: real)
  func keepsReal(_ history: History) async throws {
    let isSample = history.testDescription.contains("soup-chef")
    try await follow(history, typeChecks: Self.isExhaustive || isSample)
  }

  @Test("handlers keep every token, follow what is renamed, and type-check at each step")
  func keepsOwn() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let text = try Fixture.text("Histories/Soup.txt")
      var versions: [URL] = []
      for part in text.components(separatedBy: "\n=== ").dropFirst() {
        let version = folder.appending(path: "\(versions.count)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try DefinitionText(part.split(separator: "\n").dropFirst().joined(separator: "\n"))
          .write(to: version)
        versions.append(version)
      }
      #expect(versions.count >= 8)
      let history = History(testDescription: "Soup", versions: versions)
      #expect(history.load().count == versions.count, "a version is refused")
      try await follow(history, typeChecks: true)
    }
  }

  /// Takes handlers with a user's code in every body from version to version.
  private func follow(_ history: History, typeChecks: Bool) async throws {
    let versions = history.load()
    guard let first = versions.first else { return }
    var user = UserCode(seed: UInt64(history.testDescription.utf8.count), isThorough: true)
    let written = try regenerate(first.definitions, [], HandlerRecord())
    var sources = work(&user, on: written.files, versions.map(\.definitions))
    var record = written.record
    for (number, version) in versions.enumerated() {
      let moment = "\(history.testDescription), \(version.url.lastPathComponent)"
      let changes = try regenerate(version.definitions, sources, record)
      for file in changes.files where file.before != nil { expectEverything(in: file, moment) }
      let again = try regenerate(
        version.definitions, changes.files.map(\.source), changes.record)
      #expect(again.files.allSatisfy { !$0.isChanged }, "not the same a second time, \(moment)")
      let isUnchanged = record == changes.record && changes.files.allSatisfy { !$0.isChanged }
      if typeChecks, number == 0 || !isUnchanged {
        try await typeCheck(changes, version.set, moment)
      }
      let rest = versions[number...].map(\.definitions)
      let new = work(&user, on: changes.files.filter { $0.before == nil }, Array(rest))
      sources = changes.files.filter { $0.before != nil }.map(\.source) + new
      record = changes.record
    }
  }

  private func regenerate(
    _ definitions: [HandlerDefinition],
    _ sources: [HandlerSource],
    _ record: HandlerRecord
  ) throws -> HandlerChanges {
    let names = Set(definitions.map(\.name))
    let gone = Set((record.definitions ?? []).map(\.name)).subtracting(names)
    let checked = HandlerRegenerator().regenerate(
      definitions, gone: gone, in: HandlerSources(sources), record: record, folder: "Handlers")
    return try #require(checked.value, "\(checked.diagnostics.map(\.message))")
  }

  private func work(
    _ user: inout UserCode,
    on files: [HandlerFile],
    _ versions: [[HandlerDefinition]]
  ) -> [HandlerSource] {
    let lasting = LastingCode(versions: versions)
    return files.flatMap { file in
      user.work(
        on: file.source, properties: lasting.properties, expressions: lasting.expressions)
    }
  }

  private func typeCheck(
    _ changes: HandlerChanges,
    _ set: DefinitionSet,
    _ moment: String
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let generated = await GeneratorPipeline().generate(set).value ?? []
      var files = generated.map { OutputFile(folder.appending(path: $0.name).path, $0.contents) }
      // What is of no use any more may name types that are gone: its user removes it.
      files += MarkedMethods.removed(from: changes.files.map(\.source)).map { file in
        OutputFile(
          folder.appending(path: (file.path as NSString).lastPathComponent).path, file.text)
      }
      _ = try OutputWriter().write(files)
      let checked = try Command.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
          "-I", Command.products.appending(path: "Modules").path,
        ] + files.map(\.path)
      )
      #expect(checked.status == 0, "\(moment): \(checked.errors.prefix(3000))")
    }
  }
}
