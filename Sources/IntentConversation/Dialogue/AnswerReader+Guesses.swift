import IntentRuntime

extension AnswerReader {
  /// The known names that are nearly what was said, or of which a part nearly is, and else what is offered and is called
  /// nearly so; none where what was said is known, and so was refused for another reason.
  func names(
    like said: String, for question: ParameterQuestion, among offered: [SessionOption]
  ) -> [SessionOption] {
    guard let slot = slot(question.parameter), case .name = slot.type else { return [] }
    let tables = tables(of: slot)
    guard !tables.contains(where: { $0.hasName(fitting: said) }) else { return [] }
    var seen: Set<String> = []
    let near = tables.flatMap { $0.nearest(to: said, limit: Self.mostCompared) }
      .filter { seen.insert($0.display).inserted }
    guard near.isEmpty else {
      return near.prefix(Self.mostGuesses).map {
        SessionOption(
          text: $0.display, value: recognizer.writer.value($0.display, .name($0), slot))
      }
    }
    let shown = NameTable(of: offered)
    guard !shown.hasName(fitting: said) else { return [] }
    return shown.nearest(to: said, limit: Self.mostGuesses)
      .compactMap { $0.identifier.flatMap(Int.init) }.map { offered[$0] }
  }

  private static let mostCompared = 40
  private static let mostGuesses = 5
}

extension JSONValue {
  /// The words that a value was said with, each value of an array by itself; empty for what has none.
  var spokenTexts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.spokenTexts)
    case .object(let properties): Array(Self.spokenText(in: properties).prefix(1))
    case .null, .boolean, .integer, .number: []
    }
  }

  /// A name that is told in some way, or the only text that there is.
  private static func spokenText(in properties: [String: JSONValue]) -> [String] {
    let said = properties.filter { !$0.key.lowercased().hasSuffix("identifier") }
    let texts = said.sorted { $0.key < $1.key }.flatMap(\.value.spokenTexts)
    let named = spokenProperties.compactMap { properties[$0]?.spokenTexts.first }
    return named + (texts.count == 1 ? texts : [])
  }

  private static let spokenProperties = [
    "spokenPhrase", "displayString", "displayName", "title", "name", "nickname",
  ]
}
