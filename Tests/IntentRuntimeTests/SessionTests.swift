import Foundation
import Testing

@testable import IntentRuntime

@Suite("A session")
struct SessionTests {
  @Test("is a value of a few hundred bytes")
  func isSmall() async throws {
    let engine = try Bakery.engine(Baker())
    var request = Bakery.wholeOrder
    request.parameters["loaves"] = nil
    let session = try await engine.begin(request).session
    let data = try JSONEncoder().encode(session)
    #expect((200..<1_000).contains(data.count))
    #expect(try JSONDecoder().decode(IntentSession.self, from: data) == session)
  }

  @Test(
    "takes no number that is none, as an answer or to begin with",
    arguments: [Double.nan, .infinity, -.infinity])
  func refusesNoNumbers(_ number: Double) async throws {
    let engine = try Bakery.engine(Baker())
    let asked = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    let values: [JSONValue] = [.number(number), [.number(number)], ["a": .number(number)]]
    for value in values {
      let errors = [
        await #expect(throws: IntentError.self) {
          try await engine.step(asked.session, .value(value))
        },
        await #expect(throws: IntentError.self) {
          try await engine.step(asked.session, .proceed, changing: ["loaves": value])
        },
        await #expect(throws: IntentError.self) {
          try await engine.begin(Bakery.order(["bread": Bakery.rye, "loaves": value]))
        },
      ]
      for error in errors {
        guard case .invalidValue(parameter: "loaves", _, _, _)? = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
    }
  }

  @Test("takes no other value of the parameter that the answer gives one")
  func refusesTwoValues() async throws {
    var baker = Baker()
    baker.bread = { _ in .disambiguation(with: Baker.breads) }
    let engine = try Bakery.engine(Baker())
    let asked = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    let choosing = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    for (step, answer, changes) in [
      (asked, .value(2), ["loaves": 3]), (choosing, .choice(1), ["bread": Bakery.wheat]),
      (asked, .change(parameter: "loaves", value: 2), ["loaves": 3]),
    ] as [(SessionStep, SessionAnswer, [String: JSONValue])] {
      await #expect(throws: IntentError.self) {
        try await engine.step(step.session, answer, changing: changes)
      }
    }
    let others = try await engine.step(asked.session, .value(2), changing: ["toppings": ["salt"]])
    #expect(others.session.request.parameters["loaves"] == 2)
  }

  @Test("begins with no value that nobody can choose")
  func beginsWithNothingUnknown() async throws {
    let engine = try Bakery.engine(Baker())
    for unknown: JSONValue in ["unknown", 0] {
      var request = Bakery.wholeOrder
      request.parameters["size"] = unknown
      await #expect(throws: IntentError.self) { try await engine.begin(request) }
    }
  }

  @Test("goes on with any engine that has the same handlers")
  func movesBetweenEngines() async throws {
    let first = try await Bakery.engine(Baker()).begin(Bakery.order(["bread": Bakery.rye]))
    let second = try await Bakery.engine(Baker()).next(first, .value(2))
    #expect(second.outcome?.ending == .handled)
  }

  @Test("asks the same question again where nothing is answered")
  func repeatsQuestion() async throws {
    let engine = try Bakery.engine(Baker())
    let first = try await engine.begin(Bakery.order())
    // As often as anybody likes: where nothing is answered, nothing goes round.
    var step = first
    for _ in 0..<3 * SessionPolicy().roundLimit {
      step = try await engine.next(step, .proceed)
      #expect(step.turn == first.turn)
    }
  }

  @Test(
    "asks anew about a value that was refused, for the same reason, and never goes on without it",
    arguments: [.proceed, .unlocked, .change(parameter: "delivery", value: true)]
      as [SessionAnswer])
  func keepsRefusal(_ answer: SessionAnswer) async throws {
    var baker = Baker()
    baker.loaves = { loaves in
      guard let loaves else { return .notRequired() }
      return loaves > 5 ? .unsupported(forReason: .notEnoughInStock) : .success(with: loaves)
    }
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let engine = try Bakery.engine(baker, policy: policy)
    let refused = try await engine.begin(Bakery.order(["bread": Bakery.rye, "loaves": 50]))
    #expect(refused.question?.reason != nil)
    var step = refused
    if answer == .unlocked {
      step = try await engine.next(step, .proceed, context: IntentContext(isLocked: true))
    }
    step = try await engine.next(step, answer)
    #expect(step.turn == refused.turn)
    #expect(try await engine.next(step, .value(3)).session.request.parameters["loaves"] == 3)
  }

  @Test("lets the user change what was agreed on as often as they like")
  func countsChangesAnew() async throws {
    let engine = try Bakery.engine(Baker())
    var step = try await engine.begin(Bakery.order(["loaves": 1]))
    for loaves in 2..<3 * SessionPolicy().roundLimit {
      step = try await engine.next(step, .change(parameter: "loaves", value: .integer(loaves)))
      #expect(step.question?.parameter == "bread")
    }
  }

  @Test("keeps in mind what the user agreed to for as long as the value has it, and no longer")
  func forgetsWhatIsGone() async throws {
    var baker = Baker()
    baker.toppings = { $0?.map { .confirmationRequired(with: $0) } ?? [] }
    baker.delivery = { _ in .needsValue() }
    let engine = try Bakery.engine(baker)
    var step = try await engine.begin(Bakery.wholeOrder)
    for round in 0..<4 {
      let toppings = (0..<5).map { JSONValue.string("\(round) \($0)") }
      step = try await engine.next(step, .change(parameter: "toppings", value: .array(toppings)))
      for _ in toppings {
        #expect(step.question?.parameter == "toppings")
        step = try await engine.next(step, .yes)
      }
      #expect(step.question?.parameter == "delivery")
      #expect(step.session.parameters["toppings"]?.agreed == toppings)
    }
  }

  @Test(
    "refuses what nobody has chosen, by whatever name or number it comes",
    arguments: ["unknown", 0] as [JSONValue])
  func refusesUnchosen(_ value: JSONValue) async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    await #expect(
      throws: IntentError.invalidValue(
        parameter: "size", intent: "OrderBread", found: "'unknown'",
        expected: "'small' or 'medium' or 'large'")
    ) {
      _ = try await engine.next(step, .change(parameter: "size", value: value))
    }
    let large = try await engine.next(step, .change(parameter: "size", value: 3))
    #expect(large.session.request.parameters["size"] == "large")
  }

  @Test("stops a handler that never agrees, whatever the user answers")
  func stopsHandler() async throws {
    var baker = Baker()
    baker.loaves = { _ in .needsValue() }
    let engine = try Bakery.engine(baker)
    var step = try await engine.begin(Bakery.wholeOrder)
    for _ in 1..<SessionPolicy().roundLimit { step = try await engine.next(step, .value(2)) }
    #expect(step.question?.parameter == "loaves")
    #expect(try await engine.next(step, .value(2)).outcome?.ending == .failed)
  }

  @Test("begins with the answer that changes a value, and says so")
  func beginsWithChange() async throws {
    let events = Locked<[String]>([])
    var engine = try Bakery.engine(Baker())
    engine.observe = { event in
      if case .began(let request) = event { events.withLock { $0.append(request.intent) } }
    }
    let session = IntentSession(id: "1", request: Bakery.wholeOrder, language: "en")
    let step = try await engine.step(session, .change(parameter: "loaves", value: 3))
    #expect(step.outcome?.ending == .handled)
    #expect(events.withLock { $0 } == ["OrderBread"])
  }

  @Test("refuses an answer that does not fit the question, and stays as it was")
  func refusesAnswers() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    for answer in [SessionAnswer.yes, .no, .choice(0), .unlocked] {
      await #expect(throws: IntentError.unexpectedAnswer(answer, question: step.session.question)) {
        _ = try await engine.next(step, answer)
      }
    }
    await #expect(throws: IntentError.self) { _ = try await engine.next(step, .value(7)) }
    #expect(try await engine.next(step, .value(Bakery.rye)).question?.parameter == "loaves")
  }

  @Test("refuses a choice that is none of the options", arguments: [-1, 2, Int.max])
  func refusesChoice(_ index: Int) async throws {
    var baker = Baker()
    baker.loaves = { _ in .disambiguation(with: [1, 2]) }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    await #expect(throws: IntentError.noSuchOption(index, count: 2)) {
      _ = try await engine.next(step, .choice(index))
    }
  }

  @Test("takes a change of any parameter, whatever was asked")
  func takesChange() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    let changed = try await engine.next(step, .change(parameter: "loaves", value: 3))
    #expect(changed.question?.parameter == "bread")
    #expect(changed.session.request.parameters["loaves"] == 3)
    await #expect(throws: IntentError.self) {
      _ = try await engine.next(step, .change(parameter: "crumbs", value: 3))
    }
  }

  @Test("ends where the user wants none of it, and takes no step after its end")
  func ends() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.next(try await engine.begin(Bakery.order()), .cancel)
    #expect(step.outcome?.ending == .cancelled)
    #expect(step.session.question == nil)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      _ = try await engine.next(step, .proceed)
    }
  }

  @Test("is refused for an intent that nobody knows or handles")
  func needsHandler() async throws {
    let engine = try Bakery.engine(Baker())
    await #expect(throws: IntentError.unknownIntent("Bake", domain: nil)) {
      _ = try await engine.begin(IntentRequest(intent: "Bake"))
    }
    await #expect(throws: IntentError.unhandledIntent("CancelBread")) {
      _ = try await engine.begin(IntentRequest(intent: "CancelBread"))
    }
  }
}
