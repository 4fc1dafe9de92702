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

  /// Starts a handler.
  init(
    _ handler: @escaping @Sendable () async throws -> Answer,
    timeout: Duration,
    deadlines: Deadlines,
    onLateResult: @escaping @Sendable (String) -> Void
  ) {
    self.deadlines = deadlines
    let timer = deadlines.set(after: timeout) { [weak self] in _ = self?.end(.overdue) }
    lock.withLock {
      self.timeout = timer
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
  /// - Parameter budget: How long to wait; none for as long as it takes.
  /// - Returns: None where the budget was over before.
  func end(within budget: Duration?) async -> HandlerResult<Answer>? {
    let isOver = Flag()
    let timer = budget.flatMap { budget in
      deadlines.set(after: budget) { [weak self] in self?.stopWaiting(isOver) }
    }
    defer { timer.map(deadlines.remove) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known: HandlerResult<Answer>?? = lock.withLock {
          if let result { return .some(result) }
          if isOver.isSet { return .some(nil) }
          waiter = continuation
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      _ = end(.cancelled)
    }
  }

  /// Whether a budget is over; read and written under the lock.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }

  private func stopWaiting(_ isOver: Flag) {
    let waiter = lock.withLock {
      isOver.isSet = true
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// Ends the call, unless it has ended.
  private func end(_ result: HandlerResult<Answer>) -> Bool {
    let taken: (waiter: Waiter?, work: Task<Void, Never>?, timeout: Deadlines.ID?)? =
      lock.withLock {
        guard self.result == nil else { return nil }
        self.result = result
        defer { (waiter, work, timeout) = (nil, nil, nil) }
        return (waiter, work, timeout)
      }
    guard let taken else { return false }
    taken.timeout.map(deadlines.remove)
    switch result {
    case .overdue, .cancelled: taken.work?.cancel()
    case .answer, .failure: break
    }
    taken.waiter?.resume(returning: result)
    return true
  }
}
