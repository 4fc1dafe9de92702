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

  @Test(
    "makes examples of plural forms with the numbers that take them, and one for one",
    arguments: [
      (
        "pl", ["one": "miskę", "few": "miski", "many": "misek", "other": "miski"],
        ["2 miski", "1 miskę"]
      ),
      ("pl", ["one": "miskę", "other": "miski"], ["2 miski", "1 miskę"]),
      ("es", ["one": "bol", "other": "boles"], ["2 boles", "1 bol"]),
      ("ja", ["other": "杯"], ["2 杯"]),
      ("en", ["one": "bowl", "other": "bowls"], ["2 bowls", "1 bowl"]),
    ])
  func examples(_ language: String, forms: [String: String], examples: [String]) async throws {
    try await withSoup { folder, shell in
      _ = try shell(
        "intentgen set Soup.intentdefinition 'Soup combination' 'title=Take ${quantity} bowls'")
      _ = try shell("intentgen strings Soup.intentdefinition -l \(language) --format xcstrings")
      try Self.translate("Take ${quantity} bowls", forms, into: language, in: folder)
      let option = language == "en" ? "" : "-l \(language)"
      let made = try shell("intentgen add vocabulary Soup.intentdefinition \(option)")
      #expect(made.status == 0, "\(made.errors)")
      let file = language == "en" ? "" : "\(language).lproj/"
      let vocabulary = try String(
        contentsOf: folder.appending(path: "\(file)AppIntentVocabulary.plist"), encoding: .utf8)
      let found = vocabulary.matches(of: /<string>take ([0-9].*)<\/string>/).map { String($0.1) }
      #expect(found == examples, "\(vocabulary)")
    }
  }

  @Test(
    "makes examples of numbers that the parameter takes",
    arguments: [
      (3, 9, "take 3 bowls"), (0, 1, "take 1 bowls"), (0, 9, "take 2 bowls"), (-9, -3, nil),
    ] as [(Int, Int, String?)])
  func examplesWithinLimits(_ minimum: Int, maximum: Int, example: String?) async throws {
    try await withSoup { folder, shell in
      _ = try shell(
        "intentgen set Soup.intentdefinition Soup.quantity minimum=\(minimum) maximum=\(maximum)")
      _ = try shell(
        "intentgen set Soup.intentdefinition 'Soup combination' 'title=Take ${quantity} bowls'")
      let made = try shell("intentgen add vocabulary Soup.intentdefinition")
      #expect(made.status == 0, "\(made.errors)")
      let vocabulary = try String(
        contentsOf: folder.appending(path: "AppIntentVocabulary.plist"), encoding: .utf8)
      if let example {
        #expect(vocabulary.contains("<string>\(example)</string>"), "\(vocabulary)")
      } else {
        #expect(!vocabulary.contains("<string>take -"), "\(vocabulary)")
      }
    }
  }

  @Test("says where a phrase waits for its translation before sentences are made of it")
  func saysWherePhrasesWait() async throws {
    try await withSoup { _, shell in
      let command = "intentgen add vocabulary Soup.intentdefinition --language es"
      let before = try shell(command)
      #expect(before.status == 1)
      #expect(before.errors.contains("; this writes what is to be translated: "))
      let written = try shell(before.suggestion())
      #expect(written.status == 0, "\(written.errors)")
      let behind = try shell(command)
      #expect(behind.status == 1)
      #expect(behind.errors.contains("; translate it in "), "\(behind.errors)")
    }
  }

  /// Gives a text plural forms in a catalogue.
  private static func translate(
    _ text: String, _ forms: [String: String], into language: String, in folder: URL
  ) throws {
    let file = folder.appending(path: "Soup.xcstrings")
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    var catalog = try #require(object as? [String: Any])
    var strings = try #require(catalog["strings"] as? [String: [String: Any]])
    func unit(_ value: String) -> [String: Any] {
      ["stringUnit": ["state": "translated", "value": value]]
    }
    for (key, entry) in strings {
      guard var localizations = entry["localizations"] as? [String: Any],
        let known = localizations[language] as? [String: Any],
        let value = (known["stringUnit"] as? [String: Any])?["value"] as? String
      else { continue }
      localizations[language] =
        value == text
        ? ["variations": ["plural": forms.mapValues { unit("Take ${quantity} \($0)") }]]
        : unit(value)
      strings[key]?["localizations"] = localizations
    }
    catalog["strings"] = strings
    try JSONSerialization.data(withJSONObject: catalog).write(to: file)
  }

  @Test("says which command lets handlers follow a name that was changed on a walk")
  func renameOnWalk() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = "Sources/App/Soup.intentdefinition"
      let made = try Command.shell(
        "mkdir -p Sources/App && touch Package.swift && "
          + "intentgen init Soup --parameter quantity:Integer -o Sources/App && "
          + "intentgen set \(definition) Soup.quantity resolve=true && "
          + "intentgen handlers \(definition) -o Sources/App", in: folder)
      #expect(made.status == 0, "\(made.errors)")
      let walk = try Command.shell(
        "printf '1\\n1\\nrename bowls\\n' | intentgen edit \(definition)", in: folder)
      #expect(
        walk.output.contains("intentgen rename \(definition) Soup.quantity bowls"), "\(walk.output)"
      )
      let undone = try Command.shell(
        "printf '1\\n1\\nrename quantity\\n' | intentgen edit \(definition)", in: folder)
      #expect(!undone.output.contains("handlers still"), "\(undone.output)")
    }
  }
}
