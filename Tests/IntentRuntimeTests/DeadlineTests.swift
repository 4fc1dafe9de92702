import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("The deadlines of handlers")
struct DeadlineTests {
  /// Counts how often somebody sleeps.
  struct CountingClock: Clock {
    let manual = ManualClock()
    let sleeps = Tally()

    var now: ManualClock.Instant { manual.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
      sleeps.add()
      try await manual.sleep(until: deadline, tolerance: tolerance)
    }
  }

  final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    private var order: [Int] = []

    var count: Int { lock.withLock { value } }
    var numbers: [Int] { lock.withLock { order } }
    func add(_ number: Int = 0) {
      lock.withLock {
        value += 1
        order.append(number)
      }
    }
  }

  @Test("leave nothing behind when calls end, however long the timeout")
  func leaveNothing() async throws {
    let clock = CountingClock()
    var policy = SessionPolicy()
    policy.timeout = .seconds(3_600)
    let engine = try Bakery.engine(Baker(), policy: policy, clock: clock)
    for _ in 0..<50 {
      let step = try await engine.begin(Bakery.wholeOrder)
      #expect(step.outcome?.ending == .handled)
    }
    #expect(engine.dispatcher.deadlines.pending == 0)
    // One that sleeps until the budget is over, one until the timeout.
    #expect(clock.sleeps.count <= 2)
  }

  @Test("by a clock of the system have one timer for the process, however many engines there are")
  func shareTimer() {
    let (first, second) = (
      Deadlines(clock: SuspendingClock()), Deadlines(clock: SuspendingClock())
    )
    let id = first.set(after: .seconds(86_400)) {}
    #expect(second.pending == 1)
    if let id { second.remove(id) }
    #expect(first.pending == 0)
    // A clock of one's own may tell another time than the next one of its type.
    _ = Deadlines(clock: ManualClock()).set(after: .seconds(1)) {}
    #expect(Deadlines(clock: ManualClock()).pending == 0)
  }

  @Test("may be as far away as a duration goes", arguments: [Int64.max, 1 << 40, 3_600])
  func mayBeFar(_ seconds: Int64) async throws {
    var policy = SessionPolicy()
    policy.timeout = .seconds(seconds)
    policy.budget = .seconds(seconds)
    let engine = try Bakery.engine(Baker(), policy: policy, clock: ContinuousClock())
    #expect(try await engine.begin(Bakery.wholeOrder).outcome?.ending == .handled)
  }

  @Test("that lie in the past or come at once are over", arguments: [0, -1, Int64.min])
  func mayBeOver(_ seconds: Int64) async throws {
    let (gate, clock) = (Gate(), ManualClock())
    let race = HandlerCallTests.race(by: clock, timeout: .seconds(seconds))
    let caller = Task { try await race.untilTimeout(HandlerPace()) { await gate.pass() } }
    await clock.advance(to: .zero)
    await #expect(throws: HandlerCallTests.overdue(after: .seconds(seconds))) {
      try await caller.value
    }
    await gate.open()
  }

  @Test("come in their order, and not where they were removed", arguments: 0..<20)
  func comeInOrder(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let clock = ManualClock()
    let deadlines = Deadlines(clock: clock)
    let (tally, last) = (Tally(), Gate())
    var expected: [Int] = []
    for _ in 0..<300 {
      let second = Int.random(in: 1...1_000, using: &random)
      let id = deadlines.set(after: .seconds(second)) { tally.add(second) }
      if Int.random(in: 0..<3, using: &random) > 0, let id {
        deadlines.remove(id)
      } else {
        expected.append(second)
      }
    }
    _ = deadlines.set(after: .seconds(2_000)) { Task { await last.open() } }
    // The sleepers wake one after the other, each having the next one sleep.
    while let next = deadlines.nextWaking {
      await clock.advance(to: next)
      let due = expected.count { .seconds($0) <= next }
      await waitUntil { deadlines.nextWaking != next && tally.numbers.count >= due }
    }
    await last.pass()
    #expect(tally.numbers == expected.sorted())
    #expect(deadlines.pending == 0)
  }
}
