import Diagnostics
import Foundation
import IntentGenerator
import TestSupport

/// A small definition, and what may stand beside it.
enum Cafe {
  static func definition() -> String {
    func entries(_ pairs: KeyValuePairs<String, String>) -> String {
      "<dict>" + pairs.map { "<key>\($0.key)</key>\($0.value)" }.joined(separator: "\n") + "</dict>"
    }
    func text(_ text: String) -> String { "<string>\(text)</string>" }
    func array(_ values: [String]) -> String { "<array>\(values.joined(separator: "\n"))</array>" }
    func enumCase(_ name: String, _ index: Int) -> String {
      entries([
        "INEnumValueDisplayName": text(name.capitalized), "INEnumValueDisplayNameID": text(name),
        "INEnumValueIndex": "<integer>\(index)</integer>", "INEnumValueName": text(name),
      ])
    }
    let size = entries([
      "INIntentParameterDisplayName": text("Size"), "INIntentParameterDisplayNameID": text("size"),
      "INIntentParameterEnumType": text("Size"), "INIntentParameterName": text("size"),
      "INIntentParameterTag": "<integer>1</integer>", "INIntentParameterType": text("Integer"),
    ])
    let shots = entries([
      "INIntentParameterMetadata": entries([
        "INIntentParameterMetadataMaximumValue": "<integer>4</integer>"
      ]),
      "INIntentParameterName": text("shots"),
      "INIntentParameterPromptDialogs": array([
        entries([
          "INIntentParameterPromptDialogFormatString": text("Shots for ${size}?"),
          "INIntentParameterPromptDialogFormatStringID": text("ask"),
          "INIntentParameterPromptDialogType": text("Primary"),
        ])
      ]),
      "INIntentParameterTag": "<integer>2</integer>", "INIntentParameterType": text("Integer"),
    ])
    let response = entries([
      "INIntentResponseCodes": array([
        entries([
          "INIntentResponseCodeFormatString": text("A ${size} coffee, ${shots} shots."),
          "INIntentResponseCodeFormatStringID": text("done"),
          "INIntentResponseCodeName": text("success"), "INIntentResponseCodeSuccess": "<true/>",
        ])
      ])
    ])
    let combination = entries([
      "": entries([
        "INIntentParameterCombinationTitle": text("Coffee"),
        "INIntentParameterCombinationTitleID": text("phrase"),
      ])
    ])
    let intent = entries([
      "INIntentCategory": text("order"), "INIntentLastParameterTag": "<integer>2</integer>",
      "INIntentName": text("OrderCoffee"), "INIntentParameterCombinations": combination,
      "INIntentParameters": array([size, shots]), "INIntentResponse": response,
      "INIntentTitle": text("Order Coffee"), "INIntentTitleID": text("title"),
      "INIntentType": text("Custom"), "INIntentVerb": text("Order"),
    ])
    let enumeration = entries([
      "INEnumName": text("Size"), "INEnumType": text("Regular"),
      "INEnumValues": array([enumCase("small", 1), enumCase("large", 2)]),
    ])
    return "<plist version=\"1.0\">"
      + entries(["INEnums": array([enumeration]), "INIntents": array([intent])]) + "</plist>"
  }

  static let spanish = """
    "title" = "Pedir café"; "size" = "Tamaño"; "small" = "Pequeño"; "large" = "Grande";
    "ask" = "¿Cargas para ${size}?"; "done" = "Un café ${size} con ${shots} cargas."; "phrase" = "Café";

    """

  /// A catalogue with plural forms of the text 'done', and with those of the definition's own language.
  static func catalog(
    _ language: String, _ forms: [String: String],
    source: String = "A ${size} coffee, ${shots} shots."
  ) -> String {
    let own = ["one": source.replacing("${shots} shots", with: "${shots} shot"), "other": source]
    let languages = ["en": own].merging([language: forms]) { $1 }
    let localizations = languages.sorted { $0.key > $1.key }.map { language, forms in
      let units = forms.map {
        "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}"
      }
      return "\"\(language)\": {\"variations\": {\"plural\": {\(units.joined(separator: ","))}}}"
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"done": {"localizations": {
        \(localizations.joined(separator: ",\n  "))
      }}}}
      """
  }

  static func vocabulary(_ templates: [String], example: String, item: String) -> String {
    let utterances = templates.map { "<string>\($0)</string>" }.joined()
    return """
      <plist version="1.0"><dict>
      <key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>OrderCoffeeIntent</string>
      <key>IntentExamples</key><array><string>\(example)</string></array></dict></array>
      <key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>OrderCoffeeIntent.size</string></array>
      <key>ParameterVocabulary</key><array><dict>
      <key>VocabularyItemIdentifier</key><string>\(item)</string>
      <key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>huge</string></dict></array></dict></array></dict></array>
      <key>IGIntentUtterances</key><array><dict>
      <key>IntentName</key><string>OrderCoffeeIntent</string>
      <key>IGUtterances</key><array>\(utterances)</array></dict></array>
      </dict></plist>
      """
  }
}

extension Cafe {
  /// What lint finds in files, by their names.
  static func findings(_ files: [String: String]) async throws -> [Diagnostic] {
    try await Fixture.withTemporaryFolder { folder in
      for (name, text) in files {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      return GeneratorPipeline().lint([folder.filePath]).diagnostics
    }
  }

  /// The rules by which it finds something, but for notes.
  static func rules(_ files: [String: String]) async throws -> [Rule] {
    try await findings(files).filter { $0.severity != .note }.map(\.rule)
  }
}
