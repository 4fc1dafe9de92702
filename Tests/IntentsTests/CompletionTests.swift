import Foundation
import IntentRuntime
import Logging
import SystemIntents
import TestSupport
import Testing

@testable import Intents

@Suite("A completion")
struct CompletionTests {
  private func dispatcher(
    _ handler: Messenger,
    clock: (any Clock<Duration>)? = nil,
    logger: Logger = Logger(label: "") { _ in SwiftLogNoOpLogHandler() }
  ) throws -> IntentDispatcher {
    var provider = HandlerProvider(.messages)
    try provider.register(handler)
    var policy = SessionPolicy()
    if clock == nil {
      // Where all else runs beside it, an answer may be long in coming.
      policy.budget = .seconds(3600)
      policy.timeout = .seconds(3600)
    }
    return IntentDispatcher(
      provider: provider, policy: policy, clock: clock ?? ContinuousClock(), logger: logger)
  }

  private func code(_ result: DispatchResult<SendMessageIntent>) -> SendMessageIntentResponseCode? {
    if case .handled(_, let response) = result { response.code } else { nil }
  }

  @Test("that is called twice keeps the first answer, and logs the second call")
  func calledTwice() async throws {
    let log = LogLines()
    let handler = Messenger { _, completion in
      completion(.of(.success))
      completion(.of(.failure))
    }
    let result = try await Bridging.$logger.withValue(log.logger) {
      try await dispatcher(handler).dispatch(SendMessageIntent())
    }
    #expect(code(result) == .success)
    #expect(log.lines.count == 1)
    #expect(
      log.lines.first?.hasPrefix("'Messenger' called the completion more than once") == true)
    #expect(
      log.lines.first?.hasSuffix("handle(intent: INSendMessageIntent, completion:)") == true)
  }

  @Test("that many threads call at once keeps one answer, and logs the others")
  func calledByMany() async throws {
    let log = LogLines()
    let handler = Messenger { _, completion in
      DispatchQueue.concurrentPerform(iterations: 8) { _ in completion(.of(.success)) }
    }
    let dispatcher = try dispatcher(handler)
    for _ in 0..<50 {
      let result = try await Bridging.$logger.withValue(log.logger) {
        try await dispatcher.dispatch(SendMessageIntent())
      }
      #expect(code(result) == .success)
    }
    #expect(log.lines.count == 50 * 7)
  }

  @Test("that is never called ends with the deadline")
  func neverCalled() async throws {
    let clock = ManualClock()
    let dispatcher = try dispatcher(Messenger { _, _ in }, clock: clock)
    let dispatch = Task { try await dispatcher.dispatch(SendMessageIntent()) }
    await clock.advance(to: SessionPolicy().budget)
    guard case .inProgress(_, let pending) = try await dispatch.value else {
      Issue.record("it ended before its budget did")
      return
    }
    await clock.advance(to: SessionPolicy().timeout)
    await #expect(
      throws: IntentError.handlerOverdue(intent: "SendMessage", timeout: SessionPolicy().timeout)
    ) {
      try await pending.value
    }
  }

  @Test("is as good on any other thread", arguments: [0, 1, 2])
  func calledElsewhere(_ place: Int) async throws {
    let handler = Messenger { _, completion in
      switch place {
      case 0: DispatchQueue.global().async { completion(.of(.success)) }
      case 1: Thread.detachNewThread { completion(.of(.success)) }
      default: Task { @MainActor in completion(.of(.success)) }
      }
    }
    let dispatcher = try dispatcher(handler)
    for _ in 0..<20 {
      #expect(try await code(dispatcher.dispatch(SendMessageIntent())) == .success)
    }
  }

  @Test("that is called after the request was cancelled is logged, and nothing else")
  func calledAfterCancellation() async throws {
    let log = LogLines()
    let kept = Kept<Messenger.Answer>()
    let dispatcher = try dispatcher(Messenger { _, completion in kept.set(completion) })
    let dispatch = Task {
      try await Bridging.$logger.withValue(log.logger) {
        try await dispatcher.dispatch(SendMessageIntent())
      }
    }
    let completion = await kept.value
    dispatch.cancel()
    await #expect(throws: CancellationError.self) { try await dispatch.value }
    // The handler's task hears of it a little later than who waits for it.
    while log.lines.isEmpty {
      completion(.of(.success))
      await Task.yield()
    }
    #expect(log.lines.first?.contains("after the end; what it gave is dropped") == true)
  }

  @Test("that its handler keeps keeps nothing else alive")
  func cycle() async throws {
    weak var released: Messenger?
    do {
      let kept = Kept<Messenger.Answer>()
      var handler: Messenger? = Messenger { _, completion in
        kept.set(completion)
        completion(.of(.success))
      }
      released = handler
      let dispatcher = try dispatcher(try #require(handler))
      handler = nil
      #expect(try await code(dispatcher.dispatch(SendMessageIntent())) == .success)
    }
    // The task that ran the handler may still be letting go.
    for _ in 0..<1_000 where released != nil { await Task.yield() }
    #expect(released == nil)
  }

  @Test("of many requests at once comes to its own")
  func manyRequests() async throws {
    let handler = Messenger { intent, completion in
      DispatchQueue.global().async {
        let activity = NSUserActivity(activityType: intent.content ?? "")
        completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
      }
    }
    let dispatcher = try dispatcher(handler)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let intent = SendMessageIntent(content: "\(number)")
          guard case .handled(_, let response) = try? await dispatcher.dispatch(intent) else {
            Issue.record("\(number) was not handled")
            return
          }
          #expect(response.userActivity?.activityType == "\(number)")
        }
      }
    }
  }
}

/// A value that one gives and another waits for.
private final class Kept<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Value?

  func set(_ value: Value) { lock.withLock { kept = value } }

  var value: Value {
    get async {
      while true {
        if let value = lock.withLock({ kept }) { return value }
        await Task.yield()
      }
    }
  }
}
