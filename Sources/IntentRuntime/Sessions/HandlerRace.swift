import Logging

/// Lets handlers run against the clock: a timeout for each call, after which it is cancelled, and a budget
/// after which others need not wait for it.
///
/// All calls that follow each other run in one task, which costs more than most handlers do.
@usableFromInline final class HandlerRace: Sendable {
  private let intent: String
  private let session: String?
  @usableFromInline let bounds: HandlerBounds

  /// How far handlers got within the budget.
  @usableFromInline enum Progress<Answer: Sendable>: Sendable {
    case finished(Answer)
    /// They run on; the task gives what comes of it, at the timeout at the latest.
    case running(Task<Answer, any Error>)
  }

  /// A race within some bounds.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - session: The session, for the log; none for a dispatch.
  init(intent: String, session: String? = nil, bounds: HandlerBounds) {
    self.intent = intent
    self.session = session
    self.bounds = bounds
  }

  /// Does something that calls handlers, and waits for it until it is done or a budget is over.
  ///
  /// - Parameter isKept: Whether what a handler gives after it was told to stop still counts, because
  ///   nothing else says what it did. It has the budget to come back then.
  /// - Throws: As ``finish(_:)`` does, and so does the task; ``HandlerStillAtWork`` where what it gives
  ///   counts, and it was told to stop and goes on.
  @inlinable
  nonisolated(nonsending) func run<Answer: Sendable>(
    isKept: Bool = false,
    _ body: nonisolated(nonsending) @escaping @Sendable (HandlerCalls) async throws -> Answer
  ) async throws -> Progress<Answer> {
    // Nothing begins for somebody who is gone.
    if Task.isCancelled { throw LifeCycleCancelled() }
    let clock = HandlerClock(deadlines: bounds.deadlines)
    let calls = HandlerCalls(race: self, clock: clock, isKept: isKept)
    let work = CallingTask.with { caller in
      clock.heed(caller)
      defer { clock.heed(nil) }
      return begin(calls, body)
    }
    if clock.hasReturned { return .finished(try await work.value) }
    clock.start()
    clock.onCancel { work.cancel() }
    if let end = await clock.end(heedsBudget: true) {
      return .finished(try await answer(of: work, end, isKept))
    }
    return .running(
      Task { try await self.answer(of: work, await clock.end(heedsBudget: false), isKept) })
  }

  /// Does something that calls handlers, until it is done, cancelled, or a call is over its timeout,
  /// whatever comes first.
  ///
  /// - Throws: What the body throws, ``IntentError/handlerOverdue(intent:timeout:)``, and
  ///   ``LifeCycleCancelled``.
  @inlinable
  nonisolated(nonsending) func finish<Answer: Sendable>(
    _ body: nonisolated(nonsending) @escaping @Sendable (HandlerCalls) async throws -> Answer
  ) async throws -> Answer {
    switch try await run(body) {
    case .finished(let answer): return answer
    // A call without a budget is waited for, so that this does not come.
    case .running(let rest): return try await rest.valueOrCancelled
    }
  }

  /// Calls one handler, until it is done, cancelled, or over its timeout, whatever comes first.
  ///
  /// - Parameters:
  ///   - pace: How long such calls take.
  ///   - limit: A time after which it is cancelled, where that is sooner.
  /// - Throws: As ``finish(_:)`` does.
  func untilTimeout<Answer: Sendable>(
    _ pace: HandlerPace,
    atMost limit: Duration? = nil,
    _ handler: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await finish { try await $0.next(pace, atMost: limit, handler) }
  }

  /// Begins on the thread of its caller where the system can; calls that may take long leave it.
  @inlinable
  func begin<Answer: Sendable>(
    _ calls: HandlerCalls,
    _ body: nonisolated(nonsending) @escaping @Sendable (HandlerCalls) async throws -> Answer
  ) -> Task<Answer, any Error> {
    let clock = calls.clock
    let operation: @Sendable @isolated(any) () async throws -> Answer = {
      do {
        let answer = try await body(calls)
        _ = clock.end(.returned)
        return answer
      } catch {
        let isCancelled = error is CancellationError && Task.isCancelled
        _ = clock.end(isCancelled ? .cancelled : .returned)
        throw error
      }
    }
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate(operation: operation)
    }
    clock.start()
    return Task(operation: operation)
  }

  @usableFromInline
  func answer<Answer: Sendable>(
    of work: Task<Answer, any Error>,
    _ end: HandlerClock.End?,
    _ isKept: Bool
  ) async throws -> Answer {
    let cause: any Error
    switch end {
    case .returned?: return try await work.value
    case .overdue?:
      cause = IntentError.handlerOverdue(intent: intent, timeout: bounds.policy.timeout)
    case .cancelled?, nil: cause = LifeCycleCancelled()
    }
    guard isKept else { throw cause }
    guard await comesBack(work) else { throw HandlerStillAtWork(cause: cause, work: work) }
    do {
      return try await work.value
    } catch  where error.isCancellation {
      throw cause
    }
  }

  /// Gives a handler that was told to stop the budget to do so, and no longer than it had.
  private func comesBack<Answer: Sendable>(_ work: Task<Answer, any Error>) async -> Bool {
    let clock = HandlerClock(deadlines: bounds.deadlines)
    _ = clock.restart(timeout: min(bounds.policy.budget, bounds.policy.timeout), budget: nil)
    clock.start()
    Task {
      _ = await work.result
      _ = clock.end(.returned)
    }
    // In a task of its own: whoever waits may be cancelled, which is why it was told to stop.
    return await Task { await clock.end(heedsBudget: false) == .returned }.value
  }

  /// Logs what a handler gave after its call had ended.
  @usableFromInline
  func drop<Answer>(_ result: Answer) {
    let detail = bounds.policy.logsValues ? ": \(result)" : ""
    bounds.logger.error(
      "what the handler of '\(intent)' gave after its end was dropped\(detail)",
      metadata: session.map { ["session": "\($0)"] }
    )
  }
}

/// Somebody cancelled while a handler was at work.
@usableFromInline struct LifeCycleCancelled: Error {
  @usableFromInline init() {}
}

/// A handler was told to stop, and goes on: nobody knows what it still does.
struct HandlerStillAtWork<Answer: Sendable>: Error {
  /// Why it was told to stop.
  let cause: any Error
  /// What gives its answer, should it ever come.
  let work: Task<Answer, any Error>
}

extension Error {
  /// Whether it says that a handler stopped because it was told to, or was never called.
  var isCancellation: Bool { self is CancellationError || self is LifeCycleCancelled }
}
