import Testing

@testable import IntentRuntime

@Suite("A session that comes in")
struct SessionCheckTests {
  @Test(
    "asks for an element that its list has, or for one behind",
    arguments: [Int.min, -1, 3, .max])
  func refusesStrangeElement(_ element: Int) async throws {
    var baker = Baker()
    baker.toppings = { ($0 ?? []).map { _ in .needsMoreDetails(for: "salt") } }
    let engine = try Bakery.engine(baker)
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = ["salt", "seeds"]
    var session = try await engine.begin(request).session
    #expect(session.question == .value(parameter: "toppings", element: 0))
    session.question = .value(parameter: "toppings", element: element)
    await #expect(
      throws: IntentError.invalidSession(
        session: "1", reason: "it asks for element \(element) of 'toppings', which has 2")
    ) {
      _ = try await engine.step(session, .value("oil"))
    }
  }

  @Test("counts its rounds as far as any number goes", arguments: [-1, Int.min, .max])
  func takesAnyRounds(_ rounds: Int) async throws {
    let engine = try Bakery.engine(Baker())
    var session = try await engine.begin(Bakery.order(["bread": Bakery.rye])).session
    session.parameters["loaves"]?.rounds = rounds
    if rounds < 0 {
      await #expect(throws: IntentError.self) { _ = try await engine.step(session, .value(2)) }
    } else {
      #expect(try await engine.step(session, .value(2)).outcome?.ending == .failed)
    }
  }

  @Test("offers values to choose among, not nothing at all", arguments: [0, 1])
  func refusesNullOption(_ place: Int) async throws {
    var baker = Baker()
    baker.loaves = { $0 == nil ? .disambiguation(with: [1, 2]) : .success(with: $0 ?? 0) }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    guard case .choice(let parameter, let element, var options)? = step.session.question else {
      Issue.record("\(step.turn) offers no choice")
      return
    }
    #expect(try await engine.next(step, .choice(place)).outcome?.ending == .handled)
    options[place] = .null
    var session = step.session
    session.question = .choice(parameter: parameter, element: element, options: options)
    await #expect(
      throws: IntentError.invalidSession(
        session: "1", reason: "it offers no value of 'loaves' as one to choose")
    ) {
      _ = try await engine.step(session, .choice(place))
    }
  }
}
