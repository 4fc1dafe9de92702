import Foundation
import IntentRuntime
import Testing

/// One of the eight things that a handler can make of a value.
enum Outcome: CaseIterable {
  case success, confirmationRequired, disambiguation, needsMoreDetails, needsValue
  case unsupported, unsupportedForReason, notRequired

  var needsUser: Bool { self != .success && self != .notRequired }

  func result<Value, Reason>(
    _ value: Value,
    other: Value,
    reason: Reason
  ) -> IntentResolutionResult<Value, Reason> {
    switch self {
    case .success: .success(with: value)
    case .confirmationRequired: .confirmationRequired(with: value)
    case .disambiguation: .disambiguation(with: [value, other])
    case .needsMoreDetails: .needsMoreDetails(for: value)
    case .needsValue: .needsValue()
    case .unsupported: .unsupported()
    case .unsupportedForReason: .unsupported(forReason: reason)
    case .notRequired: .notRequired()
    }
  }
}

/// The outcomes that a handler is to give, one after the other.
actor Script {
  private var outcomes: [Outcome]
  private var number = 0

  init(_ outcomes: [Outcome]) {
    self.outcomes = outcomes
  }

  /// The next outcome and its number; success once all are given.
  func next() -> (outcome: Outcome, number: Int) {
    number += 1
    return (outcomes.isEmpty ? .success : outcomes.removeFirst(), number)
  }
}

@Suite("The resolve loop", .serialized)
struct ResolveLoopTests {
  /// When an outcome comes.
  enum Moment: CaseIterable {
    case first, repeated, afterChange

    func outcomes(_ outcome: Outcome) -> [Outcome] {
      switch self {
      case .first: [outcome]
      case .repeated: [outcome, outcome]
      case .afterChange: [.success, outcome]
      }
    }
  }

  @Test(
    "takes every outcome of a parameter with one value",
    arguments: Outcome.allCases, Moment.allCases)
  func single(_ outcome: Outcome, _ moment: Moment) async throws {
    let script = Script(moment.outcomes(outcome))
    var baker = Baker()
    baker.loaves = { _ in
      let (outcome, number) = await script.next()
      return outcome.result(number, other: 12, reason: .notEnoughInStock)
    }
    // Something to be asked for behind it, while which the user changes their mind.
    baker.toppings = { $0.map { _ in [.success(with: "salt")] } ?? [.needsValue()] }
    try await walk(baker, asking: "loaves", then: "toppings", value: 5, outcome, moment)
  }

  @Test(
    "takes every outcome of an element of an array",
    arguments: Outcome.allCases, Moment.allCases)
  func array(_ outcome: Outcome, _ moment: Moment) async throws {
    let script = Script(moment.outcomes(outcome))
    var baker = Baker()
    baker.toppings = { values in
      let (outcome, number) = await script.next()
      let rest = (values ?? []).dropFirst().map {
        OrderBreadToppingsResolutionResult.success(with: $0)
      }
      return [outcome.result("t\(number)", other: "x", reason: .notToday)] + rest
    }
    baker.delivery = { value in await Self.delivery(value) }
    try await walk(
      baker, asking: "toppings", then: "delivery", value: ["salt", "seeds"], outcome, moment)
  }

  /// Whether to deliver is asked for once the definition's default has been seen.
  private static func delivery(_ value: Bool?) async -> ResolutionResult<Bool> {
    value == true ? .success(with: false) : .needsValue()
  }

  private func walk(
    _ baker: Baker,
    asking parameter: String,
    then next: String,
    value: JSONValue,
    _ outcome: Outcome,
    _ moment: Moment
  ) async throws {
    let engine = try Bakery.engine(baker)
    var step = try await engine.begin(
      Bakery.order(["bread": Bakery.rye, "loaves": 5, "toppings": ["salt", "seeds"]])
        .without(next == "toppings" ? "toppings" : ""))
    var questions = 0
    var isChanged = moment != .afterChange
    for _ in 0..<20 where !step.turn.isFinal {
      let data = try JSONEncoder().encode(step.session)
      #expect(try JSONDecoder().decode(IntentSession.self, from: data) == step.session)
      #expect(
        try JSONDecoder().decode(
          SessionTurn.self, from: JSONEncoder().encode(step.turn)) == step.turn)
      if step.question?.parameter == parameter { questions += 1 }
      if step.question?.parameter == next, !isChanged {
        isChanged = true
        // Another value than the one that the handler settled.
        step = try await engine.next(
          step, .change(parameter: parameter, value: parameter == "loaves" ? 7 : ["oil"]))
      } else {
        step = try await engine.next(step, answer(to: step.turn))
      }
    }
    #expect(step.outcome?.ending == .handled, "\(step.turn) \(step.error.map { "\($0)" } ?? "")")
    let isAskedAtAll = moment == .repeated ? 2 : 1
    #expect(questions == (outcome.needsUser ? isAskedAtAll : 0))
    if outcome == .notRequired, parameter == "loaves" {
      #expect(step.session.request.parameters["loaves"] == nil)
    }
  }

  private func answer(to turn: SessionTurn) -> SessionAnswer {
    switch turn {
    case .agree: .yes
    case .choose: .choice(0)
    case .ask(let question):
      switch question.parameter {
      case "loaves": .value(9)
      case "toppings": .value("salt")
      default: .value(true)
      }
    default: .proceed
    }
  }
}

extension IntentRequest {
  func without(_ parameter: String) -> IntentRequest {
    var request = self
    request.parameters[parameter] = nil
    return request
  }
}
