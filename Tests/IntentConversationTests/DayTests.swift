import Foundation
import SystemIntents
import TestSupport
import Testing

@testable import IntentConversation
@testable import IntentRuntime

@Suite("A day of conversation")
struct DayTests {
  /// A clock that is as late as it is told, and wakes whoever slept until then.
  final class FastClock: Clock, @unchecked Sendable {
    typealias Instant = ContinuousClock.Instant

    private let lock = NSLock()
    private var time = ContinuousClock().now
    private var sleeping: [(until: Instant, wake: CheckedContinuation<Void, Never>)] = []

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }
    var sleepers: Int { lock.withLock { sleeping.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      await withCheckedContinuation { wake in
        let isOver = lock.withLock {
          if deadline > time { sleeping.append((deadline, wake)) }
          return deadline <= time
        }
        if isOver { wake.resume() }
      }
    }

    func advance(by duration: Duration) {
      let due = lock.withLock {
        time += duration
        defer { sleeping.removeAll { $0.until <= time } }
        return sleeping.filter { $0.until <= time }
      }
      for sleeper in due { sleeper.wake.resume() }
    }
  }

  /// What is said in turn, over and over, with something unknown now and then.
  static let day = [
    "send a message to Bobo on MonkeyChat", "Bobo Jr.", "hello", "what can you do",
    "send a message to Coco on MonkeyChat saying bananas", "send a message to Bobo", "cancel",
    "nonsense", "send a message to Zebediah", "Coco",
  ]

  /// How many sentences are said; `DAY_TURNS` has it talk more, and memory be measured: nothing else
  /// may run beside it then.
  static let turns = ProcessInfo.processInfo.environment["DAY_TURNS"].flatMap(Int.init)

  @Test("in fast motion leaves nothing behind")
  func leavesNothing() async throws {
    let clock = FastClock()
    var provider = HandlerProvider(.messages)
    try provider.register(Messenger())
    var policy = SessionPolicy()
    policy.timeout = .seconds(3_600)
    let engine = SessionEngine(provider: provider, policy: policy, clock: clock)
    let app = ConversationApp(
      "MonkeyChat", engine: engine, vocabularies: [RecognizerTests.vocabulary])
    let conversation = Conversation(with: [app])
    let turns = Self.turns ?? 100
    var (most, morning) = (0, 0)
    for turn in 0..<turns {
      _ = await conversation.say(Self.day[turn % Self.day.count])
      clock.advance(by: .seconds(86_400) / turns)
      most = max(most, clock.sleepers)
      #expect(engine.dispatcher.deadlines.pending == 0)
      // Everything has been used by then.
      if turn == turns / 10 { morning = ResidentMemory.bytes }
    }
    // One until the next budget is over, one until the next timeout, and one on its way from each.
    #expect(most <= 4)
    if Self.turns != nil {
      let evening = ResidentMemory.bytes
      print("\(turns) sentences: \(morning) bytes in the morning, \(evening) in the evening")
      #expect(evening - morning < 2_000_000)
    }
  }
}
