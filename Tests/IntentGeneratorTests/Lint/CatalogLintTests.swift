import Diagnostics
import Testing

@Suite("Lint of string catalogs")
struct CatalogLintTests {
  @Test(
    "plural forms of a text with two numbers, which go by the first alone",
    arguments: [
      ("A ${size} coffee", false), ("${cups} of a ${size} coffee", true),
    ])
  func twoNumbers(_ words: String, isTold: Bool) async throws {
    let cups = """
      <key>INIntentResponseParameters</key><array><dict>
      <key>INIntentResponseParameterName</key><string>cups</string>
      <key>INIntentResponseParameterType</key><string>Integer</string></dict></array>
      """
    let definition = Cafe.definition().replacing("A ${size} coffee", with: words)
      .replacing(
        "<key>INIntentResponseCodes</key>", with: cups + "<key>INIntentResponseCodes</key>")
    let translated = words.replacing("coffee", with: "Kaffee")
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": definition,
      "Cafe.xcstrings": Cafe.catalog(
        "de",
        ["one": "\(translated), ${shots} Schuss.", "other": "\(translated), ${shots} Schüsse."],
        source: "\(words), ${shots} shots."),
    ])
    .filter { $0.rule == .wrongPluralCategory }
    #expect(found.map(\.severity) == (isTold ? [.note, .note] : []), "\(found)")
    #expect(found.allSatisfy { $0.message.contains("'${cups}' alone") }, "\(found)")
    #expect(found.allSatisfy { $0.message.contains("beside '${shots}'") }, "\(found)")
  }

  @Test(
    "no second number that has no word behind it, of which there might be a plural, or that something is called by",
    arguments: [
      ("${shots} shots at table ${cups}.", "${shots} Schüsse, Tisch ${cups}."),
      ("${shots} shots for ${cups} people.", "${shots} Schüsse. Personen: ${cups}."),
      ("${shots} shots, cups ${cups} are ready.", "${shots} Schüsse, Tassen ${cups} sind da."),
    ])
  func numberWithoutWords(_ words: String, _ translation: String) async throws {
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition()
        .replacing("A ${size} coffee, ${shots} shots.", with: words)
        .replacing(
          "<key>INIntentResponseCodes</key>",
          with: """
            <key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterName</key><string>cups</string>
            <key>INIntentResponseParameterType</key><string>Integer</string></dict></array>
            <key>INIntentResponseCodes</key>
            """),
      "Cafe.xcstrings": Cafe.catalog(
        "de",
        ["one": translation.replacing("Schüsse", with: "Schuss"), "other": translation],
        source: words),
    ])
    .filter { $0.rule == .wrongPluralCategory && $0.message.contains("in 'de'") }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("a catalogue that takes a translation for the definition's own language, told once")
  func wrongSourceLanguage() async throws {
    let texts = [
      ("title", "Pedir café"), ("small", "Pequeño"), ("large", "Grande"), ("size", "Size"),
    ]
    .map { id, words in
      #""\#(id)": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "\#(words)"}}}}"#
    }
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition(),
      "Cafe.xcstrings":
        #"{"sourceLanguage": "es", "version": "1.0", "strings": {\#(texts.joined(separator: ","))}}"#,
    ])
    .filter { $0.rule == .differentSourceText }
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.message.contains("3 of 4 texts") }, "\(found)")
  }

  @Test("plural forms that name what those of the source do")
  func sourceForms() async throws {
    let unit = { (text: String) in
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let forms = { (one: String) in
      "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": "
        + unit("A ${size} coffee, ${shots} shots.") + "}}}"
    }
    let found = try await Cafe.rules([
      "Cafe.intentdefinition": Cafe.definition(),
      "Cafe.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"done": {"localizations": {
        "en": \(forms("A ${size} coffee for ${count}.")), "de": \(forms("Ein ${size} Kaffee für ${count}."))
      }}}}
      """,
    ])
    #expect(!found.contains(.lostPlaceholder), "\(found)")
  }

  @Test(
    "a text with a number in one form, where another language has several",
    arguments: [
      ("es", "A ${size} coffee, ${shots} shots.", true), ("es", "A ${size} coffee.", false),
      ("ja", "A ${size} coffee, ${shots} shots.", false),
      ("es", "A ${size} coffee. Shots: ${shots}.", false),
      ("fr", "A ${size} coffee, ${shots}\u{A0}shots.", true),
      ("fr", "A ${size} coffee, ${shots}\u{202F}shots.", true),
      ("fr", "A ${size} coffee, ${shots} «\u{A0}shots\u{A0}».", true),
      ("fr", "A ${size} coffee, ${shots} et plus.", false),
      ("es", "A ${size} coffee, ${shots} and more.", false),
      ("es", "A ${size} coffee, ${shots} are ready.", true),
      ("es", "A ${size} coffee, ${shots} (2).", false),
    ])
  func unvaried(_ language: String, _ words: String, isTold: Bool) async throws {
    let catalog = Cafe.catalog(
      "en", ["one": "A ${size} coffee, a shot.", "other": "A ${size} coffee, ${shots} shots."])
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(words)\"}}"
    let texts = catalog.replacing(
      "\"localizations\": {", with: "\"localizations\": {\"\(language)\": \(unit),")
    func found(_ files: [String: String]) async throws -> [Diagnostic] {
      try await Cafe.findings(files.merging(["Cafe.intentdefinition": Cafe.definition()]) { $1 })
        .filter { $0.rule == .wrongPluralCategory }
    }
    let told = try await found(["Cafe.xcstrings": texts])
    #expect(told.map(\.severity) == (isTold ? [.warning] : []), "\(told)")
    #expect(told.allSatisfy { $0.message.contains("in '\(language)'") }, "\(told)")
    // A table has no room for them.
    let beside = try await found([
      "Cafe.xcstrings": catalog, "\(language).lproj/Cafe.strings": "\"done\" = \"\(words)\";\n",
    ])
    #expect(beside.count == (isTold ? 1 : 0), "\(beside)")
    #expect(beside.allSatisfy { $0.message.contains("--format xcstrings") }, "\(beside)")
  }

  @Test("a value that a form loses in each language, the source among them")
  func lostInAll() async throws {
    let unit = { (text: String) in
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let forms = { (one: String) in
      "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": "
        + unit("A ${size} coffee, ${shots} shots.") + "}}}"
    }
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition(),
      "Cafe.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"done": {"localizations": {
        "en": \(forms("A coffee.")), "de": \(forms("Ein Kaffee.")), "es": \(forms("Un café."))
      }}}}
      """,
    ])
    .filter { $0.rule == .lostPlaceholder }
    for language in ["en", "de", "es"] {
      #expect(found.contains { $0.message.contains("'\(language)'") }, "\(language): \(found)")
    }
  }

  @Test(
    "texts of a catalog that vary by device, which are never said", arguments: ["device", "width"])
  func varyingTexts(_ key: String) async throws {
    let texts = Cafe.catalog("es", ["other": "${size} ${shots}"])
      .replacing("plural", with: key, maxReplacements: 1)
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": Cafe.definition(), "Cafe.xcstrings": texts,
    ])
    .filter { $0.rule == .invalidLocalization }.map(\.message)
    #expect(found.count == 1 && found[0].contains("vary by \(key)"), "\(found)")
  }

  @Test(
    "a number of several that a word stands behind, unless something is called by it",
    arguments: [
      ("${shots} shots go to table ${size} today.", "size", false),
      ("${shots} shots go to table ${size} today.", "number", false),
      ("${shots} shots and ${size} cups today.", "number", true),
      ("${shots} shots and ${size} sandwiches are ready.", "sandwiches", true),
      ("${shots} shots for row ${size} now.", "rowNumber", false),
    ])
  func severalNumbers(_ words: String, _ name: String, isTold: Bool) async throws {
    let text = words.replacing("${size}", with: "${\(name)}")
    let definition = Cafe.definition()
      .replacing("<string>size</string><key>INIntentParameterTag", with: "")
      .replacing(
        "<key>INIntentParameterEnumType</key><string>Size</string>\n<key>INIntentParameterName</key><string>size</string>",
        with: "<key>INIntentParameterName</key><string>\(name)</string>"
      )
      .replacing("Shots for ${size}?", with: "Shots?")
      .replacing("A ${size} coffee, ${shots} shots.", with: text)
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": definition,
      "Cafe.xcstrings": Cafe.catalog(
        "en", ["one": text.replacing("${shots} shots", with: "${shots} shot"), "other": text]),
    ])
    let told = found.contains {
      $0.rule == .wrongPluralCategory && $0.message.contains("'${\(name)}'")
    }
    // 'table ${size}' is as good as a number of tables where the name says nothing.
    #expect(told == (isTold || name == "size"), "\(found.map(\.message))")
  }

  @Test(
    "a text of the definition with a number, of which a catalogue has forms in other languages alone",
    arguments: [true, false])
  func unvariedSource(hasWord: Bool) async throws {
    let forms = [
      "one": "Un ${size} café, ${shots} carga.", "other": "Un ${size} café, ${shots} cargas.",
    ]
    let text = hasWord ? "A ${size} coffee, ${shots} shots." : "A ${size} coffee. Shots: ${shots}."
    let definition = Cafe.definition().replacing("A ${size} coffee, ${shots} shots.", with: text)
    let found = try await Cafe.findings([
      "Cafe.intentdefinition": definition,
      "Cafe.xcstrings": Cafe.catalog("es", forms).replacing(
        /,\s*"en": \{"variations": \{"plural": \{.*\}\}\}/, with: ""),
    ])
    .filter { $0.rule == .wrongPluralCategory }
    #expect(
      found.contains { $0.message.contains("for every number in 'en'") } == hasWord, "\(found)")
  }
}
