/// Lets a handler run against the clock: a budget after which others need not wait for it, and a
/// timeout after which it is cancelled.
struct HandlerRace: Sendable {
  let deadlines: Deadlines
  let budget: Duration
  var timeout: Duration
  /// Is told of what a handler gives after it was cancelled.
  let onLateResult: @Sendable (String) -> Void

  /// How far a handler got within its budget.
  enum Progress<Answer: Sendable>: Sendable {
    case finished(HandlerResult<Answer>)
    /// It runs on; the task gives what comes of it, at the timeout at the latest.
    case running(Task<HandlerResult<Answer>, Never>)
  }

  /// Starts a handler, and waits for it until its budget is over.
  func run<Answer: Sendable>(
    _ pace: HandlerPace,
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async -> Progress<Answer> {
    let call = HandlerCall(handler, race: self)
    if let result = call.begin(budget: budget, pace: pace) { return .finished(result) }
    if let result = await call.end(heedsBudget: true) { return .finished(result) }
    return .running(Task { await call.end(heedsBudget: false) ?? .cancelled })
  }

  /// Runs a handler until it is done, cancelled, or over its timeout, whatever comes first.
  func untilTimeout<Answer: Sendable>(
    _ pace: HandlerPace,
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async -> HandlerResult<Answer> {
    let call = HandlerCall(handler, race: self)
    if let result = call.begin(budget: nil, pace: pace) { return result }
    // Without a budget there is always an end.
    return await call.end(heedsBudget: false) ?? .cancelled
  }
}
