import Diagnostics
import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("The style of what is generated, and its templates")
struct ConfigurationTests {
  @Test("stands in a target's configuration", arguments: GeneratedStyle.allCases)
  func isRead(_ style: GeneratedStyle) async throws {
    let options = try await read(#"{ "style": "\#(style.rawValue)" }"#)
    #expect(options.value?.style == style)
  }

  @Test("is 'value' unless something else is said")
  func hasDefault() async throws {
    #expect(try await read("{}").value?.style == .value)
  }

  @Test("that there is none of is refused, with those that there are")
  func refusesUnknown() async throws {
    let options = try await read(#"{ "style": "objc" }"#)
    #expect(options.value == nil)
    #expect(
      options.diagnostics.map(\.message) == [#"'style' must be one of "value", "sirikit""#])
  }

  @Test("has its templates in a folder that is there")
  func refusesMissingTemplates() async throws {
    let options = try await read(#"{ "templates": "Nope" }"#)
    #expect(options.value == nil)
    #expect(options.diagnostics.allSatisfy { $0.message.contains("there is none at") })
    #expect(try await read(#"{ "templates": "." }"#).value != nil)
  }

  private func read(_ text: String) async throws -> Checked<GeneratorOptions> {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "intentgen.json")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return ConfigurationReader().read(file.filePath)
    }
  }
}
