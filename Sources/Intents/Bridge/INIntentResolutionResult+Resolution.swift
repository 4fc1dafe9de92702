import IntentRuntime

extension INIntentResolutionResult {
  /// What the result says, as the runtime has it.
  ///
  /// - Parameter value: The runtime's value of what the handler gave.
  /// - Throws: Why there is no result, and ``ForeignValue`` where a value is of another type.
  func resolution<Value: Sendable, Reason: IntentUnsupportedReason>(
    _ value: (Any) -> Value?
  ) throws -> IntentResolutionResult<Value, Reason> {
    func own(_ given: Any) throws -> Value {
      guard let value = value(given) else {
        throw ForeignValue(result: "\(type(of: self))", found: "\(type(of: given))")
      }
      return value
    }
    switch outcome {
    case .success(let given): return .success(with: try own(given))
    case .confirmationRequired(let given):
      return .confirmationRequired(with: try given.map(own))
    case .disambiguation(let given): return .disambiguation(with: try given.map(own))
    case .needsMoreDetails(let given): return .needsMoreDetails(for: try own(given))
    case .needsValue: return .needsValue()
    case .notRequired: return .notRequired()
    case .unsupported(let reason):
      return .unsupported(forReason: reason.flatMap(Reason.init(rawValue:)))
    case .unanswered(let problem): throw problem
    }
  }
}

/// A resolution result holds a value that its parameter cannot have.
struct ForeignValue: Error, CustomStringConvertible {
  let result: String
  let found: String

  var description: String {
    "'\(result)' holds a value of type '\(found)', which its parameter cannot have; "
      + "make the result of the parameter's own type"
  }
}
