/// What a definition says of one of its object types.
public struct ObjectTypeDescriptor: Hashable, Sendable {
  /// The namespace of Apple's own types.
  public static let systemNamespace = "System"

  /// The name in the definition, `Task`.
  public var name: String
  /// The namespace of the definition, which tells its `Task` from that of another.
  public var namespace: String?
  /// The property by which people name a value, under its name in JSON; none where no words can be
  /// a value.
  public var spokenProperty: String?
  /// The kinds of the user's vocabulary that values are named by, the likeliest first.
  public var vocabularyKinds: [UserVocabularyKind]
  /// The properties that have several values, under their names in JSON.
  public var listProperties: [String]
  /// The types of the properties that are numbers, amounts, days or times, under their names in JSON:
  /// the words for one are read as its type, `DateComponentsRange`, and those for any other are text.
  public var propertyTypes: [String: String]

  /// A descriptor as generated code has it.
  ///
  /// - Parameter namespace: What `INIntentDefinitionNamespace` says in the type's own definition.
  public init(
    _ name: String,
    namespace: String? = nil,
    spokenProperty: String? = nil,
    vocabularyKinds: [UserVocabularyKind] = [],
    listProperties: [String] = [],
    propertyTypes: [String: String] = [:]
  ) {
    self.name = name
    self.namespace = namespace
    self.spokenProperty = spokenProperty
    self.vocabularyKinds = vocabularyKinds
    self.listProperties = listProperties
    self.propertyTypes = propertyTypes
  }

  /// Whether the type is one of Apple's, rather than an app's own of the same name.
  public var isSystemType: Bool { namespace == Self.systemNamespace }
}
