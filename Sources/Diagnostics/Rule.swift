/// The name of a check, as it stands in brackets behind a diagnostic.
///
/// Names are part of what users see and filter by: they are added to, never changed. What each finds
/// is said in `Catalogue`, once, for those who read the code too.
package enum Rule: String, CaseIterable, Codable, Sendable {
  // MARK: Files

  case unreadableFile = "unreadable-file"
  case noDefinition = "no-definition"
  case brokenTemplate = "broken-template"
  case invalidConfiguration = "invalid-configuration"

  case unusedSuppression = "unused-suppression"
  case unavailableInStyle = "unavailable-in-style"

  // MARK: Property lists

  case binaryPropertyList = "binary-property-list"
  case oldStylePropertyList = "old-style-property-list"
  case notAPropertyList = "not-a-property-list"
  case malformedXML = "malformed-xml"
  case unsupportedEncoding = "unsupported-encoding"
  case foreignDocumentType = "foreign-document-type"
  case entityDeclaration = "entity-declaration"
  case undeclaredEntity = "undeclared-entity"
  case misplacedElement = "misplaced-element"
  case misplacedText = "misplaced-text"
  case duplicateKey = "duplicate-key"
  case keyWithoutValue = "key-without-value"
  case valueWithoutKey = "value-without-key"
  case invalidInteger = "invalid-integer"
  case invalidReal = "invalid-real"
  case invalidDate = "invalid-date"
  case invalidData = "invalid-data"
  case tooDeep = "too-deep"
  case tooLarge = "too-large"

  // MARK: Definitions

  case missingKey = "missing-key"
  case wrongValueType = "wrong-value-type"
  case invalidValue = "invalid-value"
  case unknownKey = "unknown-key"
  case newerModelVersion = "newer-model-version"
  case unknownParameterType = "unknown-parameter-type"
  case invalidName = "invalid-name"

  // MARK: References

  case unknownReference = "unknown-reference"
  case ambiguousReference = "ambiguous-reference"
  case unknownImport = "unknown-import"
  case unknownDomain = "unknown-domain"
  case unknownParameter = "unknown-parameter"
  case unknownPlaceholder = "unknown-placeholder"
  case unknownParent = "unknown-parent"
  case invalidRelationship = "invalid-relationship"

  // MARK: Consistency

  case duplicateName = "duplicate-name"
  case duplicateTag = "duplicate-tag"
  case duplicateValue = "duplicate-value"
  case clashingNames = "clashing-names"
  case emptyEnumeration = "empty-enumeration"
  case clashingResponseCode = "clashing-response-code"
  case recursiveType = "recursive-type"
  case invalidLimits = "invalid-limits"

  // MARK: Advice

  case vagueResponse = "vague-response"
  case missingExample = "missing-example"
  case missingPrompt = "missing-prompt"
  case incompleteDisambiguation = "incomplete-disambiguation"
  case missingResponseText = "missing-response-text"
  case reusableTag = "reusable-tag"

  // MARK: Localisation and vocabulary

  case invalidLocalization = "invalid-localization"
  case unknownVocabularyTarget = "unknown-vocabulary-target"
  case invalidTemplate = "invalid-template"
  case unknownSlot = "unknown-slot"
  case unfillableSlot = "unfillable-slot"
  case ambiguousTemplate = "ambiguous-template"

  // MARK: Editing

  case foreignLayout = "foreign-layout"
  case invalidEdit = "invalid-edit"

  // MARK: Manifests

  case invalidManifestRecord = "invalid-manifest-record"

  // MARK: Handlers

  case unparsableHandler = "unparsable-handler"
  case invalidHandlerRecord = "invalid-handler-record"
  case occupiedName = "occupied-name"
  case staleHandler = "stale-handler"
  case changedHandler = "changed-handler"
  case missingHandler = "missing-handler"
  case hiddenConformance = "hidden-conformance"
}
