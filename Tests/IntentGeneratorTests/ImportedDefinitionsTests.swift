import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("Definitions that import one of their target")
struct ImportedDefinitionsTests {
  private static let importing = """
    <plist version="1.0"><dict><key>IGImports</key><array><string>Common</string></array></dict></plist>
    """
  private static let imported = "<plist version=\"1.0\"><dict></dict></plist>"

  @Test("take about as long to be read as with that one named, however many they are")
  func searchOnce() async throws {
    try await Fixture.withTemporaryFolder { folder in
      func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try write("", to: "Package.swift")
      try write(Self.imported, to: "Sources/App/B/Common.intentdefinition")
      for number in 0..<40 {
        try write(Self.importing, to: "Sources/App/A/Soup\(number).intentdefinition")
      }
      let places = ["A", "B"].map { folder.appending(path: "Sources/App/\($0)").filePath }
      func time(_ inputs: [String]) -> Duration {
        (0..<3).map { _ in
          ProcessorTime.measure { #expect(GeneratorPipeline().lint(inputs).value != nil) }
        }
        .min() ?? .zero
      }
      let (named, found) = (time(places), time([places[0]]))
      #expect(found < named * 3, "\(found) for \(named)")
    }
  }
}
