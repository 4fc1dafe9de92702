/// An option set that a definition declares.
///
/// Options that no name stands for are kept as they came.
public protocol IntentOptionSet: OptionSet, Codable, Hashable, Sendable
where RawValue == Int, Element == Self {
  /// Each option with its name, as the definition has it.
  static var intentOptionNames: [(option: Self, name: String)] { get }
}

extension IntentOptionSet {
  /// The names of the options that are set, in the order of the definition.
  public var names: [String] {
    Self.intentOptionNames.filter { contains($0.option) }.map(\.name)
  }
}
