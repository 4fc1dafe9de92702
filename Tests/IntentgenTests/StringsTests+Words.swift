import Foundation
import TestSupport
import Testing

extension StringsTests {
  @Test(
    "have comments name what a text is of by its new name, and leave those that somebody wrote",
    arguments: ["strings", "xcstrings"])
  func commentsFollow(_ format: String) async throws {
    try await withCafe { folder, definition in
      func write() throws -> CommandResult {
        try Command.intentgen("strings", definition, "-l", "es", "--format", format)
      }
      _ = try write()
      let file = folder.appending(
        path: format == "strings" ? "es.lproj/Cafe.strings" : "Cafe.xcstrings")
      let own = try String(contentsOf: file, encoding: .utf8)
        .replacing("the name of enumeration 'Size'", with: "how big it is")
      try Data(own.utf8).write(to: file)
      _ = try Command.intentgen("rename", definition, "OrderCoffee.shots", "espressos")
      _ = try Command.intentgen("rename", definition, "OrderCoffee", "BrewCoffee")
      #expect(try write().status == 0)
      let after = try String(contentsOf: file, encoding: .utf8)
      let mark = format == "strings" ? ", to be translated" : ""
      #expect(after.contains("the name of parameter 'espressos'\(mark)"), "\(after)")
      #expect(after.contains("the title of intent 'BrewCoffee'\(mark)"), "\(after)")
      #expect(!after.contains("'shots'") && !after.contains("'OrderCoffee'"), "\(after)")
      #expect(after.contains("how big it is"), "\(after)")
      #expect(try !write().output.contains("wrote"))
    }
  }

