import Foundation

/// A call of a handler that is under way. It ends once, by whatever comes first.
final class HandlerCall<Answer: Sendable>: @unchecked Sendable {
  /// Who waits: told the result, or none where they need not wait any longer.
  private typealias Waiter = CheckedContinuation<HandlerResult<Answer>?, Never>

  private let deadlines: Deadlines
  private let lock = NSLock()
  private var result: HandlerResult<Answer>?
  private var waiter: Waiter?
  private var work: Task<Void, Never>?
  private var timeout: Deadlines.ID?
  private var budget: Deadlines.ID?
  private var isBudgetOver = false

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
    lock.withLock {
      (self.timeout, self.budget) = (timeout, budget)
      guard result == nil else { return }
      work = Task {
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
        let known: HandlerResult<Answer>?? = lock.withLock {
          if let result { return .some(result) }
          if heedsBudget, isBudgetOver { return .some(nil) }
          waiter = continuation
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      _ = end(.cancelled)
    }
  }

  private func stopWaiting() {
    let waiter = lock.withLock {
      isBudgetOver = true
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// Ends the call, unless it has ended.
  private func end(_ result: HandlerResult<Answer>) -> Bool {
    let taken: (waiter: Waiter?, work: Task<Void, Never>?, deadlines: [Deadlines.ID])? =
      lock.withLock {
        guard self.result == nil else { return nil }
        self.result = result
        defer { (waiter, work, timeout, budget) = (nil, nil, nil, nil) }
        return (waiter, work, [timeout, budget].compactMap(\.self))
      }
    guard let taken else { return false }
    for deadline in taken.deadlines { deadlines.remove(deadline) }
    switch result {
    case .overdue, .cancelled: taken.work?.cancel()
    case .answer, .failure: break
    }
    taken.waiter?.resume(returning: result)
    return true
  }
}
