/// All that a definition says of a parameter.
public struct ParameterDescriptor: Hashable, Sendable {
  /// The name, `quantity`.
  public var name: String
  /// What people call it.
  public var displayName: LocalizedText
  /// The type in the definition: `Integer`, `Person`, the name of an object type or enumeration.
  public var typeName: String
  /// The kinds of the user's vocabulary that values are named by; empty where the type alone says
  /// it.
  public var vocabularyKinds: [UserVocabularyKind]
  /// Whether it holds several values.
  public var isArray: Bool
  /// The number of values that an array must have, by size class; empty for any number.
  public var fixedSizes: [String: Int]
  /// What a value must keep to.
  public var limits: ParameterLimits
  /// The value that it has when none is given.
  public var defaultValue: JSONValue?
  /// What people call the two values of a Boolean; none for yes and no.
  public var booleanNames: BooleanNames?
  /// What the assistant asks.
  public var prompts: [PromptDescriptor]
  /// Why a value may be refused.
  public var unsupportedReasons: [UnsupportedReasonDescriptor]
  /// The parameter on which it depends.
  public var relationship: RelationshipDescriptor?

  /// A descriptor as generated code lists it.
  ///
  /// - Parameters:
  ///   - typeName: The type in the definition: `Integer`, `Object`, …
  ///   - vocabularyKinds: Where the user's names for values are kept, the likeliest first.
  ///   - fixedSizes: How many elements an array has, by the size class of a widget family.
  public init(
    _ name: String,
    displayName: LocalizedText,
    typeName: String,
    vocabularyKinds: [UserVocabularyKind] = [],
    isArray: Bool = false,
    fixedSizes: [String: Int] = [:],
    limits: ParameterLimits = ParameterLimits(),
    defaultValue: JSONValue? = nil,
    booleanNames: BooleanNames? = nil,
    prompts: [PromptDescriptor] = [],
    unsupportedReasons: [UnsupportedReasonDescriptor] = [],
    relationship: RelationshipDescriptor? = nil
  ) {
    self.name = name
    self.displayName = displayName
    self.typeName = typeName
    self.vocabularyKinds = vocabularyKinds
    self.isArray = isArray
    self.fixedSizes = fixedSizes
    self.limits = limits
    self.defaultValue = defaultValue
    self.booleanNames = booleanNames
    self.prompts = prompts
    self.unsupportedReasons = unsupportedReasons
    self.relationship = relationship
  }
}

/// What a value must keep to.
public struct ParameterLimits: Hashable, Sendable {
  /// The smallest number, inclusive.
  public var minimum: Double?
  /// The largest number, inclusive.
  public var maximum: Double?
  /// Whether a number may be negative; none where the definition does not say.
  public var supportsNegativeNumbers: Bool?
  /// The unit of minimum and maximum.
  public var unit: String?
  /// The uniform type identifiers of the files that it takes; empty for any.
  public var contentTypes: [String]
  /// Whether a day alone or a time alone is asked for; none for both, or whichever is said. Components that have the other
  /// are refused, wherever they come from.
  public var dateMode: DateMode?

  /// Limits of a number; what is left out does not limit it.
  ///
  /// - Parameters:
  ///   - minimum: The least value, in `unit`.
  ///   - maximum: The greatest value, in `unit`.
  public init(
    minimum: Double? = nil,
    maximum: Double? = nil,
    supportsNegativeNumbers: Bool? = nil,
    unit: String? = nil,
    contentTypes: [String] = [],
    dateMode: DateMode? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.supportsNegativeNumbers = supportsNegativeNumbers
    self.unit = unit
    self.contentTypes = contentTypes
    self.dateMode = dateMode
  }

  /// What is asked for where less than a day with a time is: the type that Xcode has for a date.
  public enum DateMode: Hashable, Sendable {
    /// A day, without a time: `15` is the coming 15th.
    case date
    /// A time of any day: `15` is three in the afternoon.
    case time
  }
}

/// What people call the two values of a Boolean.
public struct BooleanNames: Hashable, Sendable {
  /// What people call `true`.
  public var `true`: LocalizedText
  /// What people call `false`.
  public var `false`: LocalizedText

  /// The words for both values of a Boolean.
  public init(true: LocalizedText, false: LocalizedText) {
    self.true = `true`
    self.false = `false`
  }
}

/// A sentence that the assistant says about a parameter.
public struct PromptDescriptor: Hashable, Sendable {
  /// When it is said: `Primary`, `Confirmation`, `DisambiguationIntroduction`, …
  public var kind: String
  /// The sentence.
  public var format: LocalizedText

  /// A prompt of one kind; the text may name values as `${parameter}`.
  public init(_ kind: String, _ format: LocalizedText) {
    self.kind = kind
    self.format = format
  }
}

/// A reason why a value is refused.
public struct UnsupportedReasonDescriptor: Hashable, Sendable {
  /// The name, `notEnoughInStock`.
  public var code: String
  /// The raw value.
  public var value: Int
  /// What the user is told.
  public var format: LocalizedText?

  /// A reason, by its name in the definition and the raw value of the generated case.
  public init(_ code: String, value: Int, format: LocalizedText? = nil) {
    self.code = code
    self.value = value
    self.format = format
  }
}

/// The parent that a parameter depends on.
public struct RelationshipDescriptor: Hashable, Sendable {
  /// The parent's name.
  public var parent: String
  /// How the parent is looked at: `EnumHasExactValue`, `HasAnyValue`, …
  public var predicate: String
  /// The value that the parent must have.
  public var value: JSONValue?

  /// A relationship to the parameter named `parent`.
  ///
  /// - Parameter value: What the parent's value is compared with, where the predicate compares.
  public init(parent: String, predicate: String, value: JSONValue? = nil) {
    self.parent = parent
    self.predicate = predicate
    self.value = value
  }
}
