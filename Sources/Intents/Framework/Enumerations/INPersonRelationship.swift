/// Person relationship.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// What it is written as.
  public let rawValue: String

  /// One that is written in a certain way.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same, as Swift has it for words that apps may add to.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Father.
  public static let father = INPersonRelationship(rawValue: "father")

  /// Mother.
  public static let mother = INPersonRelationship(rawValue: "mother")

  /// Parent.
  public static let parent = INPersonRelationship(rawValue: "parent")

  /// Brother.
  public static let brother = INPersonRelationship(rawValue: "brother")

  /// Sister.
  public static let sister = INPersonRelationship(rawValue: "sister")

  /// Child.
  public static let child = INPersonRelationship(rawValue: "child")

  /// Friend.
  public static let friend = INPersonRelationship(rawValue: "friend")

  /// Spouse.
  public static let spouse = INPersonRelationship(rawValue: "spouse")

  /// Partner.
  public static let partner = INPersonRelationship(rawValue: "partner")

  /// Assistant.
  public static let assistant = INPersonRelationship(rawValue: "assistant")

  /// Manager.
  public static let manager = INPersonRelationship(rawValue: "manager")

  /// Son.
  public static let son = INPersonRelationship(rawValue: "son")

  /// Daughter.
  public static let daughter = INPersonRelationship(rawValue: "daughter")
}
