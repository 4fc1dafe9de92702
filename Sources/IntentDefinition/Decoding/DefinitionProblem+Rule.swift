package import Diagnostics

extension DefinitionProblem {
  /// The rule that this breaks.
  package var rule: Rule {
    switch self {
    case .notADictionary, .wrongValueType: .wrongValueType
    case .missingKey, .missingResponseCodeValue, .leftoverPrompt, .leftoverRelationship: .missingKey
    case .invalidValue, .unknownRestriction, .noIndexLeft: .invalidValue
    case .unknownKey: .unknownKey
    case .newerModelVersion: .newerModelVersion
    case .unknownParameterType: .unknownParameterType
    case .invalidTypeName, .invalidMemberName, .reservedTypeName: .invalidName
    case .unknownImport: .unknownImport
    case .unknownTypeReference, .unknownNamespace, .unknownSystemIntent: .unknownReference
    case .ambiguousReference: .ambiguousReference
    case .invalidLocalization: .invalidLocalization
    case .duplicate: .duplicateName
    case .duplicateTag: .duplicateTag
    case .duplicateIndex, .duplicateResponseCodeValue, .duplicateReasonValue: .duplicateValue
    case .clashingTypes, .clashingMembers, .similarNames, .clashingCatalogs: .clashingNames
    case .emptyEnumeration, .unchoosable: .emptyEnumeration
    case .recursiveType: .recursiveType
    case .clashingResponseCode: .clashingResponseCode
    case .vagueResponse: .vagueResponse
    case .missingExample: .missingExample
    case .missingPrompt: .missingPrompt
    case .missingDisambiguation: .incompleteDisambiguation
    case .missingResponseText: .missingResponseText
    case .reusableTag: .reusableTag
    case .suppressionWithoutReason: .missingKey
    case .unknownSuppressedRule: .invalidValue
    case .unknownPlaceholder, .enumerationProperty, .barePlaceholder: .unknownPlaceholder
    case .unknownParameter, .unknownOutput, .unknownSpokenProperty: .unknownParameter
    case .unknownParent: .unknownParent
    case .selfParent, .cyclicParents, .relationshipWithoutValue, .relationshipValue,
      .relationshipPredicate:
      .invalidRelationship
    case .invertedLimits, .unknownUnit, .unusableLimit, .defaultOutsideLimits, .invalidDefault:
      .invalidLimits
    case .unknownDomain, .unknownHandlingIntent: .unknownDomain
    case .unknownVocabularyIntent, .vocabularyOfOtherTarget, .unknownVocabularyParameter:
      .unknownVocabularyTarget
    case .invalidTemplate, .unknownSharedPhrase: .invalidTemplate
    case .unknownSlot: .unknownSlot
    case .unfillableSlot, .misfitSlot: .unfillableSlot
    case .ambiguousTemplates: .ambiguousTemplate
    }
  }

  /// How much it matters: an error is what leaves no Swift to write, or leaves in doubt which.
  ///
  /// What Xcode builds is not refused: it leaves much behind that nothing refers to any more.
  package var severity: Diagnostic.Severity {
    switch self {
    case .unknownKey: .note
    case .newerModelVersion, .similarNames, .unknownPlaceholder, .enumerationProperty,
      .barePlaceholder, .unknownVocabularyIntent, .vocabularyOfOtherTarget,
      .unknownVocabularyParameter, .invalidDefault, .defaultOutsideLimits, .unfillableSlot,
      .misfitSlot,
      .ambiguousTemplates, .vagueResponse, .missingExample, .missingPrompt, .missingDisambiguation,
      .unchoosable,
      .missingResponseText, .reusableTag, .suppressionWithoutReason, .unknownSuppressedRule:
      .warning
    case .unknownRestriction, .leftoverPrompt, .leftoverRelationship, .unknownParameter,
      .unknownOutput, .unknownParent, .selfParent, .cyclicParents, .relationshipWithoutValue,
      .relationshipValue, .relationshipPredicate, .invertedLimits, .unknownUnit, .unusableLimit,
      .clashingResponseCode, .duplicateTag,
      .duplicateIndex,
      .unknownDomain, .unknownSystemIntent:
      .warning
    default: .error
    }
  }

  /// The diagnostic for this problem at a place.
  package func diagnostic(
    at location: SourceLocation, notes: [Diagnostic.Note] = [], fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(severity, rule, message, at: location, notes: notes, fix: fix)
  }
}
