import Foundation
import TestSupport
import Testing

@Suite("A table of translations")
struct TableTests {
  /// A folder with a definition that has a code with a text; and the IDs of some of its texts, by their key.
  private func withSoup(
    _ body: (_ folder: URL, _ id: (String) throws -> String) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        """
        intentgen init Soup --intent OrderSoup --enum Size:small,large --parameter size:Size --parameter quantity:Integer && \
        intentgen set Soup.intentdefinition OrderSoup.success 'format=${quantity} bowls'; mkdir es.lproj
        """, in: folder)
      #expect(made.status == 0, "\(made)")
      let definition = try String(
        contentsOf: folder.appending(path: "Soup.intentdefinition"), encoding: .utf8)
      try body(folder) { key in
        let parts = try #require(definition.components(separatedBy: "<key>\(key)</key>").last)
        return String(try #require(parts.firstMatch(of: /<string>(.*?)<\/string>/)).output.1)
      }
    }
  }

  private func write(_ text: String, to folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: "es.lproj/Soup.strings"))
  }

  private func text(in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "es.lproj/Soup.strings"), encoding: .utf8)
  }

  private func propertyList(_ id: String, _ words: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<!-- ours -->
    \t<key>ours</key>
    \t<string>nuestro &amp; mío</string>
    \t<key>\(id)</key>
    \t<string>\(words)</string>
    </dict>
    </plist>

    """
  }

  @Test("that is a property list in XML follows what changes, its other lines as they were")
  func followsAsPropertyList() async throws {
    try await withSoup { folder, id in
      let format = try id("INIntentResponseCodeFormatStringID")
      try write(propertyList(format, "${quantity} tazas"), to: folder)
      let renamed = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity bowls", in: folder)
      #expect(renamed.status == 0, "\(renamed)")
      #expect(try text(in: folder) == propertyList(format, "${bowls} tazas"))
      let set = try Command.shell(
        "intentgen set Soup.intentdefinition OrderSoup.success 'format=Ready'", in: folder)
      #expect(set.output.contains("stays as it was: what it says in 'es'"), "\(set)")
      let removed = try Command.shell(
        "intentgen remove Soup.intentdefinition OrderSoup", in: folder)
      #expect(removed.output.contains("1 translation into 'es'"), "\(removed)")
      #expect(try !text(in: folder).contains("tazas"))
      #expect(try text(in: folder).contains("\t<string>nuestro &amp; mío</string>\n"))
    }
  }

  @Test("that is a property list in XML gets no lines that it has no room for")
  func refusesPropertyList() async throws {
    try await withSoup { folder, id in
      let before = propertyList(try id("INIntentResponseCodeFormatStringID"), "${quantity} tazas")
      try write(before, to: folder)
      let result = try Command.shell(
        "intentgen strings Soup.intentdefinition --language es", in: folder)
      #expect(result.status == 1, "\(result)")
      #expect(result.errors.contains("es.lproj/Soup.strings: error: this table is a property list"))
      #expect(try text(in: folder) == before)
      _ = try Command.shell(try result.suggestion(), in: folder)
      let catalog = try String(
        contentsOf: folder.appending(path: "Soup.xcstrings"), encoding: .utf8)
      #expect(catalog.contains("${quantity} tazas"))
    }
  }

  @Test(
    "gets what it lacks within its braces, where it has some",
    arguments: [
      "{}", "{}\n", "{\n}\n", "{\n  \"a\" = \"b\";\n}\n", "{ a = b; }\n", "/* {} */\n{ // }\n}\n",
      "", "// about ${x}\n", "\"a\" = \"b\"; // about ${x}\n", "\"a\" = \"b\";\n/* } */",
    ])
  func keepsBraces(_ before: String) async throws {
    try await withSoup { folder, id in
      try write(before, to: folder)
      let result = try Command.shell(
        """
        intentgen strings Soup.intentdefinition --language es && intentgen generate . -o g && \
        intentgen strings Soup.intentdefinition --language es
        """, in: folder)
      #expect(result.status == 0, "\(result)")
      let after = try text(in: folder)
      #expect(after.contains("\"\(try id("INIntentResponseCodeFormatStringID"))\" = "))
      #expect(
        after.hasPrefix(before.prefix { $0 != "}" }.trimmingCharacters(in: .whitespacesAndNewlines))
      )
      #expect(after.count { $0 == "}" } >= before.count { $0 == "}" })
    }
  }

  @Test("loses nothing but the pair that goes and its own comment")
  func losesOnlyPair() async throws {
    try await withSoup { folder, id in
      let kept = "/* Sizes, by Ana. */\n\"\(try id("INEnumDisplayNameID"))\" = \"Tamaño\";\n"
      let pair = "\"\(try id("INIntentParameterDisplayNameID"))\" = \"Cantidad\";\n"
      let rest = "\"ours\" = \"nuestro\";\n"
      for (before, after) in [
        (kept + rest + "// numbers **/\n" + pair, kept + rest + "// numbers **/\n"),
        (kept + "/* How many. */\n" + pair + rest, kept + rest),
        (
          kept + "\"s\" = \"/*\";\n/* a */ // b */\n" + pair,
          kept + "\"s\" = \"/*\";\n/* a */ // b */\n"
        ),
        (kept + "/* far */\n\n" + pair + rest, kept + "/* far */\n\n" + rest),
        ("/* Copyright 2024 Ana. */\n" + pair + kept, "/* Copyright 2024 Ana. */\n" + kept),
        ("/* How many. */\n" + pair + kept, kept),
      ] {
        try write(before, to: folder)
        let definition = try Data(
          contentsOf: folder.appending(path: "Soup.intentdefinition"))
        let result = try Command.shell(
          "intentgen remove Soup.intentdefinition OrderSoup.quantity", in: folder)
        #expect(result.status == 0, "\(result)")
        #expect(try text(in: folder) == after)
        try definition.write(to: folder.appending(path: "Soup.intentdefinition"))
      }
    }
  }

  @Test(
    "in another form says how it can be changed",
    arguments: [
      (true, "a binary property list", "plutil -convert xml1"),
      (false, "is UTF-16", "iconv -f UTF-16 -t UTF-8"),
    ])
  func saysHowToConvert(_ isBinary: Bool, _ kind: String, _ command: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell(
        "intentgen init Soup --parameter size:String; intentgen strings Soup.intentdefinition --language fr",
        in: folder)
      let file = folder.appending(path: "fr.lproj/Soup.strings")
      let text = try String(contentsOf: file, encoding: .utf8)
      let bytes =
        isBinary
        ? try PropertyListSerialization.data(
          fromPropertyList: [text: text], format: .binary, options: 0)
        : try #require(text.data(using: .utf16))
      try bytes.write(to: file)
      let result = try Command.shell(
        "intentgen rename Soup.intentdefinition Soup.size width", in: folder)
      #expect(result.status == 1)
      #expect(result.errors.contains(kind) && result.errors.contains(command), "\(result)")
      #expect(try Data(contentsOf: file) == bytes)
    }
  }
}
