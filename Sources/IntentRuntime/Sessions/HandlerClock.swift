/// What calls of a handler that follow each other are timed by. They end once, by whatever comes first.
///
/// It knows nothing of their answer, whose type would have to be looked up with every step: their task
/// keeps that.
@usableFromInline final class HandlerClock: Sendable {
  /// How calls end.
  @usableFromInline enum End: Sendable {
    /// The last handler came back, with an answer or an error.
    case returned
    /// One was cancelled because its time was over; what it still gives is dropped.
    case overdue
    /// Somebody cancelled it.
    case cancelled
  }

  /// What the end is told to, and what it takes back.
  private struct Pending: Sendable {
    /// Who waits: told the end, or none where they need not wait any longer.
    var waiter: CheckedContinuation<End?, Never>?
    var cancel: (@Sendable () -> Void)?
    var timeout: Deadlines.ID?
    var budget: Deadlines.ID?
  }

  private struct State: Sendable {
    var end: End?
    var pending = Pending()
    /// Whether time counts: somebody waits, who is to go on at the deadline.
    var isRunning = false
    /// Which call is under way, from 1.
    var call = 0
    /// How long it may take, and others have to wait for it.
    var limits = (timeout: Duration.zero, budget: Duration?.none)
    var isBudgetOver = false
    /// Whose thread the calls begin on; none once it has been left.
    var caller: CallingTask?

    /// Whether the task whose thread the calls are on was cancelled, which nobody else could tell them.
    var isCallerCancelled: Bool { caller?.isCancelled ?? false }
  }

  private let deadlines: Deadlines
  private let state = Locked(State())

  /// A clock before the first call. Time does not count before ``start()``.
  @usableFromInline init(deadlines: Deadlines) {
    self.deadlines = deadlines
  }

  /// Whether the last handler has come back.
  @usableFromInline var hasReturned: Bool { state.withLock { $0.end == .returned } }

  /// Whether nobody waits for a call any more.
  @usableFromInline var hasEnded: Bool {
    let isCancelled = state.withLock { $0.end == nil ? $0.isCallerCancelled : nil }
    if isCancelled == true { _ = end(.cancelled) }
    return isCancelled != false
  }

  /// Ends the calls where a task is cancelled while they are on its thread: until they leave it, that task
  /// does not come to wait, and nobody could tell them.
  ///
  /// - Parameter caller: None once the task goes on, and may be gone at any time.
  @usableFromInline
  func heed(_ caller: CallingTask?) {
    state.withLock { $0.caller = caller }
  }

  // MARK: - Deadlines

  /// Has time count from now on, for the call that is under way and all that follow.
  @usableFromInline
  func start() {
    state.withLock { state in
      guard !state.isRunning, state.end == nil else { return }
      state.isRunning = true
      if state.call > 0 { setDeadlines(&state) }
    }
  }

  /// Has time count before the thread of the caller is left.
  ///
  /// - Returns: False where it was left before.
  @usableFromInline
  func leave() -> Bool {
    state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
  }

  /// Begins another call, with a time of its own.
  ///
  /// - Returns: False where nobody waits for it any more.
  @usableFromInline
  func restart(timeout: Duration, budget: Duration?) -> Bool {
    let isCancelled: Bool? = state.withLock { state in
      guard state.end == nil else { return nil }
      guard !state.isCallerCancelled else { return true }
      state.call += 1
      state.limits = (timeout, budget)
      if state.isRunning { setDeadlines(&state) }
      return false
    }
    if isCancelled == true { _ = end(.cancelled) }
    return isCancelled == false
  }

  /// Sets the deadlines of the call that is under way in place of those of the one before.
  private func setDeadlines(_ state: inout State) {
    remove(state.pending)
    let call = state.call
    state.pending.timeout = deadlines.set(after: state.limits.timeout) { [weak self] in
      self?.expire(call)
    }
    state.pending.budget = state.limits.budget.flatMap { budget in
      deadlines.set(after: budget) { [weak self] in self?.stopWaiting() }
    }
  }

  private func remove(_ pending: Pending) {
    if let timeout = pending.timeout { deadlines.remove(timeout) }
    if let budget = pending.budget { deadlines.remove(budget) }
  }

  /// Ends a call whose time is over, unless another has begun since.
  private func expire(_ call: Int) {
    _ = end(.overdue, of: call)
  }

  private func stopWaiting() {
    let waiter = state.withLock { state in
      state.isBudgetOver = true
      defer { state.pending.waiter = nil }
      return state.pending.waiter
    }
    waiter?.resume(returning: nil)
  }

  // MARK: - Ending

  /// Says how the handler is cancelled, with the calls.
  @usableFromInline
  func onCancel(_ cancel: @escaping @Sendable () -> Void) {
    let end = state.withLock { state in
      if state.end == nil { state.pending.cancel = cancel }
      return state.end
    }
    if let end, end != .returned { cancel() }
  }

  /// Waits for the end; for one caller at a time, whose cancellation cancels the calls.
  ///
  /// - Parameter heedsBudget: Whether to wait no longer than the budget.
  /// - Returns: None where the budget was over before.
  @usableFromInline
  nonisolated(nonsending) func end(heedsBudget: Bool) async -> End? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: End?? = state.withLock { state in
          if let end = state.end { return .some(end) }
          if heedsBudget, state.isBudgetOver { return .some(nil) }
          state.pending.waiter = continuation
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      _ = end(.cancelled)
    }
  }

  /// Ends the calls.
  ///
  /// - Returns: False where they have ended before.
  @usableFromInline
  func end(_ end: End) -> Bool { self.end(end, of: nil) }

  /// - Parameter call: The call that has to be under way; none where any may.
  private func end(_ end: End, of call: Int?) -> Bool {
    let pending = state.withLock { state -> Pending? in
      guard state.end == nil, call == nil || state.call == call else { return nil }
      (state.end, state.isRunning, state.caller) = (end, false, nil)
      defer { state.pending = Pending() }
      return state.pending
    }
    guard let pending else { return false }
    remove(pending)
    if end != .returned { pending.cancel?() }
    pending.waiter?.resume(returning: end)
    return true
  }
}
