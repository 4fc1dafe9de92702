/// What a change of a definition breaks.
package enum Verdict: String, CaseIterable, Codable, Sendable {
  /// Requests, sessions and interactions that were stored no longer decode, or mean something else.
  case stored
  /// Code that handles or calls the intents no longer compiles.
  case source
  /// The assistant, or what handlers are given, behaves in another way.
  case behaviour
}

extension Rule {
  /// What the changes that the rule finds break, nothing where they are safe; none where it finds no
  /// changes.
  package var verdicts: [Verdict]? {
    switch self {
    case .removedIntent, .renamedIntent, .removedParameter, .renamedParameter,
      .changedParameterType, .changedEnumerationKind, .removedCase, .renamedCase, .removedProperty,
      .renamedProperty, .changedPropertyType, .removedCode, .removedReason:
      [.stored, .source]
    case .renumberedCase, .renumberedCode, .renumberedReason: [.stored]
    case .widenedParameterType, .renamedSwiftType, .addedMethod, .changedMethod, .addedCase,
      .addedCode, .changedFactory, .removedType, .removedResponseProperty,
      .renamedResponseProperty, .changedResponsePropertyType, .widenedHandling, .removedDomain,
      .renamedDefinition:
      [.source]
    case .removedMethod, .changedConfirmation, .changedLock, .changedDefault, .changedLimits,
      .changedRelationship, .changedOrder, .changedOutcome, .changedOutput,
      .changedBackgroundExecution, .changedText, .changedTextIdentifier, .changedSynonyms,
      .changedSpokenProperty, .changedVocabularyKinds, .changedIdempotence, .changedCategory,
      .changedKeyParameter, .changedInput, .changedCombinations, .narrowedHandling:
      [.behaviour]
    case .addedIntent, .addedParameter, .addedProperty, .addedResponseProperty, .addedReason,
      .addedDomain, .addedType, .changedDetail:
      []
    default: nil
    }
  }
}
