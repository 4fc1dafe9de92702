/// A call of a handler that is under way. It ends once, by whatever comes first.
///
/// It knows nothing of the answer, whose type would have to be looked up with every step: the handler's
/// task keeps that.
final class HandlerCall: Sendable {
  /// How a call ends.
  enum End: Sendable {
    /// The handler came back, with an answer or an error.
    case returned
    /// It was cancelled because its time was over; what it still gives is dropped.
    case overdue
    /// Somebody cancelled it.
    case cancelled
  }

  private struct State: Sendable {
    var end: End?
    /// Who waits: told the end, or none where they need not wait any longer.
    var waiter: CheckedContinuation<End?, Never>?
    var cancel: (@Sendable () -> Void)?
    var timeout: Deadlines.ID?
    var budget: Deadlines.ID?
    var isBudgetOver = false
  }

  private let deadlines: Deadlines
  private let state = Locked(State())

  /// A call that has not begun.
  init(deadlines: Deadlines) {
    self.deadlines = deadlines
  }

  /// Whether the handler has come back.
  var hasReturned: Bool { state.withLock { $0.end == .returned } }

  /// Sets when it ends at the latest, and when nobody need wait any longer.
  func setDeadlines(timeout: Duration, budget: Duration?) {
    let timeout = deadlines.set(after: timeout) { [weak self] in _ = self?.end(.overdue) }
    let budget = budget.flatMap { budget in
      deadlines.set(after: budget) { [weak self] in self?.stopWaiting() }
    }
    let isUnderWay = state.withLock { state in
      guard state.end == nil else { return false }
      (state.timeout, state.budget) = (timeout, budget)
      return true
    }
    if !isUnderWay { remove(timeout, budget) }
  }

  /// Says how the handler is cancelled, with the call.
  func onCancel(_ cancel: @escaping @Sendable () -> Void) {
    let end = state.withLock { state in
      if state.end == nil { state.cancel = cancel }
      return state.end
    }
    if let end, end != .returned { cancel() }
  }

  /// Waits for the end; for one caller at a time, whose cancellation cancels the call.
  ///
  /// - Parameter heedsBudget: Whether to wait no longer than the budget.
  /// - Returns: None where the budget was over before.
  func end(heedsBudget: Bool) async -> End? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: End?? = state.withLock { state in
          if let end = state.end { return .some(end) }
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

  /// Ends the call.
  ///
  /// - Returns: False where it has ended before.
  func end(_ end: End) -> Bool {
    let before = state.withLock { state -> State? in
      guard state.end == nil else { return nil }
      let before = state
      state = State(end: end, isBudgetOver: before.isBudgetOver)
      return before
    }
    guard let before else { return false }
    remove(before.timeout, before.budget)
    if end != .returned { before.cancel?() }
    before.waiter?.resume(returning: end)
    return true
  }

  private func remove(_ timeout: Deadlines.ID?, _ budget: Deadlines.ID?) {
    if let timeout { deadlines.remove(timeout) }
    if let budget { deadlines.remove(budget) }
  }
}
