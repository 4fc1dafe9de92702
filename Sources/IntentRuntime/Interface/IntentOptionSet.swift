/// An option set that a definition declares.
///
/// Options that no name stands for are kept as they came.
public protocol IntentOptionSet: OptionSet, Codable, Hashable, Sendable
where RawValue == Int, Element == Self {
  /// Each option with its name, as the definition has it.
  static var intentOptionNames: [(option: Self, name: String)] { get }

  /// What people call each option, in the same order.
  static var intentOptionTexts: [LocalizedText] { get }
}

extension IntentOptionSet {
  /// The names in the definition, where it gives no others.
  public static var intentOptionTexts: [LocalizedText] {
    intentOptionNames.map { LocalizedText($0.name) }
  }

  /// What people call the options that are set, in the order of the definition.
  public var optionTexts: [LocalizedText] {
    zip(Self.intentOptionNames, Self.intentOptionTexts).filter { contains($0.0.option) }.map(\.1)
  }

  /// The names of the options that are set, in the order of the definition.
  public var names: [String] {
    Self.intentOptionNames.filter { contains($0.option) }.map(\.name)
  }
}
