/// Files in which a word stands for two cases, and the names of those.
struct AmbiguousWord: Sendable {
  let files: [String: String]
  let names: [String]

  static let all: [AmbiguousWord] = [
    .init(files: ["Cafe.intentdefinition": Cafe.definition()], names: []),
    // Nobody chooses 'unknown'.
    .init(
      files: [
        "Cafe.intentdefinition": Cafe.definition().replacing(
          "<key>INEnumValueName</key><string>small",
          with: "<key>INEnumValueName</key><string>unknown"
        ).replacing("<string>Small</string>", with: "<string>Large</string>")
      ], names: []),
    .init(
      files: [
        "Cafe.intentdefinition": Cafe.definition().replacing(
          "<string>Large</string>", with: "<string>smáll </string>")
      ], names: ["small", "large"]),
    .init(
      files: [
        "Cafe.intentdefinition": Cafe.definition(),
        "es.lproj/Cafe.strings": Cafe.spanish.replacing("\"Grande\"", with: "\"Pequeño\""),
      ], names: ["es", "small", "large"]),
    .init(
      files: [
        "Cafe.intentdefinition": Cafe.definition(),
        "AppIntentVocabulary.plist": Cafe.vocabulary(
          ["order [a] {size} coffee"], example: "order a huge coffee", item: "large"
        ).replacing(
          "<key>ParameterVocabulary</key><array>",
          with: """
            <key>ParameterVocabulary</key><array><dict>
            <key>VocabularyItemIdentifier</key><string>small</string>
            <key>VocabularyItemSynonyms</key><array><dict>
            <key>VocabularyItemPhrase</key><string>Huge</string></dict></array></dict>
            """),
      ], names: ["small", "large"]),
  ]
}
