import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("What a definition becomes in the style sirikit")
struct SnapshotTests {
  @Test("is the Swift that was recorded")
  func swift() async throws {
    for file in try await files() {
      try Snapshot.expect(file.contents, equals: Fixture.url("Snapshots/\(file.name)"))
    }
  }

  @Test("is the same where somebody brings the generator's own templates")
  func isTheSameWithTemplates() async throws {
    var own = pipeline
    own.options.templates = Fixture.packageRoot.appending(path: "Templates").filePath
    #expect(try await files() == files(own))
  }

  @Test("is laid out as swift-format does, conditional compilation not indented")
  func isFormatted() async throws {
    try await Fixture.withTemporaryFolder { folder in
      for file in try await files() {
        let text = file.contents.replacing("// swift-format-ignore-file\n", with: "")
        try text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
      }
      let result = try Command.run(
        "swift",
        [
          "format", "lint", "--strict", "-r", "--configuration",
          #"{ "version": 1, "indentConditionalCompilationBlocks": false }"#, folder.filePath,
        ])
      // A property that would hide one of `NSObject` has a name of its own.
      let found = result.errors.split(separator: "\n").filter {
        !$0.contains("AlwaysUseLowerCamel")
      }
      #expect(found.isEmpty, "\(result.errors)")
    }
  }

  @Test("has no option sets and no plain values, for Apple's tools make none")
  func refuses() async throws {
    let kitchen = Fixture.packageRoot
      .appending(path: "Tests/IntentGeneratorTests/Snapshots/Kitchen.intentdefinition")
    let set = try #require(pipeline.load([kitchen.filePath]).value)
    let generated = await pipeline.generate(set)
    #expect(generated.value == nil)
    let messages = generated.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("enumeration 'Extras' is an option set") })
    #expect(messages.contains { $0.contains("type 'Bowl' is a plain value") })
  }

  @Test("has no pictures that are resolved, for which Apple has no result")
  func refusesPictures() async throws {
    let bakery = try String(
      contentsOf: Fixture.url("Snapshots/Bakery.intentdefinition"), encoding: .utf8)
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Bakery.intentdefinition")
      try bakery.replacing("<string>Mass</string>", with: "<string>Image</string>")
        .write(to: file, atomically: true, encoding: .utf8)
      let generated = await pipeline.generate(try #require(pipeline.load([file.filePath]).value))
      #expect(generated.value == nil)
      #expect(
        generated.diagnostics.contains {
          $0.message.contains("'weight' is a picture that is resolved")
        })
    }
  }

  private var pipeline: GeneratorPipeline {
    var options = GeneratorOptions()
    options.style = .sirikit
    return GeneratorPipeline(options: options)
  }

  private func files(_ pipeline: GeneratorPipeline? = nil) async throws -> [GeneratedFile] {
    let pipeline = pipeline ?? self.pipeline
    let definition = Fixture.url("Snapshots/Bakery.intentdefinition").filePath
    let set = try #require(pipeline.load([definition]).value)
    return try #require(await pipeline.generate(set).value)
  }
}
