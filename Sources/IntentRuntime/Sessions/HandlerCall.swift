/// A call of a handler that is under way. It ends once, by whatever comes first.
final class HandlerCall<Answer: Sendable>: Sendable {
  /// Who waits: told the result, or none where they need not wait any longer.
  private typealias Waiter = CheckedContinuation<HandlerResult<Answer>?, Never>

  private struct State: Sendable {
    var result: HandlerResult<Answer>?
    var waiter: Waiter?
    var work: Task<Void, Never>?
    var deadlines: [Deadlines.ID] = []
    var isBudgetOver = false
  }

  private let handler: @Sendable () async throws -> Answer
  private let race: HandlerRace
  private let state = Locked(State())

  /// A call that has not begun.
  init(_ handler: @escaping @Sendable () async throws -> Answer, race: HandlerRace) {
    self.handler = handler
    self.race = race
  }

  /// Has the handler begin.
  ///
  /// - Parameters:
  ///   - budget: The time after which nobody need wait any longer; none for as long as it takes.
  ///   - pace: How long such calls take, and takes down how long this one did.
  /// - Returns: What came of it, where that is known at once.
  func begin(budget: Duration?, pace: HandlerPace) -> HandlerResult<Answer>? {
    // Nothing begins for somebody who is gone.
    if Task.isCancelled { return .cancelled }
    if pace.isQuick, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let work = Task.immediate { await self.run(pace) }
      // Whoever answers at once has no need of deadlines.
      if let result = state.withLock({ $0.result }) { return result }
      setDeadlines(budget)
      keep(work)
    } else {
      // Before the handler begins, so that no time of its own is without them.
      setDeadlines(budget)
      keep(Task { await self.run(pace) })
    }
    return nil
  }

  private func run(_ pace: HandlerPace) async {
    let start = ContinuousClock.now
    let result: HandlerResult<Answer>
    do {
      result = .answer(try await handler())
    } catch is CancellationError where Task.isCancelled {
      result = .cancelled
    } catch {
      result = .failure(error)
    }
    pace.note(start.duration(to: .now))
    if end(result) { return }
    if case .cancelled = result { return }
    race.onLateResult("\(result)")
  }

  private func setDeadlines(_ budget: Duration?) {
    let timeout = race.deadlines.set(after: race.timeout) { [weak self] in
      _ = self?.end(.overdue)
    }
    let budget = budget.flatMap { budget in
      race.deadlines.set(after: budget) { [weak self] in self?.stopWaiting() }
    }
    let set = [timeout, budget].compactMap(\.self)
    let isUnderWay = state.withLock { state in
      guard state.result == nil else { return false }
      state.deadlines = set
      return true
    }
    if !isUnderWay { set.forEach(race.deadlines.remove) }
  }

  /// Keeps the handler's task, to be cancelled with the call.
  private func keep(_ work: Task<Void, Never>) {
    let result = state.withLock { state in
      if state.result == nil { state.work = work }
      return state.result
    }
    if result?.isCancelling == true { work.cancel() }
  }

  /// Waits for the end; for one caller at a time, whose cancellation cancels the call.
  ///
  /// - Parameter heedsBudget: Whether to wait no longer than the budget.
  /// - Returns: None where the budget was over before.
  func end(heedsBudget: Bool) async -> HandlerResult<Answer>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: HandlerResult<Answer>?? = state.withLock { state in
          if let result = state.result { return .some(result) }
          if heedsBudget, state.isBudgetOver { return .some(nil) }
          state.waiter = continuation
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      _ = end(.cancelled)
    }
  }

  private func stopWaiting() {
    let waiter = state.withLock { state in
      state.isBudgetOver = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// Ends the call, unless it has ended.
  private func end(_ result: HandlerResult<Answer>) -> Bool {
    let before: State? = state.withLock { state in
      guard state.result == nil else { return nil }
      defer { state = State(result: result, isBudgetOver: state.isBudgetOver) }
      return state
    }
    guard let before else { return false }
    before.deadlines.forEach(race.deadlines.remove)
    if result.isCancelling { before.work?.cancel() }
    before.waiter?.resume(returning: result)
    return true
  }
}
