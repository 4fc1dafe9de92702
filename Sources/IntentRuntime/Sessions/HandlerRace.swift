import Logging

/// Lets the handler of one intent run against the clock: a budget after which others need not wait for
/// it, and a timeout after which it is cancelled.
final class HandlerRace: Sendable {
  private let intent: String
  private let session: String?
  let policy: SessionPolicy
  let deadlines: Deadlines
  private let logger: Logger

  /// How far a handler got within its budget.
  enum Progress<Answer: Sendable>: Sendable {
    case finished(Answer)
    /// It runs on; the task gives what comes of it, at the timeout at the latest.
    case running(Task<Answer, any Error>)
  }

  /// A race by the bounds of a policy.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - session: The session, for the log; none for a dispatch.
  ///   - logger: Where goes what handlers give too late.
  init(
    intent: String,
    session: String? = nil,
    policy: SessionPolicy,
    deadlines: Deadlines,
    logger: Logger
  ) {
    self.intent = intent
    self.session = session
    self.policy = policy
    self.deadlines = deadlines
    self.logger = logger
  }

  /// Starts a handler, and waits for it until its budget is over.
  ///
  /// - Throws: As ``untilTimeout(_:atMost:_:)`` does, and so does the task.
  func run<Answer: Sendable>(
    _ pace: HandlerPace,
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async throws -> Progress<Answer> {
    let call = HandlerCall(deadlines: deadlines)
    let work = try begin(call, policy.timeout, policy.budget, pace, handler)
    if call.hasReturned { return .finished(try await work.value) }
    if let end = await call.end(heedsBudget: true) {
      return .finished(try await answer(of: work, end))
    }
    return .running(
      Task { try await self.answer(of: work, await call.end(heedsBudget: false)) })
  }

  /// Runs a handler until it is done, cancelled, or over its timeout, whatever comes first.
  ///
  /// - Parameters:
  ///   - pace: How long such calls take.
  ///   - limit: A time after which it is cancelled, where that is sooner.
  /// - Throws: What the handler throws, ``IntentError/handlerOverdue(intent:timeout:)``, and
  ///   ``LifeCycleCancelled``.
  func untilTimeout<Answer: Sendable>(
    _ pace: HandlerPace,
    atMost limit: Duration? = nil,
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let call = HandlerCall(deadlines: deadlines)
    let timeout = limit.map { min($0, policy.timeout) } ?? policy.timeout
    let work = try begin(call, timeout, nil, pace, handler)
    if call.hasReturned { return try await work.value }
    // Without a budget there is always an end.
    return try await answer(of: work, await call.end(heedsBudget: false))
  }

  private func begin<Answer: Sendable>(
    _ call: HandlerCall,
    _ timeout: Duration,
    _ budget: Duration?,
    _ pace: HandlerPace,
    _ handler: @escaping @Sendable () async throws -> Answer
  ) throws -> Task<Answer, any Error> {
    // Nothing begins for somebody who is gone.
    if Task.isCancelled { throw LifeCycleCancelled() }
    let operation: @Sendable @isolated(any) () async throws -> Answer = {
      let start = ContinuousClock.now
      do {
        let answer = try await handler()
        pace.note(start.duration(to: .now))
        if !call.end(.returned) { self.drop(answer) }
        return answer
      } catch {
        pace.note(start.duration(to: .now))
        let isCancelled = error is CancellationError && Task.isCancelled
        if !call.end(isCancelled ? .cancelled : .returned), !isCancelled { self.drop(error) }
        throw error
      }
    }
    #if compiler(>=6.2)
      if pace.isQuick, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        let work = Task.immediate(operation: operation)
        // Whoever answers at once has no need of deadlines.
        if call.hasReturned { return work }
        call.setDeadlines(timeout: timeout, budget: budget)
        call.onCancel { work.cancel() }
        return work
      }
    #endif
    // Before the handler begins, so that no time of its own is without them.
    call.setDeadlines(timeout: timeout, budget: budget)
    let work = Task(operation: operation)
    call.onCancel { work.cancel() }
    return work
  }

  private func answer<Answer: Sendable>(
    of work: Task<Answer, any Error>,
    _ end: HandlerCall.End?
  ) async throws -> Answer {
    switch end {
    case .returned?: return try await work.value
    case .overdue?: throw IntentError.handlerOverdue(intent: intent, timeout: policy.timeout)
    case .cancelled?, nil: throw LifeCycleCancelled()
    }
  }

  /// Logs what a handler gave after its call had ended.
  private func drop(_ result: some Sendable) {
    let detail = policy.logsValues ? ": \(result)" : ""
    logger.error(
      "what the handler of '\(intent)' gave after its end was dropped\(detail)",
      metadata: session.map { ["session": "\($0)"] }
    )
  }
}

/// Somebody cancelled while a handler was at work.
struct LifeCycleCancelled: Error {}
