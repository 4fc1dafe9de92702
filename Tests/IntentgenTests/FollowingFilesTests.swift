import Foundation
import TestSupport
import Testing

@Suite("What follows a definition that is renamed in, and what does not")
struct FollowingFilesTests {
  private static let soup =
    "intentgen init A --intent OrderSoup --parameter quantity:Integer; "
    + "intentgen add vocabulary A.intentdefinition; "

  private func withSoup(_ line: String, _ body: (URL, CommandResult) throws -> Void) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let home = folder.appending(path: "Home")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try body(home, try Command.shell(Self.soup + line, in: home))
    }
  }

  private func text(_ path: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test(
    "is no vocabulary beside another definition of the intent, or behind a link that leads out of the folder",
    arguments: [
      "rename A.intentdefinition OrderSoup.quantity bowls",
      "rename A.intentdefinition OrderSoup Eat", "remove A.intentdefinition OrderSoup.quantity",
    ])
  func leavesOthers(_ command: String) async throws {
    let copies = [
      "backup/AppIntentVocabulary.plist", "Pods/X/es.lproj/AppIntentVocabulary.plist",
      "../Other/AppIntentVocabulary.plist",
    ]
    let preparation =
      "mkdir -p backup Pods/X/es.lproj ../Other sub; cp A.intentdefinition backup; "
      + "cp A.intentdefinition Pods/X/B.intentdefinition; ln -s ../Other linked; "
      + "for file in \(copies.joined(separator: " ")) sub/AppIntentVocabulary.plist; do "
      + "cp AppIntentVocabulary.plist $file; done; cp AppIntentVocabulary.plist before; "
    try await withSoup(preparation + "intentgen \(command)") { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let before = try text("before", in: folder)
      for copy in copies { #expect(try text(copy, in: folder) == before, "\(copy)") }
      for own in ["AppIntentVocabulary.plist", "sub/AppIntentVocabulary.plist"] {
        #expect(try text(own, in: folder) != before, "\(own)")
      }
    }
  }

  @Test(
    "is a handler, of which all is told that is done to it",
    arguments: [
      (
        "rename A.intentdefinition OrderSoup.quantity bowls",
        "renamed resolveQuantity → resolveBowls"
      ),
      (
        "remove A.intentdefinition OrderSoup.quantity",
        "marked OrderSoupIntentHandler.resolveQuantity"
      ),
    ])
  func tellsOfHandlers(_ command: String, done: String) async throws {
    let preparation =
      "intentgen add parameter A.intentdefinition OrderSoup size; "
      + "intentgen set A.intentdefinition OrderSoup.size resolve=true; "
      + "intentgen handlers A.intentdefinition -o .; "
      + "sed -i.old '/func resolveSize/,/^  }/d' OrderSoupIntentHandler.swift; "
    try await withSoup(preparation + "intentgen \(command)") { folder, result in
      #expect(result.status == 0, "\(result)")
      #expect(
        result.output.contains("changed ./OrderSoupIntentHandler.swift with it: "), "\(result)")
      for words in [done, "added OrderSoupIntentHandler.resolveSize"] {
        #expect(result.output.contains(words), "\(result)")
      }
    }
  }

  @Test(
    "is a translation also where the name is written with escapes",
    arguments: [
      (
        "es.lproj/A.strings", #"/* */ "@" = "Un \"plato\" \U0024{quantity}, ${quantity}.";"#,
        #"/* */ "@" = "Un \"plato\" ${bowls}, ${bowls}.";"#
      ),
      (
        "es.lproj/A.strings", #""@" = "Caf\U00e9 ${quantity}.";"#,
        #""@" = "Caf\U00e9 ${bowls}.";"#
      ),
      (
        "A.xcstrings",
        #"{"sourceLanguage":"en","strings":{"@":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"Un \u0024{quantity}."}}}}},"version":"1.0"}"#,
        #"{"sourceLanguage":"en","strings":{"@":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"Un ${bowls}."}}}}},"version":"1.0"}"#
      ),
    ])
  func followsEscapes(_ file: String, _ before: String, _ after: String) async throws {
    try await withSoup("intentgen set A.intentdefinition OrderSoup.success 'format=A ${quantity}.'")
    {
      folder, result in
      #expect(result.status == 0, "\(result)")
      let definition = try text("A.intentdefinition", in: folder)
      let named =
        /FormatStringID<\/key>\s*<string>([^<]+)<\/string>\s*<key>[^<]*<\/key>\s*<string>success/
      let id = try #require(definition.firstMatch(of: named)).output.1
      try FileManager.default.createDirectory(
        at: folder.appending(path: "es.lproj"), withIntermediateDirectories: true)
      try Data(before.replacing("@", with: id).utf8).write(to: folder.appending(path: file))
      let renamed = try Command.shell(
        "intentgen rename A.intentdefinition OrderSoup.quantity bowls", in: folder)
      #expect(renamed.status == 0, "\(renamed)")
      #expect(try text(file, in: folder) == after.replacing("@", with: id), "\(renamed)")
    }
  }

  @Test("is a type wherever it is meant, and told once where its new name means something else")
  func followsTypes() async throws {
    let code =
      "func next(_ size: Size) -> Size { .small }; struct Own { enum Size {}; let size: Size? }; "
      + "struct Box<Bulk> { let bulk: Bulk; let size: Size }"
    let line =
      "mkdir x; cd x; intentgen init B --intent EatSoup --enum Size:small --parameter size:Size; "
      + "intentgen handlers . -o H; echo '\(code)' > H/Code.swift; "
      + "intentgen rename B.intentdefinition Size Bulk"
    try await withSoup(line) { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let wanted = code.replacing("_ size: Size) -> Size", with: "_ size: Bulk) -> Bulk")
      let after = try text("x/H/Code.swift", in: folder)
      #expect(after == wanted + "\n")
      let told = result.errors.split(separator: "\n").filter { $0.contains("Code.swift:1:") }
      #expect(told.count == 1, "\(result.errors)")
      #expect(told.first?.contains("'Bulk' is something else of your own here") == true)
    }
  }

  @Test(
    "is nothing in the folders around where no name changes, for these may be of any size",
    arguments: [
      ("set A.intentdefinition OrderSoup title=Soup", 0),
      ("rename A.intentdefinition OrderSoup Eat", 1),
    ])
  func looksAround(_ command: String, status: Int32) async throws {
    let line =
      "mkdir sub; echo '<plist' > sub/AppIntentVocabulary.plist; intentgen \(command)"
    try await withSoup(line) { _, result in
      #expect(result.status == status, "\(result)")
      #expect(result.errors.contains("sub/AppIntentVocabulary.plist") == (status == 1))
    }
  }

  @Test("is no vocabulary of another definition, where a sentence is added to one")
  func addsToOwn() async throws {
    let line =
      "mkdir backup; cp A.intentdefinition backup; mv AppIntentVocabulary.plist backup; "
      + "cp backup/AppIntentVocabulary.plist before; "
      + "intentgen add sentence A.intentdefinition OrderSoup 'some {quantity} of soup'"
    try await withSoup(line) { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      let names = ["before", "backup/AppIntentVocabulary.plist", "AppIntentVocabulary.plist"]
      let texts = try names.map { try text($0, in: folder) }
      #expect(texts[1] == texts[0] && texts[2].contains("some {quantity} of soup"))
    }
  }

  @Test("is no file of plural forms, and that is told")
  func tellsOfPluralForms() async throws {
    let line =
      "intentgen set A.intentdefinition OrderSoup.success 'format=You get ${quantity}.'; "
      + "mkdir es.lproj; echo '<string>${quantity} sopas</string>' > es.lproj/A.stringsdict; "
      + "echo '<string>${other} sopas</string>' > A.stringsdict; "
      + "intentgen rename A.intentdefinition OrderSoup.quantity bowls"
    try await withSoup(line) { folder, result in
      #expect(result.status == 0, "\(result.errors)")
      #expect(
        result.output.contains("stays as it was: '${quantity}' in es.lproj/A.stringsdict"),
        "\(result.output)")
      #expect(!result.output.contains("in A.stringsdict"), "\(result.output)")
    }
  }
}
