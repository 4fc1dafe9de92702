import IntentRuntime
import Logging

/// Waits for what a handler hands to a completion: the first counts, whatever thread it comes on.
final class Completion<Answer>: @unchecked Sendable {
  private let state = Locked(CompletionState.open)
  /// The answer, beside the lock rather than in it: a lock of a generic type is looked up whenever one is given
  /// back. Set by whoever goes on to `finished`, or ends the waiting, and read by whoever sees that.
  private var given: Answer?
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
      case .open, .waiting: given = answer.value
      case .finished, .over, .cancelled: return before
      }
      return if case .open = before { .finished } else { .over }
    }
    switch before {
    case .open: break
    case .waiting(let continuation): continuation.resume()
    case .finished, .over: log("called the completion more than once; the first call counts")
    case .cancelled: log("called the completion after the end; what it gave is dropped")
    }
  }

  /// The answer, where it is there already.
  func answerAtOnce() -> Answer? {
    let before = change { if case .finished = $0 { .over } else { $0 } }
    return if case .finished = before { taken() } else { nil }
  }

  /// The answer, once it is there; none where the call is cancelled before.
  nonisolated(nonsending) func answer() async -> Answer? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
    return taken()
  }

  /// The answer, which a completion that is kept longer does not keep.
  private func taken() -> Answer? {
    defer { given = nil }
    return given
  }

  private func wait(_ continuation: CheckedContinuation<Void, Never>) {
    let before = change { before in
      switch before {
      case .open: .waiting(continuation)
      case .finished: .over
      case .waiting, .cancelled, .over: before
      }
    }
    if case .open = before { return }
    continuation.resume()
  }

  private func cancel() {
    let before = change { if case .finished = $0 { $0 } else { .cancelled } }
    if case .waiting(let continuation) = before { continuation.resume() }
  }

  /// Goes on to another state.
  ///
  /// - Returns: The state before.
  private func change(_ next: (CompletionState) -> CompletionState) -> CompletionState {
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

/// How far a completion is.
private enum CompletionState: Sendable {
  case open
  case waiting(CheckedContinuation<Void, Never>)
  case finished
  case cancelled
  /// The answer was taken.
  case over
}
