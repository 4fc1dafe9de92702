import IntentRuntime

extension Bridging {
  /// What a handler's result says of a parameter, as the runtime has it.
  static func resolution<Value: Sendable, Reason: IntentUnsupportedReason>(
    _ result: INIntentResolutionResult,
    of present: Value?,
    _ value: (Any) -> Value?
  ) throws -> IntentResolutionResult<Value, Reason> {
    if result.bridgingProblem is UnwrittenMethod { return DefaultResolution.result(for: present) }
    return try result.resolution(value)
  }

  /// What a handler's results say of a parameter of several values, as the runtime has it.
  static func resolutions<Value: Sendable, Reason: IntentUnsupportedReason>(
    _ results: [INIntentResolutionResult],
    of present: [Value]?,
    _ value: (Any) -> Value?
  ) throws -> [IntentResolutionResult<Value, Reason>] {
    if results.bridgingProblem is UnwrittenMethod {
      return DefaultResolution.results(for: present)
    }
    return try results.map { try $0.resolution(value) }
  }

  /// What a handler's confirmation says: Apple's assistant takes a success for "ready" there.
  static func confirmation<Response: IntentResponse>(_ response: Response) -> Response {
    guard response.code.intentOutcome == .success else { return response }
    var response = response
    response.code = .intentConfirmation
    return response
  }
}
