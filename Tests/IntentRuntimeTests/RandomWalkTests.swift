import Foundation
import IntentRuntime
import TestSupport
import Testing

/// A handler that does anything, and remembers what it did.
actor RandomPacker: PackBreadIntentHandling {
  private var random: SeededGenerator
  /// What was last made of each parameter.
  private var last: [String: [Outcome]] = [:]
  private var settled: [String: String] = [:]
  /// What should not have happened.
  private(set) var complaints: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  func resolveKind(for intent: PackBreadIntent) -> ResolutionResult<String> {
    single("kind", "k\(Int.random(in: 0...9, using: &random))", other: "other")
  }

  func resolveCount(for intent: PackBreadIntent) -> ResolutionResult<Int> {
    single("count", Int.random(in: 0...9, using: &random), other: 99)
  }

  func resolveBag(for intent: PackBreadIntent) -> ResolutionResult<String> {
    single("bag", "b\(Int.random(in: 0...9, using: &random))", other: "other")
  }

  func resolveLabels(for intent: PackBreadIntent) -> [ResolutionResult<String>] {
    last["labels"] = []
    let results = (intent.labels ?? []).map { label in
      let outcome = randomOutcome()
      last["labels", default: []].append(outcome)
      return outcome.result(label, other: "other", reason: NoUnsupportedReason.unspecified)
    }
    return results.isEmpty ? [.notRequired()] : results
  }

  private func single<Value: Codable & Sendable>(
    _ name: String, _ value: Value, other: Value
  ) -> ResolutionResult<Value> {
    let outcome = randomOutcome()
    last[name] = [outcome]
    settled[name] = outcome == .success ? "\(value)" : nil
    return outcome.result(value, other: other, reason: NoUnsupportedReason.unspecified)
  }

  /// Any outcome, one that settles as often as all others together.
  private func randomOutcome() -> Outcome {
    Bool.random(using: &random)
      ? .success : Outcome.allCases.randomElement(using: &random) ?? .success
  }

  func handle(intent: PackBreadIntent) throws -> PackBreadIntentResponse {
    check("kind", intent.kind)
    check("count", intent.count.map(String.init))
    check("bag", intent.bag)
    let open: [Outcome] = [.needsValue, .needsMoreDetails, .unsupported, .unsupportedForReason]
    if (last["labels"] ?? []).contains(where: open.contains) {
      complaints.append("labels are open")
    }
    switch Int.random(in: 0...9, using: &random) {
    case 0: throw CancellationError()
    case 1: return PackBreadIntentResponse(code: .failure)
    default: return PackBreadIntentResponse(code: .success)
    }
  }

  /// What is handled is what was settled last.
  private func check(_ name: String, _ value: String?) {
    switch last[name]?.last {
    case .success?:
      if settled[name] != value { complaints.append("\(name) was lost") }
    case .notRequired?: if value != nil { complaints.append("\(name) is not required") }
    case .confirmationRequired?, .disambiguation?:
      if value == nil { complaints.append("\(name) was agreed to and is gone") }
    default: complaints.append("\(name) is open")
    }
  }
}

/// `RANDOM_WALKS=10000` takes as many walks; a part of them is the rule.
@Suite("A random walk of a session")
struct RandomWalkTests {
  static let walks =
    ProcessInfo.processInfo.environment["RANDOM_WALKS"].flatMap { UInt64($0) } ?? 1_000

  /// How a walk ended.
  struct Ending: Equatable {
    var turns: [SessionTurn]
    var session: IntentSession
    var error: String?
  }

  @Test(
    "ends within the bound, loses no value, and ends alike where each step goes through JSON",
    arguments: UInt64(0)..<10)
  func endsWithinBound(_ part: UInt64) async throws {
    var endings: [SessionOutcome.Ending: Int] = [:]
    let count = Self.walks / 10
    for seed in part * count..<(part + 1) * count {
      let direct = try await walk(seed: seed, throughJSON: false)
      let coded = try await walk(seed: seed, throughJSON: true)
      #expect(direct == coded, "seed \(seed)")
      if case .done(let outcome)? = direct.turns.last { endings[outcome.ending, default: 0] += 1 }
      if direct != coded { break }
    }
    // The walks went everywhere.
    #expect(endings.count >= 3, "\(endings)")
    #expect((endings[.handled] ?? 0) > count / 10, "\(endings)")
  }

  private func walk(seed: UInt64, throughJSON: Bool) async throws -> Ending {
    var random = SeededGenerator(seed: seed &* 31 &+ 7)
    let packer = RandomPacker(seed: seed)
    var provider = HandlerProvider(.bakery)
    try provider.register(packer)
    let engine = SessionEngine(provider: provider, clock: ManualClock(), logger: LogBook().logger)
    var request = IntentRequest(intent: "PackBread")
    if Bool.random(using: &random) { request.parameters["labels"] = ["a", "b", "c"] }
    if Bool.random(using: &random) { request.parameters["count"] = 3 }
    let session = IntentSession(id: "1", request: request, language: "en", idempotencyKey: "k")
    var step = try await engine.step(session, .proceed)
    var turns = [step.turn]
    // 4 parameters of 10 rounds, the array with as many for each of its elements.
    let bound = 10 * (3 + 20)
    while !step.turn.isFinal, turns.count <= bound {
      let answer = answer(to: step.turn, &random)
      do {
        step =
          throughJSON
          ? try await engine.next(step, answer) : try await engine.step(step.session, answer)
        turns.append(step.turn)
      } catch is IntentError {
        // What is wrong with an answer is explained, and the session is as it was.
      }
    }
    #expect(step.turn.isFinal, "seed \(seed) did not end")
    let complaints = await packer.complaints
    #expect(complaints.isEmpty, "seed \(seed): \(complaints)")
    return Ending(turns: turns, session: step.session, error: step.error.map { "\($0)" })
  }

  private func answer(to turn: SessionTurn, _ random: inout SeededGenerator) -> SessionAnswer {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return .cancel
    case 1:
      return .change(parameter: "count", value: .integer(Int.random(in: 0...9, using: &random)))
    case 2: return .change(parameter: "nothing", value: 1)
    case 3: return .choice(7)
    case 4: return .proceed
    case 5: return .unlocked
    default: break
    }
    switch turn {
    case .agree, .confirm: return Bool.random(using: &random) ? .yes : .no
    case .choose: return .choice(Int.random(in: 0...1, using: &random))
    case .ask(let question) where question.parameter == "count":
      return .value(.integer(Int.random(in: 0...9, using: &random)))
    case .ask: return .value(.string("v\(Int.random(in: 0...9, using: &random))"))
    default: return .proceed
    }
  }
}
