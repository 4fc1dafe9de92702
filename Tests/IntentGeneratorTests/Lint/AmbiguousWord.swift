/// Files in which a word stands for two values, and the names of those.
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
    .init(files: ["Cafe.intentdefinition": decaf("With milk", "Black")], names: []),
    .init(
      files: ["Cafe.intentdefinition": decaf("With milk", "with milk")],
      names: ["true", "false", "shots"]),
    .init(
      files: [
        "Cafe.intentdefinition": decaf("With milk", "Black"),
        "es.lproj/Cafe.strings": Cafe.spanish + "\"yes\" = \"Con leche\"; \"no\" = \"Con leche\";",
      ], names: ["es", "true", "false", "shots"]),
  ]

  /// The definition with a Boolean in place of a number, whose values people call something.
  private static func decaf(_ true: String, _ false: String) -> String {
    Cafe.definition().replacing(
      "<key>INIntentParameterMetadataMaximumValue</key><integer>4</integer>",
      with: """
        <key>INIntentParameterMetadataFalseDisplayName</key><string>\(`false`)</string>
        <key>INIntentParameterMetadataFalseDisplayNameID</key><string>no</string>
        <key>INIntentParameterMetadataTrueDisplayName</key><string>\(`true`)</string>
        <key>INIntentParameterMetadataTrueDisplayNameID</key><string>yes</string>
        """
    ).replacing(
      "<integer>2</integer>\n<key>INIntentParameterType</key><string>Integer",
      with: "<integer>2</integer>\n<key>INIntentParameterType</key><string>Boolean")
  }
}
