/// A call of a handler that is under way. It ends once, by whatever comes first.
final class HandlerCall<Answer: Sendable>: Sendable {
  /// Who waits: told the result, or none where they need not wait any longer.
  private typealias Waiter = CheckedContinuation<HandlerResult<Answer>?, Never>

  private struct State {
    var result: HandlerResult<Answer>?
    var waiter: Waiter?
    var work: Task<Void, Never>?
    var deadlines: [Deadlines.ID] = []
    var isBudgetOver = false
  }

  private let deadlines: Deadlines
  private let state = Locked(State())

  /// Starts a handler.
  ///
  /// - Parameters:
  ///   - timeout: The time after which it is cancelled.
  ///   - budget: The time after which nobody need wait any longer; none for as long as it takes.
  init(
    _ handler: @escaping @Sendable () async throws -> Answer,
    timeout: Duration,
    budget: Duration? = nil,
    deadlines: Deadlines,
    onLateResult: @escaping @Sendable (String) -> Void
  ) {
    self.deadlines = deadlines
    // Before the handler begins, so that no time of its own is without them.
    let timeout = deadlines.set(after: timeout) { [weak self] in _ = self?.end(.overdue) }
    let budget = budget.flatMap { budget in
      deadlines.set(after: budget) { [weak self] in self?.stopWaiting() }
    }
    state.withLock { state in
      state.deadlines = [timeout, budget].compactMap(\.self)
      guard state.result == nil else { return }
      state.work = Task {
        let result: HandlerResult<Answer>
        do {
          result = .answer(try await handler())
        } catch is CancellationError where Task.isCancelled {
          result = .cancelled
        } catch {
          result = .failure(error)
        }
        if self.end(result) { return }
        if case .cancelled = result { return }
        onLateResult("\(result)")
      }
    }
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
    for deadline in before.deadlines { deadlines.remove(deadline) }
    switch result {
    case .overdue, .cancelled: before.work?.cancel()
    case .answer, .failure: break
    }
    before.waiter?.resume(returning: result)
    return true
  }
}
