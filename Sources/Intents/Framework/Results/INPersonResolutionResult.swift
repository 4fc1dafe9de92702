/// What a handler makes of a value: person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPerson: INPerson) -> Self {
    Self(outcome: .success(resolvedPerson))
  }

  /// The user has to choose among values.
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    Self(outcome: .disambiguation(peopleToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    Self(outcome: .confirmationRequired(personToConfirm))
  }
}
