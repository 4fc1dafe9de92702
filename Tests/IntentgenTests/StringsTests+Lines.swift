import Foundation
import TestSupport
import Testing

extension StringsTests {
  @Test("keep the line endings of a file", arguments: ["strings", "xcstrings"])
  func keepLineEndings(_ format: String) async throws {
    try await withCafe { folder, definition in
      func write(_ language: String) throws {
        let result = try Command.intentgen(
          "strings", definition, "--language", language, "--format", format)
        #expect(result.status == 0, "\(result.errors)")
      }
      try write("es")
      let file = folder.appending(
        path: format == "strings" ? "es.lproj/Cafe.strings" : "Cafe.xcstrings")
      let whole = try String(contentsOf: file, encoding: .utf8)
      // Of a table a part is kept, and a catalogue gets another language.
      let kept = format == "strings" ? whole.components(separatedBy: "\n\n")[0] + "\n" : whole
      try Data(kept.replacing("\n", with: "\r\n").utf8).write(to: file)
      try write(format == "strings" ? "es" : "fr")
      let text = try Data(contentsOf: file)
      let newlines = text.count { $0 == UInt8(ascii: "\n") }
      #expect(newlines > kept.count { $0 == "\n" })
      #expect(text.count { $0 == UInt8(ascii: "\r") } == newlines)
    }
  }
}
