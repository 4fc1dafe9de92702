/// What became of a call of a handler.
enum HandlerResult<Answer: Sendable>: Sendable {
  case answer(Answer)
  case failure(any Error)
  /// It was cancelled because its time was over; what it still gives is dropped.
  case overdue
  /// Somebody cancelled it.
  case cancelled
}

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
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async -> Progress<Answer> {
    let call = call(handler, timeout, budget)
    if let result = await call.end(heedsBudget: true) { return .finished(result) }
    return .running(Task { await call.end(heedsBudget: false) ?? .cancelled })
  }

  /// Runs a handler until it is done, cancelled, or over its timeout, whatever comes first.
  ///
  /// - Parameter limit: A time after which it counts as overdue, where that is sooner.
  func untilTimeout<Answer: Sendable>(
    _ handler: @escaping @Sendable () async throws -> Answer,
    atMost limit: Duration? = nil
  ) async -> HandlerResult<Answer> {
    let time = limit.map { min($0, timeout) } ?? timeout
    // Without a budget there is always an end.
    return await call(handler, time).end(heedsBudget: false) ?? .cancelled
  }

  private func call<Answer: Sendable>(
    _ handler: @escaping @Sendable () async throws -> Answer,
    _ timeout: Duration,
    _ budget: Duration? = nil
  ) -> HandlerCall<Answer> {
    HandlerCall(
      handler, timeout: timeout, budget: budget, deadlines: deadlines,
      onLateResult: onLateResult)
  }
}
