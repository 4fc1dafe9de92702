import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import TestSupport
import Testing

@Suite("What a definition becomes")
struct SnapshotTests {
  /// The definitions whose output is kept beside this file.
  static let definitions = ["Kitchen", "Awkward"]

  @Test("is the model that was recorded", arguments: definitions)
  func model(_ name: String) throws {
    let set = try #require(GeneratorPipeline().load([path(name), vocabulary]).value)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var text = String(decoding: try encoder.encode(set.definitions), as: UTF8.self)
    for file in ["\(name).intentdefinition", "\(name).xcstrings"] {
      text = text.replacingOccurrences(of: Fixture.url("Snapshots/\(file)").filePath, with: file)
    }
    try Snapshot.expect(text + "\n", equals: Fixture.url("Snapshots/\(name).model.json"))
  }

  @Test("is the Swift that was recorded", arguments: definitions)
  func swift(_ name: String) async throws {
    for file in try await files(name) {
      try Snapshot.expect(file.contents, equals: Fixture.url("Snapshots/\(file.name)"))
    }
  }

  @Test("is the same each time", arguments: definitions)
  func isDeterministic(_ name: String) async throws {
    #expect(try await files(name) == files(name))
  }

  @Test("is the same in pieces, as many intents are made, and at once", arguments: definitions)
  func hasNoSeams(_ name: String) async throws {
    var set = try #require(GeneratorPipeline().load([path(name), vocabulary]).value)
    let intents = set.definitions[0].definition.intents
    set.definitions[0].definition.intents = (0..<250).map { number in
      var intent = intents[number % intents.count]
      intent.name.value += "\(number)"
      return intent
    }
    // Whoever brings templates gets each file at once; these are the generator's own.
    var options = GeneratorOptions()
    options.templates = Fixture.packageRoot.appending(path: "Templates").filePath
    let pieces = try #require(await GeneratorPipeline().generate(set).value)
    let whole = try #require(await GeneratorPipeline(options: options).generate(set).value)
    #expect(pieces == whole)
  }

  @Test("has no place and no date of its making in it", arguments: definitions)
  func isReproducible(_ name: String) async throws {
    for file in try await files(name) {
      #expect(!file.contents.contains(Fixture.packageRoot.filePath))
      #expect(!file.contents.contains("2026"), "\(file.name) may hold a date")
    }
  }

  @Test("is laid out as swift-format does")
  func isFormatted() async throws {
    try await Fixture.withTemporaryFolder { folder in
      for file in try await files("Kitchen") {
        // The names of this definition keep to the rules; the line that spares the file must go.
        let text = file.contents.replacingOccurrences(of: "// swift-format-ignore-file\n", with: "")
        try text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
      }
      let result = try Command.run("swift", ["format", "lint", "--strict", "-r", folder.filePath])
      let found = result.errors.split(separator: "\n").filter {
        !$0.contains("AlwaysUseLowerCamel")
      }
      #expect(found.isEmpty, "\(result.errors)")
    }
  }

  private var vocabulary: String { Fixture.url("Snapshots/Vocabulary").filePath }

  private func path(_ name: String) -> String {
    Fixture.url("Snapshots/\(name).intentdefinition").filePath
  }

  private func files(_ name: String) async throws -> [GeneratedFile] {
    let pipeline = GeneratorPipeline()
    let set = try #require(pipeline.load([path(name), vocabulary]).value)
    return try #require(await pipeline.generate(set).value)
  }
}
