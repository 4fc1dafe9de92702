import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A call of a handler")
struct HandlerCallTests {
  enum Word {
    @TaskLocal static var current = "none"
  }

  struct OvenError: Error {}

  private let clock = ManualClock()
  private let log = LogBook()

  /// A race by a clock, with a budget of 2 s.
  static func race(
    by clock: any Clock<Duration>, timeout: Duration, log: LogBook = LogBook()
  ) -> HandlerRace {
    var policy = SessionPolicy()
    policy.timeout = timeout
    return HandlerRace(
      intent: "OrderBread",
      bounds: HandlerBounds(
        policy: policy, deadlines: Deadlines(clock: clock), logger: log.logger))
  }

  static func overdue(after timeout: Duration) -> IntentError {
    .handlerOverdue(intent: "OrderBread", timeout: timeout)
  }

  private func race() -> HandlerRace {
    Self.race(by: clock, timeout: .seconds(30), log: log)
  }

  /// The pace of a handler that has answered at once, or has not been called yet.
  private func pace(isQuick: Bool) -> HandlerPace {
    let pace = HandlerPace()
    if isQuick { pace.note(.zero) }
    return pace
  }

  @Test("begins on its caller's thread once the last one was quick, and sets no deadline then")
  func beginsOnCallersThread() async throws {
    let (race, pace) = (race(), pace(isQuick: true))
    let caller = Self.thread
    let (thread, pending) = try await race.untilTimeout(pace) {
      (Self.thread, race.bounds.deadlines.pending)
    }
    #expect(thread == caller && pending == 0)
  }

  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  @Test("is quick where it took under a millisecond the last time")
  func isQuick() {
    let pace = HandlerPace()
    #expect(!pace.isQuick)
    pace.note(.microseconds(999))
    #expect(pace.isQuick)
    pace.note(.milliseconds(1))
    #expect(!pace.isQuick)
  }

  @Test("that blocks its thread holds nobody back: its deadline comes")
  func mayBlock() async {
    let race = Self.race(by: ContinuousClock(), timeout: .milliseconds(1))
    let (thread, pace) = (DispatchSemaphore(value: 0), HandlerPace())
    await #expect(throws: Self.overdue(after: .milliseconds(1))) {
      try await race.untilTimeout(pace) { Self.block(on: thread) }
    }
    thread.signal()
  }

  private static func block(on semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("ends at its deadline where it never comes back", arguments: [false, true])
  func endsAtDeadline(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let caller = Task {
      try await race.untilTimeout(pace) {
        await gate.pass()
        #expect(Task.isCancelled)
      }
    }
    await clock.advance(to: .seconds(30))
    await #expect(throws: Self.overdue(after: .seconds(30))) { try await caller.value }
    #expect(race.bounds.deadlines.pending == 0)
    await gate.open()
    #expect(await log.next()?.contains("after its end was dropped") == true)
  }

  @Test("runs on after its budget, and has one end", arguments: [false, true])
  func runsOn(isQuick: Bool) async throws {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    async let progress = race.run { calls in
      try await calls.next(pace, budget: .seconds(2)) {
        await gate.pass()
        return 7
      }
    }
    await clock.advance(to: .seconds(2))
    guard case .running(let rest) = try await progress else {
      Issue.record("the budget was not heeded")
      return
    }
    await gate.open()
    #expect(try await rest.value == 7)
    #expect(race.bounds.deadlines.pending == 0)
  }

  @Test("is cancelled with its caller", arguments: [false, true])
  func isCancelled(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let caller = Task {
      try await race.untilTimeout(pace) {
        await gate.pass()
        #expect(Task.isCancelled)
      }
    }
    await gate.awaitArrival()
    caller.cancel()
    await #expect(throws: LifeCycleCancelled.self) { try await caller.value }
    #expect(race.bounds.deadlines.pending == 0)
    await gate.open()
  }

  @Test("never begins for a caller who is cancelled", arguments: [false, true])
  func neverBegins(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let caller = Task {
      await gate.pass()
      try await race.untilTimeout(pace) { _ = Issue.record("the handler was called") }
    }
    await gate.awaitArrival()
    caller.cancel()
    await gate.open()
    await #expect(throws: LifeCycleCancelled.self) { try await caller.value }
  }

  @Test(
    "knows its caller's task-local values, before and after it waits", arguments: [false, true])
  func knowsValues(isQuick: Bool) async throws {
    let (race, pace) = (race(), pace(isQuick: isQuick))
    let words = try await Word.$current.withValue("bread") {
      try await race.untilTimeout(pace) {
        let before = Word.current
        await Task.yield()
        return [before, Word.current]
      }
    }
    #expect(words == ["bread", "bread"])
  }

  @Test("gives what the handler throws", arguments: [false, true], [false, true])
  func givesError(isQuick: Bool, isWaiting: Bool) async {
    let (race, pace) = (race(), pace(isQuick: isQuick))
    await #expect(throws: OvenError.self) {
      try await race.untilTimeout(pace) {
        if isWaiting { await Task.yield() }
        throw OvenError()
      }
    }
  }

  // MARK: - One after another

  @Test("has a time of its own, whatever call came before it", arguments: [false, true])
  func hasOwnTime(isQuick: Bool) async throws {
    let (race, first, second) = (race(), Gate(), Gate())
    let pace = pace(isQuick: isQuick)
    let caller = Task {
      try await race.finish { calls in
        try await calls.next(pace, atMost: .seconds(10)) { await first.pass() }
        try await calls.next(pace) { await second.pass() }
      }
    }
    await first.awaitArrival()
    await waitUntil { race.bounds.deadlines.pending != 0 }
    await first.open()
    await second.awaitArrival()
    // The time of the first call comes, and nothing ends by it.
    await clock.advance(to: .seconds(10))
    await waitUntil { race.bounds.deadlines.nextWaking != .seconds(10) }
    #expect(race.bounds.deadlines.pending == 1)
    await second.open()
    try await caller.value
    #expect(race.bounds.deadlines.pending == 0)
  }

  @Test("ends at its deadline, also after another one", arguments: [false, true])
  func endsAfterAnother(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let caller = Task {
      try await race.finish { calls in
        try await calls.next(pace) { await Task.yield() }
        try await calls.next(pace) { await gate.pass() }
        try await calls.next(pace) { _ = Issue.record("a handler was called after the deadline") }
      }
    }
    await gate.awaitArrival()
    await clock.advance(to: .seconds(30))
    await #expect(throws: Self.overdue(after: .seconds(30))) { try await caller.value }
    await gate.open()
    #expect(await log.next()?.contains("after its end was dropped") == true)
  }

  @Test("never begins after one in which its caller was cancelled", arguments: [false, true])
  func neverFollows(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let reference = Locked<Task<Void, any Error>?>(nil)
    let caller = Task {
      await gate.pass()
      try await race.finish { calls in
        try? await calls.next(pace) { reference.withLock { $0?.cancel() } }
        try await calls.next(pace) { _ = Issue.record("the handler was called") }
      }
    }
    reference.withLock { $0 = caller }
    await gate.open()
    await #expect(throws: LifeCycleCancelled.self) { try await caller.value }
    #expect(race.bounds.deadlines.pending == 0)
  }
}
