import Foundation
import TestSupport
import Testing

@Suite("Editing from day to day")
struct EverydayTests {
  /// A definition in the present folder, and shell commands there.
  private func withSoup(
    _ body: (URL, (_ line: String) throws -> CommandResult) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        "intentgen init Soup --enum Size:small,large --parameter size:Size "
          + "--parameter quantity:Integer",
        in: folder)
      #expect(made.status == 0, "\(made.errors)")
      try body(folder) { line in try Command.shell(line, in: folder) }
    }
  }

  @Test(
    "says of a response code that there is not how it is added",
    arguments: ["Soup.closed format=Closed.", "Soup code closed success=true"])
  func unknownCode(_ words: String) async throws {
    try await withSoup { _, shell in
      let set = try shell("intentgen set Soup.intentdefinition \(words)")
      #expect(set.status != 0)
      #expect(
        set.errors.contains("has no response code 'closed'; add it with 'intentgen add code'"),
        "\(set.errors)")
      // What is nearly a code's name, or no property of one, is told as before.
      let near = try shell("intentgen set Soup.intentdefinition Soup.succes format=Here.")
      #expect(near.errors.contains("did you mean 'Soup.success'?"), "\(near.errors)")
      let other = try shell("intentgen set Soup.intentdefinition Soup.spoons minimum=1")
      #expect(!other.errors.contains("add code"), "\(other.errors)")
    }
  }

  @Test("says so of one that was removed, too")
  func removedCode() async throws {
    try await withSoup { _, shell in
      _ = try shell("intentgen remove Soup.intentdefinition Soup.failure")
      let set = try shell("intentgen set Soup.intentdefinition Soup.failure format=Sorry.")
      #expect(set.errors.contains("intentgen add code"), "\(set.errors)")
    }
  }

  @Test(
    "takes other words for a case with spaces around the commas between them",
    arguments: ["tiny, mini", "tiny , mini", " tiny,mini "])
  func synonyms(_ words: String) async throws {
    try await withSoup { folder, shell in
      let set = try shell("intentgen set Soup.intentdefinition Size.small 'synonyms=\(words)'")
      #expect(set.status == 0, "\(set.errors)")
      let text = try String(
        contentsOf: folder.appending(path: "Soup.intentdefinition"), encoding: .utf8)
      #expect(text.contains("<string>tiny</string>") && text.contains("<string>mini</string>"))
    }
  }

  @Test("loses nothing where several commands change one definition at once")
  func parallel() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition").filePath
      _ = try Command.intentgen("init", "Soup", "--enum", "Size:small", "-o", folder.filePath)
      let runs = try await withThrowingTaskGroup(of: CommandResult.self) { group in
        for index in 1...8 {
          group.addTask {
            try Command.intentgen("add", "case", definition, "Size", "size\(index)")
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(runs.allSatisfy { $0.status == 0 }, "\(runs.map(\.errors))")
      let described = try Command.intentgen("describe", definition).output
      for index in 1...8 { #expect(described.contains("size\(index) ="), "\(described)") }
    }
  }

  @Test(
    "adds sentences to the vocabulary that a target has, wherever in it that is",
    arguments: ["", "es.lproj/"])
  func vocabularyElsewhere(_ language: String) async throws {
    try await withSoup { folder, shell in
      let option = language.isEmpty ? "" : " --language es"
      let sentence = "intentgen add sentence Soup.intentdefinition Soup"
      let file = "\(language)AppIntentVocabulary.plist"
      #expect(try shell("\(sentence) 'a soup'\(option)").status == 0)
      _ = try shell("mkdir -p Texts/\(language) && mv \(file) Texts/\(file)")
      let added = try shell("\(sentence) 'one soup'\(option)")
      #expect(added.output.contains("Texts/\(file): added"), "\(added.output) \(added.errors)")
      let begun = try shell("intentgen add vocabulary Soup.intentdefinition\(option)")
      #expect(!begun.output.contains("added sentences"), "\(begun.output) \(begun.errors)")
      let path = folder.appending(path: file).filePath
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
}
