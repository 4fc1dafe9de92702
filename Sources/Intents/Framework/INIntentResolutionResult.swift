public import Foundation

/// What an app makes of a value that the user gave for a parameter.
open class INIntentResolutionResult: NSObject, HandlerAnswer, @unchecked Sendable {
  /// What the result says.
  public let outcome: ResolutionOutcome

  /// A result that says something.
  public required init(outcome: ResolutionOutcome) {
    self.outcome = outcome
  }

  /// Stands for a result that never came.
  public static func unanswered(_ problem: any Error) -> Self {
    Self(outcome: .unanswered(problem))
  }

  /// Why this is no result; none for every result that a handler makes.
  public var bridgingProblem: (any Error)? {
    if case .unanswered(let problem) = outcome { problem } else { nil }
  }

  /// The user has to give a value.
  open class func needsValue() -> Self { Self(outcome: .needsValue) }

  /// The intent can do without a value.
  open class func notRequired() -> Self { Self(outcome: .notRequired) }

  /// The value cannot be used.
  open class func unsupported() -> Self { Self(outcome: .unsupported(reason: nil)) }

  /// The value cannot be used.
  ///
  /// - Parameter reason: The raw value of the reason that the definition gives.
  open class func unsupported(withReason reason: Int) -> Self {
    Self(outcome: .unsupported(reason: reason))
  }

  /// The user has to agree to a value.
  ///
  /// - Parameter reason: The raw value of the reason; the assistant asks the same for all of them.
  open class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any,
    forReason reason: Int
  ) -> Self {
    Self(outcome: .confirmationRequired(itemToConfirm))
  }

  /// Whether another result of the class says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntentResolutionResult, type(of: other) == type(of: self) else {
      return false
    }
    return outcome.isSame(as: other.outcome)
  }

  /// The same for results of a class.
  open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}
