import Foundation
import TestSupport
import Testing

@Suite("A template that comes with the generator")
struct TemplateTests {
  /// It is rendered before there is a model: what is inverted would be left out then, and nothing escaped.
  @Test("has values as they are, sections and partials, and nothing else that the engine knows")
  func isPlain() throws {
    let folder = Fixture.packageRoot.appending(path: "Templates")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "mustache" }
    #expect(!files.isEmpty)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where line.wholeMatch(of: /\{\{[#\/>]\w+\}\}/) == nil {
        let rest = line.replacing(/\{\{\{(?:\w+|\.)\}\}\}/, with: "")
        #expect(!rest.contains("{{"), "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