  @Test("say of another word for a case that it is one", arguments: ["strings", "xcstrings"])
  func commentsOfSynonyms(_ format: String) async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen("set", definition, "Size.large", "synonyms=big, huge")
      let made = try Command.intentgen("strings", definition, "-l", "es", "--format", format)
      #expect(made.status == 0, "\(made.errors)")
      let file = folder.appending(
        path: format == "strings" ? "es.lproj/Cafe.strings" : "Cafe.xcstrings")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.ranges(of: "the name of 'large' of enumeration 'Size'").count == 1)
      #expect(text.ranges(of: "another word for 'large' of enumeration 'Size'").count == 2)
    }
  }

  @Test("begin German examples of a definition that is in German with the capitals of its nouns")
  func germanDefinition() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen("set", definition, "Size.small", "display-name=Kännchen")
      _ = try Command.intentgen(
        "set", definition, "OrderCoffee combination", "title=Kaffee als ${size} bestellen")
      let added = try Command.intentgen(
        "add", "vocabulary", definition, "--development-language", "de")
      #expect(added.status == 0, "\(added.errors)")
      let vocabulary = try String(
        contentsOf: folder.appending(path: "AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(
        vocabulary.contains("<string>Kaffee als Kännchen bestellen</string>"), "\(vocabulary)")
    }
  }

  @Test("begin German examples with the capitals of its nouns")
  func germanExamples() async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen(
        "set", definition, "OrderCoffee combination", "title=Order a ${size} coffee")
      _ = try Command.intentgen("strings", definition, "-l", "de", "--format", "xcstrings")
      let catalog = folder.appending(path: "Cafe.xcstrings")
      let german = try String(contentsOf: catalog, encoding: .utf8)
        .replacing("Order a ${size} coffee", with: "Kaffee als ${size} bestellen")
        .replacing("\"Small\"", with: "\"Kännchen\"")
        .replacing("\"new\"", with: "\"translated\"")
      try Data(german.utf8).write(to: catalog)
      let added = try Command.intentgen("add", "vocabulary", definition, "--language", "de")
      #expect(added.status == 0, "\(added.errors)")
      let vocabulary = try String(
        contentsOf: folder.appending(path: "de.lproj/AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(
        vocabulary.contains("<string>Kaffee als Kännchen bestellen</string>"), "\(vocabulary)")
    }
  }

  @Test(
    "and sentences are written into the folder that is there, by whichever tag of its language",
    arguments: [("tl", "tl"), ("tl", "fil"), ("iw", "he"), ("pt_BR", "pt-BR"), ("deu", "de")],
    [true, false])
  func takeFolderThatIsThere(_ tags: (folder: String, named: String), isSwapped: Bool) async throws
  {
    try await withCafe { folder, definition in
      let (present, named) = isSwapped ? (tags.named, tags.folder) : tags
      try FileManager.default.createDirectory(
        at: folder.appending(path: "\(present).lproj"), withIntermediateDirectories: true)
      let written = try Command.intentgen("strings", definition, "--language", named)
      #expect(written.output.contains("wrote \(folder.filePath)\(present).lproj/"), "\(written)")
      let added = try Command.intentgen(
        "add", "sentence", definition, "OrderCoffee", "kape", "--language", named)
      #expect(added.output.contains("\(present).lproj/AppIntentVocabulary.plist"), "\(added)")
      for result in [written, added] {
        #expect(result.errors.contains("is taken as '\(present)'") == (named != present))
      }
      let removed = try Command.intentgen(
        "remove", definition, "OrderCoffee", "sentence", "kape", "--language", named)
      #expect(removed.status == 0, "\(removed)")
      let folders = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
        .filter { $0.hasSuffix(".lproj") }
      #expect(folders == ["\(present).lproj"])
    }
  }

  @Test("go on in a catalogue under the tag that it has")
  func takeTagOfCatalogue() async throws {
    try await withCafe { folder, definition in
      let catalog = folder.appending(path: "Cafe.xcstrings")
      _ = try Command.intentgen(
        "strings", definition, "--language", "de", "--format", "xcstrings")
      let text = try String(contentsOf: catalog, encoding: .utf8)
      try Data(text.replacing("\"de\" : {", with: "\"tl\" : {").utf8).write(to: catalog)
      let result = try Command.intentgen("strings", definition, "--language", "fil")
      #expect(result.errors.contains("'fil' is taken as 'tl'"), "\(result)")
      #expect(try !String(contentsOf: catalog, encoding: .utf8).contains("\"fil\""))
    }
  }

  @Test(
    "advise nobody to remove a catalogue with texts that no table has room for",
    arguments: [
      #""stringUnit" : { "state" : "translated", "value" : "%#@b@" }, "substitutions" : { "b" : {} }"#,
      #""variations" : { "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Café" } } } }"#,
    ])
  func keepTextsThatAreLeftOut(_ unit: String) async throws {
    try await withCafe { folder, definition in
      _ = try Command.intentgen("strings", definition, "-l", "es", "--format", "xcstrings")
      let catalog = folder.appending(path: "Cafe.xcstrings")
      var text = try String(contentsOf: catalog, encoding: .utf8)
      let plain = try #require(text.firstMatch(of: /"es" : \{\s*"stringUnit" : \{[^{}]*\}\s*\}/))
      text.replaceSubrange(plain.range, with: "\"es\" : { \(unit) }")
      try Data(text.utf8).write(to: catalog)
      let refused = try Command.intentgen("strings", definition, "-l", "es", "--format", "strings")
      #expect(refused.status == 1 && !refused.output.contains("remove that one"))
      #expect(refused.errors.contains("vary by more than a number"), "\(refused.errors)")
      #expect(
        !FileManager.default.fileExists(atPath: folder.appending(path: "es.lproj").filePath))
    }
  }

  @Test("wait for another run that changes what belongs to a definition")
  func wait() async throws {
    try await withCafe { folder, definition in
      try Data().write(to: folder.appending(path: "Package.swift"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Sources/Cafe"), withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: definition,
        toPath: folder.appending(path: "Sources/Cafe/Cafe.intentdefinition").filePath)
      let (said, status) = try Command.intentgen(
        ["strings", "-l", "es"], in: folder, waitingFor: "Sources/Cafe")
      #expect(
        said.hasPrefix("waiting for another run of 'intentgen' in ") && status == 0, "\(said)")
    }
  }
}
