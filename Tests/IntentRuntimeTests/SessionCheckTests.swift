import Testing

@testable import IntentRuntime

@Suite("A session that comes in")
struct SessionCheckTests {
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
