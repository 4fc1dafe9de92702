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
  private let late = LogBook()

  private func race() -> HandlerRace {
    let logger = late.logger
    return HandlerRace(
      deadlines: Deadlines(clock: clock), budget: .seconds(2), timeout: .seconds(30),
      onLateResult: { logger.error("\($0)") })
  }

  /// The pace of a handler that has answered at once, or has not been called yet.
  private func pace(isQuick: Bool) -> HandlerPace {
    let pace = HandlerPace()
    if isQuick { pace.note(.zero) }
    return pace
  }

  @Test("begins on its caller's thread once the last one was quick, and sets no deadline then")
  func beginsOnCallersThread() async {
    let (race, pace) = (race(), pace(isQuick: true))
    let caller = Self.thread
    let result = await race.untilTimeout(pace) { (Self.thread, race.deadlines.pending) }
    guard case .answer((let thread, let pending)) = result else {
      Issue.record("the handler gave no answer")
      return
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
    let race = HandlerRace(
      deadlines: Deadlines(clock: ContinuousClock()), budget: .seconds(1),
      timeout: .milliseconds(1), onLateResult: { _ in })
    let (thread, pace) = (DispatchSemaphore(value: 0), HandlerPace())
    let result = await race.untilTimeout(pace) { Self.block(on: thread) }
    guard case .overdue = result else {
      Issue.record("the deadline did not come: \(result)")
      return
    }
    thread.signal()
    // What took that long is not taken for quick the next time.
    #expect(!pace.isQuick)
  }

  private static func block(on semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("ends at its deadline where it never comes back", arguments: [false, true])
  func endsAtDeadline(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    async let result = race.untilTimeout(pace) {
      await gate.pass()
      #expect(Task.isCancelled)
    }
    await clock.advance(to: .seconds(30))
    guard case .overdue = await result else {
      Issue.record("it did not end")
      return
    }
    #expect(race.deadlines.pending == 0)
    await gate.open()
    #expect(await late.next()?.contains("answer") == true)
  }

  @Test("runs on after its budget, and has one end", arguments: [false, true])
  func runsOn(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    async let progress = race.run(pace) {
      await gate.pass()
      return 7
    }
    await clock.advance(to: .seconds(2))
    guard case .running(let rest) = await progress else {
      Issue.record("the budget was not heeded")
      return
    }
    await gate.open()
    guard case .answer(7) = await rest.value else {
      Issue.record("the answer was lost")
      return
    }
    #expect(race.deadlines.pending == 0)
  }

  @Test("is cancelled with its caller", arguments: [false, true])
  func isCancelled(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let caller = Task {
      await race.untilTimeout(pace) {
        await gate.pass()
        #expect(Task.isCancelled)
      }
    }
    await gate.awaitArrival()
    caller.cancel()
    guard case .cancelled = await caller.value else {
      Issue.record("it was not cancelled")
      return
    }
    await gate.open()
    #expect(race.deadlines.pending == 0)
  }

  @Test("never begins for a caller who is cancelled", arguments: [false, true])
  func neverBegins(isQuick: Bool) async {
    let (race, gate, pace) = (race(), Gate(), pace(isQuick: isQuick))
    let caller = Task {
      await gate.pass()
      return await race.untilTimeout(pace) { Issue.record("the handler was called") }
    }
    await gate.awaitArrival()
    caller.cancel()
    await gate.open()
    guard case .cancelled = await caller.value else {
      Issue.record("it was not cancelled")
      return
    }
  }

  @Test(
    "knows its caller's task-local values, before and after it waits", arguments: [false, true])
  func knowsValues(isQuick: Bool) async {
    let (race, pace) = (race(), pace(isQuick: isQuick))
    let result = await Word.$current.withValue("bread") {
      await race.untilTimeout(pace) {
        let before = Word.current
        await Task.yield()
        return [before, Word.current]
      }
    }
    guard case .answer(["bread", "bread"]) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test("gives what the handler throws", arguments: [false, true], [false, true])
  func givesError(isQuick: Bool, isWaiting: Bool) async {
    let (race, pace) = (race(), pace(isQuick: isQuick))
    let result: HandlerResult<Int> = await race.untilTimeout(pace) {
      if isWaiting { await Task.yield() }
      throw OvenError()
    }
    guard case .failure(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(error is OvenError)
  }
}
