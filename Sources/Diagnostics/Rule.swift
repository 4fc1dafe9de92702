/// The name of a check, as it stands in brackets behind a diagnostic.
///
/// Names are part of what users see and filter by: they are added to, never changed.
package enum Rule: String, CaseIterable, Codable, Sendable {
  // MARK: Files

  /// A file or folder cannot be read or written.
  case unreadableFile = "unreadable-file"
  /// An input holds no definition.
  case noDefinition = "no-definition"
  /// A template is missing, unknown or cannot be parsed.
  case brokenTemplate = "broken-template"
  /// A configuration file says something that cannot be.
  case invalidConfiguration = "invalid-configuration"

  // MARK: Property lists

  /// The file is a binary property list.
  case binaryPropertyList = "binary-property-list"
  /// The file is an old-style (NeXTSTEP) property list.
  case oldStylePropertyList = "old-style-property-list"
  /// The file is no property list at all.
  case notAPropertyList = "not-a-property-list"
  /// The XML is not well formed.
  case malformedXML = "malformed-xml"
  /// The encoding is neither UTF-8 nor UTF-16.
  case unsupportedEncoding = "unsupported-encoding"
  /// The document type is not Apple's.
  case foreignDocumentType = "foreign-document-type"
  /// The file declares an entity, or attributes.
  case entityDeclaration = "entity-declaration"
  /// The file uses an entity that XML does not define.
  case undeclaredEntity = "undeclared-entity"
  /// An element stands where it does not belong.
  case misplacedElement = "misplaced-element"
  /// Text stands between elements.
  case misplacedText = "misplaced-text"
  /// A dictionary has a key twice.
  case duplicateKey = "duplicate-key"
  /// A key is followed by no value.
  case keyWithoutValue = "key-without-value"
  /// A value in a dictionary has no key before it.
  case valueWithoutKey = "value-without-key"
  /// An integer is not written as one, or does not fit 64 bits.
  case invalidInteger = "invalid-integer"
  /// A real number is not written as one.
  case invalidReal = "invalid-real"
  /// A date is not written as one.
  case invalidDate = "invalid-date"
  /// Data is not Base64.
  case invalidData = "invalid-data"
  /// Elements are nested too deeply.
  case tooDeep = "too-deep"
  /// The file is too large.
  case tooLarge = "too-large"

  // MARK: Definitions

  /// A key that must be there is not.
  case missingKey = "missing-key"
  /// A value has another type than its key asks for.
  case wrongValueType = "wrong-value-type"
  /// A value is not one that its key can have.
  case invalidValue = "invalid-value"
  /// A key that the format does not know.
  case unknownKey = "unknown-key"
  /// A format version later than the known ones.
  case newerModelVersion = "newer-model-version"
  /// A parameter's type is unknown.
  case unknownParameterType = "unknown-parameter-type"
  /// A name that cannot become an identifier.
  case invalidName = "invalid-name"

  // MARK: References

  /// A type or an enumeration that no definition declares.
  case unknownReference = "unknown-reference"
  /// A reference that several definitions satisfy.
  case ambiguousReference = "ambiguous-reference"
  /// An import that names no definition.
  case unknownImport = "unknown-import"
  /// A domain, or an intent of a domain, that is not declared.
  case unknownDomain = "unknown-domain"
  /// The name of a parameter that its intent does not have.
  case unknownParameter = "unknown-parameter"
  /// A `${name}` that no parameter has.
  case unknownPlaceholder = "unknown-placeholder"
  /// A relationship to a parameter that does not exist.
  case unknownParent = "unknown-parent"
  /// A relationship whose value the parent cannot have.
  case invalidRelationship = "invalid-relationship"

  // MARK: Consistency

  /// Two things that need different names have the same one.
  case duplicateName = "duplicate-name"
  /// Two parameters have the same tag.
  case duplicateTag = "duplicate-tag"
  /// Two values have the same number.
  case duplicateValue = "duplicate-value"
  /// Two names become the same Swift identifier.
  case clashingNames = "clashing-names"
  /// An enumeration without values.
  case emptyEnumeration = "empty-enumeration"
  /// A response code that the runtime already defines.
  case clashingResponseCode = "clashing-response-code"
  /// The text of a success that does not say what was done to what.
  case vagueResponse = "vague-response"
  /// A type that holds a value of itself.
  case recursiveType = "recursive-type"
  /// Limits that no value can meet, or a default outside of them.
  case invalidLimits = "invalid-limits"

  // MARK: Localisation and vocabulary

  /// A localised file that cannot be read.
  case invalidLocalization = "invalid-localization"
  /// A vocabulary that names an unknown intent or parameter.
  case unknownVocabularyTarget = "unknown-vocabulary-target"

  /// A sentence template that cannot be read, or names a phrase that is not there.
  case invalidTemplate = "invalid-template"
  /// A slot of a template for which its intent has no parameter.
  case unknownSlot = "unknown-slot"
  /// A slot that no words can fill.
  case unfillableSlot = "unfillable-slot"
  /// Two templates of different intents that fit one sentence equally well.
  case ambiguousTemplate = "ambiguous-template"

  // MARK: Editing

  /// A definition that is laid out in another way than Xcode's editor does.
  case foreignLayout = "foreign-layout"
  /// Something that cannot be added to a definition.
  case invalidEdit = "invalid-edit"

  // MARK: Manifests

  /// The record of what was added to an `Info.plist` cannot be used.
  case invalidManifestRecord = "invalid-manifest-record"

  // MARK: Handlers

  /// A file with handlers that does not parse.
  case unparsableHandler = "unparsable-handler"
  /// The record of the handlers cannot be used.
  case invalidHandlerRecord = "invalid-handler-record"
  /// Something else has the name of a handler that is to be made.
  case occupiedName = "occupied-name"
  /// A method of a handler that nothing calls any more.
  case staleHandler = "stale-handler"
  /// A method of a handler whose signature was changed.
  case changedHandler = "changed-handler"
  /// A handler that was there, and is found no more.
  case missingHandler = "missing-handler"
  /// A handler whose conformance cannot be seen.
  case hiddenConformance = "hidden-conformance"
}
