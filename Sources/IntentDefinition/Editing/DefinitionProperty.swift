/// A property of something in a definition that can be set: what people call it, and the key that the
/// format has for it.
package struct DefinitionProperty: Hashable, Sendable {
  /// What its values are.
  package enum Value: Hashable, Sendable {
    /// A text that people read or hear, with an ID for its translations.
    case text
    /// A word for machines.
    case word
    /// One of some words.
    case choice([String])
    /// Most likely one of some words; there may be others.
    case known([String])
    case integer
    case number
    case boolean
    /// A value of the parameter's own type.
    case typed

    /// The words of which it is one; empty for any.
    var choices: [String] {
      if case .choice(let words) = self { words } else { [] }
    }
  }

  /// How the format keeps it.
  package enum Storage: Hashable, Sendable {
    /// Under keys within each other, each with the place's prefix unless it is one of our own.
    case keys([String])
    /// As a prompt of a kind.
    case prompt(String)
    /// As the keys that say what the type is.
    case type
    /// As other words for a case.
    case synonyms
    /// As a number that is 0 or 1.
    case flag(String)
  }

  /// What people call it: `display-name`.
  package let name: String
  /// What it is of.
  package let kinds: [DefinitionPlace.Kind]
  package let value: Value
  package let storage: Storage
  /// What it says, in one line.
  package let summary: String

  init(
    _ name: String, of kinds: DefinitionPlace.Kind..., value: Value, _ storage: Storage,
    _ summary: String
  ) {
    self.name = name
    self.kinds = kinds
    self.value = value
    self.storage = storage
    self.summary = summary
  }

  /// The types of parameters that it says something of, and what those are; none for all.
  var fittingTypes: (types: Set<BasicType>, words: String)? {
    switch name {
    case "minimum", "maximum", "negative":
      (Set(BasicType.allCases.filter(\.isNumeric)), "numbers and measures")
    case "multiline", "capitalization": ([.string], "texts")
    case "true-name", "false-name": ([.boolean], "what is true or false")
    case "date-mode": (Set(BasicType.allCases.filter(\.isMoment)), "days and times")
    // Both have one key in the format.
    case "control":
      (
        Set(BasicType.allCases.filter { !$0.isMoment }),
        "how other values are edited; 'date-mode' says what of a date is asked for"
      )
    case "format": ([.date, .dateComponents, .dateComponentsRange], "how dates are given")
    case "unit", "default-unit", "minimum-unit", "maximum-unit":
      (Set(BasicType.allCases.filter(\.isMeasured)), "measures")
    default: nil
    }
  }

  /// Whether it says something of values of a type, by its name.
  func isFitting(_ type: String) -> Bool {
    guard let fitting = fittingTypes else { return true }
    // A type that a definition declares has no numbers, texts or dates, but is edited.
    return BasicType(rawValue: type).map(fitting.types.contains) ?? (name == "control")
  }

  /// Whether a text that stands under its key was set by it rather than by another property with that key.
  func owns(_ text: String, of kind: DefinitionPlace.Kind) -> Bool {
    if case .choice(let words) = value { return words.contains(text) }
    return !Self.all(of: kind).contains { $0.storage == storage && $0.value.choices.contains(text) }
  }

  /// The type that a parameter needs to have a value of a property; none where a text has it, too, or a unit says it
  /// better.
  package static func type(for name: String, value: String) -> String? {
    guard let fitting = all(of: .parameter).first(where: { $0.name == name })?.fittingTypes,
      !fitting.types.contains(.string), !name.hasSuffix("unit")
    else { return nil }
    let isFraction = fitting.types.contains(.decimal) && Int(value) == nil
    let types = isFraction ? [.decimal] : BasicType.allCases
    return types.first(where: fitting.types.contains)?.rawValue
  }

  /// The properties of a kind of place, in the order of the table.
  package static func all(of kind: DefinitionPlace.Kind) -> [DefinitionProperty] {
    all.filter { $0.kinds.contains(kind) }
  }
}
