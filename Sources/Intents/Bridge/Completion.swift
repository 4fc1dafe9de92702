import Foundation
import Logging

/// Waits for what a handler hands to a completion: the first counts, whatever thread it comes on.
final class Completion<Answer>: @unchecked Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Transferred<Answer>?, Never>)
    case finished(Answer)
    case cancelled
    /// The answer was taken.
    case over
  }

  private let lock = NSLock()
  private var state = State.open
  private let handler: AnyObject.Type
  private let method: StaticString
  // Whoever calls a completion once too often may be in no task of ours.
  private let logger = Bridging.logger

  init(of handler: AnyObject, _ method: StaticString) {
    self.handler = type(of: handler)
    self.method = method
  }

  /// Takes what the handler hands over.
  func finish(_ answer: Answer) {
    lock.lock()
    switch state {
    case .open:
      state = .finished(answer)
      lock.unlock()
    case .waiting(let continuation):
      state = .over
      lock.unlock()
      continuation.resume(returning: Transferred(answer))
    case .finished, .over:
      lock.unlock()
      log("called the completion more than once; the first call counts")
    case .cancelled:
      lock.unlock()
      log("called the completion after the end; what it gave is dropped")
    }
  }

  /// The answer, once it is there; none where the call is cancelled before.
  func answer() async -> Answer? {
    if let answer = takeAnswer() { return answer }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }?.value
    } onCancel: {
      cancel()
    }
  }

  private func takeAnswer() -> Answer? {
    lock.lock()
    defer { lock.unlock() }
    guard case .finished(let answer) = state else { return nil }
    state = .over
    return answer
  }

  private func wait(_ continuation: CheckedContinuation<Transferred<Answer>?, Never>) {
    lock.lock()
    switch state {
    case .finished(let answer):
      state = .over
      lock.unlock()
      continuation.resume(returning: Transferred(answer))
    case .open:
      state = .waiting(continuation)
      lock.unlock()
    case .waiting, .cancelled, .over:
      lock.unlock()
      continuation.resume(returning: nil)
    }
  }

  private func cancel() {
    lock.lock()
    let before = state
    if case .finished = before {
      lock.unlock()
      return
    }
    state = .cancelled
    lock.unlock()
    if case .waiting(let continuation) = before { continuation.resume(returning: nil) }
  }

  private func log(_ text: String) {
    logger.error("'\(handler)' \(text)", metadata: ["method": "\(method)"])
  }
}
