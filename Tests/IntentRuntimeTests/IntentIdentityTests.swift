import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

/// A greeting, as two domains and nobody's domain have it.
protocol Greeting: Intent
where IntentHandlerType == any GreetingHandling, IntentResponseType == OrderBreadIntentResponse {
  static var domain: String? { get }
}

protocol GreetingHandling: IntentHandling {
  func greet(_ domain: String?) async throws -> OrderBreadIntentResponse
}

extension Greeting {
  static var intentDescriptor: IntentDescriptor {
    IntentDescriptor(name: "Greet", domain: domain, title: LocalizedText("Greet"))
  }

  static var intentParameters: [any ParameterBinding<Self>] { [] }

  static func confirm(
    _ intent: Self, with handler: any GreetingHandling
  ) async throws -> OrderBreadIntentResponse { OrderBreadIntentResponse(code: .ready) }

  static func handle(
    _ intent: Self, with handler: any GreetingHandling
  ) async throws -> OrderBreadIntentResponse { try await handler.greet(domain) }
}

struct MorningGreeting: Greeting { static let domain: String? = "Morning" }
struct EveningGreeting: Greeting { static let domain: String? = "Evening" }
struct PlainGreeting: Greeting { static let domain: String? = nil }

/// Remembers which greetings it gave.
actor Greeter: GreetingHandling {
  private(set) var given: [String?] = []

  func greet(_ domain: String?) -> OrderBreadIntentResponse {
    given.append(domain)
    return OrderBreadIntentResponse(code: .success)
  }
}

@Suite("An intent is known by its domain and its name")
struct IntentIdentityTests {
  private let morning = IntentCatalog(name: "Morning", intents: [MorningGreeting.self])
  private let evening = IntentCatalog(name: "Evening", intents: [EveningGreeting.self])

  private func provider(_ greeter: Greeter, plain: Bool = false) throws -> HandlerProvider {
    let more = plain ? [PlainGreeting.self] as [any Intent.Type] : []
    var provider = HandlerProvider(morning, evening, IntentCatalog(name: "Plain", intents: more))
    try provider.register(greeter)
    return provider
  }

  @Test(
    "which a request looks for among others",
    arguments: [
      (nil, ["A.X", "X", "B.X"], ["X"]), (nil, ["A.Y", "A.X", "B.X"], ["A.X", "B.X"]),
      ("B", ["A.X", "X", "B.X"], ["B.X"]), ("C", ["A.X", "X"], []), (nil, ["A.Y"], []),
    ] as [(String?, [String], [String])])
  func isLookedFor(_ domain: String?, names: [String], found: [String]) {
    let request = IntentRequest(domain: domain, intent: "X")
    #expect(request.candidates(among: names) { IntentName($0) } == found)
  }

  @Test("so that two catalogs with one name both work")
  func findsBoth() async throws {
    let greeter = Greeter()
    let provider = try provider(greeter)
    let engine = SessionEngine(provider: provider, clock: ManualClock())
    let dispatcher = IntentDispatcher(provider: provider, clock: ManualClock())
    for domain in ["Morning", "Evening"] {
      let request = IntentRequest(domain: domain, intent: "Greet")
      let step = try await engine.begin(request)
      #expect(step.outcome?.ending == .handled)
      #expect(step.session.request.domain == domain)
      #expect(try await dispatcher.dispatch(request).phase == .handled)
    }
    #expect(await greeter.given == ["Morning", "Morning", "Evening", "Evening"])
  }

  @Test("so that a request without a domain is refused where several have the name")
  func refusesAmbiguous() async throws {
    let provider = try provider(Greeter())
    let error = IntentError.ambiguousIntent("Greet", domains: ["Morning", "Evening"])
    await #expect(throws: error) {
      _ = try await SessionEngine(provider: provider).begin(IntentRequest(intent: "Greet"))
    }
    await #expect(throws: error) {
      _ = try await IntentDispatcher(provider: provider).dispatch(IntentRequest(intent: "Greet"))
    }
    #expect(error.description.contains("Morning, Evening"))
    await #expect(throws: IntentError.unknownIntent("Greet", domain: "Noon")) {
      let request = IntentRequest(domain: "Noon", intent: "Greet")
      _ = try await SessionEngine(provider: provider).begin(request)
    }
  }

  @Test("and one without a domain is meant by a request without one")
  func findsPlain() async throws {
    let greeter = Greeter()
    let provider = try provider(greeter, plain: true)
    _ = try await SessionEngine(provider: provider).begin(IntentRequest(intent: "Greet"))
    #expect(await greeter.given == [nil])
  }

  @Test("so that a policy can mean one of them or all")
  func namesOneOrAll() async throws {
    for (name, isConfirmed) in [
      ("Morning.Greet", [true, false]), ("Greet", [true, true]), ("Noon.Greet", [false, false]),
    ] {
      var policy = SessionPolicy()
      policy.confirmedIntents = [IntentName(name)]
      let engine = SessionEngine(provider: try provider(Greeter()), policy: policy)
      let asked = try await [MorningGreeting.domain, EveningGreeting.domain].asyncMap {
        try await engine.begin(IntentRequest(domain: $0, intent: "Greet")).turn.isFinal == false
      }
      #expect(asked == isConfirmed, "\(name)")
    }
  }

  @Test("so that one is handled where another of its name, in another domain, is not")
  func isHandledByType() throws {
    let greeter = Greeter()
    var provider = HandlerProvider(morning, evening)
    try provider.register(MorningGreeting.self) { _ in greeter }
    #expect(provider.handledTypes.map { $0.intentDescriptor.domain } == ["Morning"])
    #expect(provider.unhandledIntents == ["Greet"])
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ change: (Element) async throws -> Result) async rethrows
    -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await change(element)) }
    return results
  }
}
