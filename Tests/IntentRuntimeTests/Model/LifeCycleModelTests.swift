import Foundation
import IntentRuntime
import TestSupport
import Testing

/// Compares the engine with a model that is written down separately.
///
/// `LIFE_CYCLE_STEPS=1000000` takes as many steps in each test; a part of that is the rule.
@Suite("The life cycle")
struct LifeCycleModelTests {
  static let steps =
    ProcessInfo.processInfo.environment["LIFE_CYCLE_STEPS"].flatMap { Int($0) } ?? 1_500

  @Test(
    "does what its model says, whatever app, answers, locks and permissions do, also where somebody changed an answer",
    arguments: [false, true])
  func agreesWithModel(_ areChanged: Bool) async throws {
    var taken = 0
    var turns: [String: Int] = [:]
    var seed: UInt64 = 0
    while taken < Self.steps {
      seed += 1
      var scene = Scene(seed: seed)
      var model = LifeCycleModel(values: scene.values)
      var session = scene.session
      while model.phase != .finished, taken < Self.steps {
        taken += 1
        var answer = scene.answer(to: model)
        var said = ModelTranslation.answer(answer, to: session.question)
        if areChanged, let changed = try scene.changed(said) {
          said = changed
          answer = ModelTranslation.answer(said, to: session.question)
        }
        let (changes, context) = (scene.changes(), scene.context())
        let before = model
        let wanted = Result {
          try model.step(
            answer, changing: changes, isLocked: context.isLocked,
            isAuthorized: context.authorization == .authorized, scene.rules, scene.app)
        }
        let given = await scene.step(session, said, changing: changes, context)
        switch (wanted, given) {
        case (.failure, .failure(let error)):
          #expect(error is IntentError)
          model = before
        case (.success(let turn), .success(let step)):
          session = step.session
          turns[turn.name, default: 0] += 1
          #expect(ModelTranslation.turn(step) == turn, "seed \(seed), \(answer)")
          #expect(session.phase.rawValue == model.phase.rawValue, "seed \(seed)")
          #expect(
            ModelTranslation.texts(session.request.parameters) == model.values, "seed \(seed)")
        case (.success, .failure), (.failure, .success):
          Issue.record("seed \(seed): \(answer) is to give \(wanted) and gives \(given)")
          return
        }
        let handled = scene.handler.takeLedger()
        #expect(handled == (try? wanted.get()).map { _ in model.handled } ?? [], "seed \(seed)")
      }
    }
    // The walks went everywhere.
    for turn in ["asked", "handled", "failed", "declined", "cancelled"] {
      #expect((turns[turn] ?? 0) > Self.steps / 1_000, "\(turns)")
    }
  }

  @Test("takes a session that somebody changed as the model does, or refuses it")
  func refusesChangedSessions() async throws {
    var (taken, accepted, handled) = (0, 0, 0)
    var seed: UInt64 = 0
    while taken < Self.steps {
      seed += 1
      var scene = Scene(seed: seed)
      var model = LifeCycleModel(values: scene.values)
      var session = scene.session
      while model.phase != .finished, taken < Self.steps {
        for _ in 0..<4 {
          taken += 1
          let result = try await scene.mutateAndStep(session)
          accepted += result == nil ? 0 : 1
          handled += result == true ? 1 : 0
        }
        let answer = scene.answer(to: model)
        let before = model
        do {
          _ = try model.step(answer, isLocked: false, isAuthorized: true, scene.rules, scene.app)
        } catch {
          model = before
          continue
        }
        session = try await scene.step(
          session, ModelTranslation.answer(answer, to: session.question), IntentContext()
        ).get().session
        _ = scene.handler.takeLedger()
      }
    }
    // Most changes are refused, and some are as good as any session.
    #expect(accepted > Self.steps / 100 && handled > 0, "\(accepted) of \(taken), \(handled)")
  }
}

extension LifeCycleModel.Turn {
  fileprivate var name: String {
    switch self {
    case .asked: "asked"
    case .handled: "handled"
    case .failed: "failed"
    case .declined: "declined"
    case .cancelled: "cancelled"
    }
  }
}
