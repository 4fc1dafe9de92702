/// An option of a parameter that takes an option set.
public struct ParameterOption: Hashable, Sendable {
  /// The name in the definition.
  public var name: String
  /// What people call it.
  public var text: LocalizedText
  /// Its bit, which is its value in JSON: several options are their sum.
  public var rawValue: Int

  /// An option with its words.
  public init(_ name: String, text: LocalizedText, rawValue: Int) {
    (self.name, self.text, self.rawValue) = (name, text, rawValue)
  }

  /// The options of a type; empty where it is no option set.
  static func all<Value>(of type: Value.Type) -> [ParameterOption] {
    guard let type = type as? any IntentOptionSet.Type else { return [] }
    return all(ofSet: type)
  }

  private static func all<Options: IntentOptionSet>(ofSet type: Options.Type) -> [ParameterOption] {
    zip(type.intentOptionNames, type.intentOptionTexts).map { option, text in
      ParameterOption(option.name, text: text, rawValue: option.option.rawValue)
    }
  }
}

extension ParameterBinding {
  /// None: several values, each of which may have several options, are more than words can say.
  public var setOptions: [ParameterOption] { [] }
}
