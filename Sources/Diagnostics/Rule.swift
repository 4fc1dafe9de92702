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
  case unknownTranslation = "unknown-translation"
  case lostPlaceholder = "lost-placeholder"
  case untranslatedText = "untranslated-text"
  case doubleTranslation = "double-translation"
  case differentSourceText = "different-source-text"
  case outdatedTranslation = "outdated-translation"
  case missingSentences = "missing-sentences"
  case wrongPluralCategory = "wrong-plural-category"
  case misunderstoodExample = "misunderstood-example"
  case unknownVocabularyItem = "unknown-vocabulary-item"
  case ambiguousWord = "ambiguous-word"
  case lostConstant = "lost-constant"
  case emptyAlternative = "empty-alternative"
  case wordlessTemplate = "wordless-template"
  case misspelling = "misspelling"
  case caseNone = "case-none"

  // MARK: Editing

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

  // MARK: Changes between versions

  case removedIntent = "removed-intent"
  case renamedIntent = "renamed-intent"
  case addedIntent = "added-intent"
  case renamedSwiftType = "renamed-swift-type"
  case renamedDefinition = "renamed-definition"
  case removedParameter = "removed-parameter"
  case renamedParameter = "renamed-parameter"
  case addedParameter = "added-parameter"
  case changedParameterType = "changed-parameter-type"
  case widenedParameterType = "widened-parameter-type"
  case addedMethod = "added-method"
  case changedMethod = "changed-method"
  case removedMethod = "removed-method"
  case removedReason = "removed-reason"
  case renumberedReason = "renumbered-reason"
  case addedReason = "added-reason"
  case changedEnumerationKind = "changed-enumeration-kind"
  case removedCase = "removed-case"
  case renamedCase = "renamed-case"
  case renumberedCase = "renumbered-case"
  case addedCase = "added-case"
  case removedType = "removed-type"
  case removedProperty = "removed-property"
  case renamedProperty = "renamed-property"
  case changedPropertyType = "changed-property-type"
  case addedProperty = "added-property"
  case removedResponseProperty = "removed-response-property"
  case renamedResponseProperty = "renamed-response-property"
  case changedResponsePropertyType = "changed-response-property-type"
  case addedResponseProperty = "added-response-property"
  case removedCode = "removed-code"
  case renumberedCode = "renumbered-code"
  case addedCode = "added-code"
  case changedOutcome = "changed-outcome"
  case changedFactory = "changed-factory"
  case widenedHandling = "widened-handling"
  case removedDomain = "removed-domain"
  case changedConfirmation = "changed-confirmation"
  case changedLock = "changed-lock"
  case changedDefault = "changed-default"
  case changedLimits = "changed-limits"
  case changedRelationship = "changed-relationship"
  case changedOrder = "changed-order"
  case changedOutput = "changed-output"
  case changedBackgroundExecution = "changed-background-execution"
  case changedText = "changed-text"
  case changedTextIdentifier = "changed-text-identifier"
  case changedSynonyms = "changed-synonyms"
  case changedSpokenProperty = "changed-spoken-property"
  case changedVocabularyKinds = "changed-vocabulary-kinds"
  case changedIdempotence = "changed-idempotence"
  case changedCategory = "changed-category"
  case changedKeyParameter = "changed-key-parameter"
  case changedInput = "changed-input"
  case changedCombinations = "changed-combinations"
  case narrowedHandling = "narrowed-handling"
  case addedDomain = "added-domain"
  case addedType = "added-type"
  case changedDetail = "changed-detail"
}
