/// Handlers that are called one after another in one task, each with a time of its own.
@usableFromInline struct HandlerCalls: Sendable {
  @usableFromInline let race: HandlerRace
  @usableFromInline let clock: HandlerClock
  /// Whether what a handler gives after its end still counts.
  @usableFromInline let isKept: Bool

  @usableFromInline init(race: HandlerRace, clock: HandlerClock, isKept: Bool) {
    (self.race, self.clock, self.isKept) = (race, clock, isKept)
  }

  /// Calls the next handler.
  ///
  /// - Parameters:
  ///   - pace: How long such calls take.
  ///   - limit: A time after which it is cancelled, where that is sooner than the policy's.
  ///   - budget: A time after which nobody need wait any longer; none to have it waited for.
  /// - Throws: What the handler throws, and ``LifeCycleCancelled`` where nobody waits for it any more:
  ///   what the handler gave is dropped then.
  @inlinable
  nonisolated(nonsending) func next<Answer>(
    _ pace: HandlerPace,
    atMost limit: Duration? = nil,
    budget: Duration? = nil,
    _ handler: nonisolated(nonsending) () async throws -> Answer
  ) async throws -> Answer {
    let timeout = limit.map { min($0, race.bounds.policy.timeout) } ?? race.bounds.policy.timeout
    if !pace.isQuick, clock.leave() { await Task.yield() }
    guard clock.restart(timeout: timeout, budget: budget) else { throw LifeCycleCancelled() }
    let start = ContinuousClock.now
    let answer: Answer
    do {
      answer = try await handler()
    } catch {
      pace.note(start.duration(to: .now))
      let isCancelled = error is CancellationError && Task.isCancelled
      if clock.hasEnded, !isKept, !isCancelled { race.drop(error) }
      throw error
    }
    pace.note(start.duration(to: .now))
    guard isKept || !clock.hasEnded else {
      race.drop(answer)
      throw LifeCycleCancelled()
    }
    return answer
  }
}
