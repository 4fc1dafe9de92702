import Diagnostics
import Foundation
import IntentDefinition
import PropertyList
import TestSupport
import Testing

@Suite("The system's own definitions")
struct SystemDefinitionTests {
  @Test("say of every success what was done to what")
  func nameWhatWasDone() throws {
    let folder = Fixture.packageRoot.appending(path: "Definitions")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "intentdefinition" }
    let inputs = try files.map { file in
      DefinitionLinker.Input(
        try #require(
          PropertyListParser().parse(file: file.filePath, bytes: Array(try Data(contentsOf: file)))
            .flatMap { DefinitionDecoder().decode($0) }.value))
    }
    let set = try #require(DefinitionLinker().link(inputs).value)
    // The words to ask by stand in the vocabularies, which are not read here.
    let found = DefinitionValidator().advise(on: set).filter { $0.rule != .missingExample }
    #expect(inputs.count >= 16)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }
}
