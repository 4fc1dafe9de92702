import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("Many files in one process")
struct ManyFilesTests {
  /// How many definitions are generated from; `MANY_FILES` has it be more, and memory be measured: nothing else may
  /// run beside it then.
  static let count = ProcessInfo.processInfo.environment["MANY_FILES"].flatMap(Int.init)

  @Test("leave nothing behind, each with names of its own")
  func leaveNothing() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Cafe.intentdefinition")
      let pipeline = GeneratorPipeline()
      let count = Self.count ?? 20
      var start = 0
      for number in 0..<count {
        let definition = Cafe.definition().replacing("OrderCoffee", with: "OrderCoffee\(number)")
        try Data(definition.utf8).write(to: file)
        let set = try #require(pipeline.load([file.filePath]).value)
        let files = try #require(await pipeline.generate(set).value)
        #expect(files.contains { $0.contents.contains("OrderCoffee\(number)Intent") })
        // Everything has been used by then.
        if number == count / 10 { start = ResidentMemory.bytes }
      }
      guard Self.count != nil else { return }
      let end = ResidentMemory.bytes
      print("\(count) files: \(start) bytes after a tenth of them, \(end) at the end")
      #expect(end - start < 4_000_000)
    }
  }
}
