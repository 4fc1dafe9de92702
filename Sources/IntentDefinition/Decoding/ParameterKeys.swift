/// The keys of a parameter, a response property or an object type's property.
///
/// The format uses the same keys for all of them, behind different prefixes.
struct ParameterKeys: Sendable {
  let prefix: String
  let arraySizes, configurable, customDisambiguation, isDefault: String
  let displayName, displayNameID, displayPriority: String
  let enumType, enumTypeNamespace, fixedSizeArray, metadata, name: String
  let objectType, objectTypeNamespace, promptDialogs, relationship: String
  let supportsDynamicEnumeration, supportsMultipleValues, supportsResolution, supportsSearch: String
  let tag, type, unsupportedReasons: String
  /// One of our own keys; none where it has no meaning.
  let vocabularyKinds: String?

  init(prefix: String, vocabularyKinds: String? = nil) {
    self.prefix = prefix
    arraySizes = prefix + "ArraySizes"
    configurable = prefix + "Configurable"
    customDisambiguation = prefix + "CustomDisambiguation"
    isDefault = prefix + "Default"
    displayName = prefix + "DisplayName"
    displayNameID = prefix + "DisplayNameID"
    displayPriority = prefix + "DisplayPriority"
    enumType = prefix + "EnumType"
    enumTypeNamespace = prefix + "EnumTypeNamespace"
    fixedSizeArray = prefix + "FixedSizeArray"
    metadata = prefix + "Metadata"
    name = prefix + "Name"
    objectType = prefix + "ObjectType"
    objectTypeNamespace = prefix + "ObjectTypeNamespace"
    promptDialogs = prefix + "PromptDialogs"
    relationship = prefix + "Relationship"
    supportsDynamicEnumeration = prefix + "SupportsDynamicEnumeration"
    supportsMultipleValues = prefix + "SupportsMultipleValues"
    supportsResolution = prefix + "SupportsResolution"
    supportsSearch = prefix + "SupportsSearch"
    tag = prefix + "Tag"
    type = prefix + "Type"
    unsupportedReasons = prefix + "UnsupportedReasons"
    self.vocabularyKinds = vocabularyKinds
  }

  /// A parameter of an intent.
  static let intent = ParameterKeys(
    prefix: "INIntentParameter", vocabularyKinds: "IGParameterVocabularyKinds")
  /// A property of a response.
  static let response = ParameterKeys(prefix: "INIntentResponseParameter")
  /// A property of a response, as some old files write it.
  static let responseProperty = ParameterKeys(prefix: "INIntentResponseProperty")
  /// A property of an object type.
  static let type = ParameterKeys(prefix: "INTypeProperty")
}
