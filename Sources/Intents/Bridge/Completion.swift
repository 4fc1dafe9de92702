import IntentRuntime
import Logging

/// Waits for what a handler hands to a completion: the first counts, whatever thread it comes on.
final class Completion<Answer>: @unchecked Sendable {
  private enum State: Sendable {
    case open
    case waiting(CheckedContinuation<Transferred<Answer>?, Never>)
    case finished(Transferred<Answer>)
    case cancelled
    /// The answer was taken.
    case over
  }

  private let state = Locked(State.open)
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
    let answer = Transferred(answer)
    let before = change { before in
      switch before {
      case .open: .finished(answer)
      case .waiting: .over
      case .finished, .over, .cancelled: before
      }
    }
    switch before {
    case .open: break
    case .waiting(let continuation): continuation.resume(returning: answer)
    case .finished, .over: log("called the completion more than once; the first call counts")
    case .cancelled: log("called the completion after the end; what it gave is dropped")
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
    let before = change { if case .finished = $0 { .over } else { $0 } }
    guard case .finished(let answer) = before else { return nil }
    return answer.value
  }

  private func wait(_ continuation: CheckedContinuation<Transferred<Answer>?, Never>) {
    let before = change { before in
      switch before {
      case .open: .waiting(continuation)
      case .finished: .over
      case .waiting, .cancelled, .over: before
      }
    }
    switch before {
    case .open: break
    case .finished(let answer): continuation.resume(returning: answer)
    case .waiting, .cancelled, .over: continuation.resume(returning: nil)
    }
  }

  private func cancel() {
    let before = change { if case .finished = $0 { $0 } else { .cancelled } }
    if case .waiting(let continuation) = before { continuation.resume(returning: nil) }
  }

  /// Goes on to another state.
  ///
  /// - Returns: The state before.
  private func change(_ next: (State) -> State) -> State {
    state.withLock { state in
      let before = state
      state = next(before)
      return before
    }
  }

  private func log(_ text: String) {
    logger.error("'\(handler)' \(text)", metadata: ["method": "\(method)"])
  }
}
