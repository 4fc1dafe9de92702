import Foundation
import IntentRuntime
import Testing

@testable import Intents

@Suite("A definition with every type, as a handler of Apple's kind has it")
struct AssortmentTests {
  /// Takes what it is given, and what a test does with it.
  final class Assorter: NSObject, AssortIntentHandling, @unchecked Sendable {
    var colors = AssortColor.all
    var changes: (AssortIntent) -> Void = { _ in }
    var moment: DateComponents?
    var isAsking = false
    var handled: AssortIntent?

    func provideColorOptionsCollection(
      for intent: AssortIntent,
      with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void
    ) { completion(INObjectCollection(items: colors), nil) }

    func provideColorsOptionsCollection(
      for intent: AssortIntent,
      with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void
    ) { completion(INObjectCollection(items: colors), nil) }

    func resolveOneDate(
      for intent: AssortIntent,
      with completion: @escaping (INDateComponentsResolutionResult) -> Void
    ) { completion(moment.map { .success(with: $0) } ?? .notRequired()) }

    func resolveOneString(
      for intent: AssortIntent,
      with completion: @escaping (INStringResolutionResult) -> Void
    ) { completion(isAsking ? .needsValue() : .notRequired()) }

    func confirm(intent: AssortIntent, completion: @escaping (AssortIntentResponse) -> Void) {
      changes(intent)
      completion(AssortIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: AssortIntent, completion: @escaping (AssortIntentResponse) -> Void) {
      handled = intent
      let response = AssortIntentResponse(code: .success, userActivity: nil)
      response.colors = intent.colors
      completion(response)
    }
  }

  enum AssortColor {
    static let all = [NSNumber(value: 1), NSNumber(value: 2)]
  }

  private typealias Assort = BridgedIntent<AssortIntentBridge>

  @Test("has several cases of an enumeration by their numbers, which the runtime knows by name")
  func enumerations() async throws {
    let handler = Assorter()
    let intent = try IntentRequest(
      intent: "Assort", parameters: ["color": "blue", "colors": ["red", "blue"]]
    ).decoded(as: Assort.self)
    let result = try await dispatcher(handler).dispatch(intent, confirmed: intent)
    #expect(handler.handled?.color == .blue)
    #expect(handler.handled?.colors == [1, 2])
    guard case .handled(_, let response) = result else {
      Issue.record("\(result)")
      return
    }
    let written = try JSONValue(encoding: response)
    #expect("\(written)".contains("red"), "\(written)")
  }

  @Test("offers the cases that a handler gives by their numbers", arguments: ["color", "colors"])
  func options(_ parameter: String) async throws {
    let handler = Assorter()
    handler.isAsking = true
    let engine = SessionEngine(provider: try provider(handler))
    let session = try await engine.begin(IntentRequest(intent: "Assort"), id: "1", language: "en")
      .session
    let offered = try await engine.options(of: session, for: parameter)
    #expect(offered.flatMap(\.options).map(\.text) == ["red", "blue"])
  }

  @Test("keeps what a handler changes inside of an object to that call")
  func objects() async throws {
    let handler = Assorter()
    handler.changes = { intent in
      intent.toy?.price = 999
      intent.toy?.box?.price = 999
      intent.toys?.first?.price = 999
      intent.oneFile?.filename = "other"
    }
    let object = AssortIntent()
    object.toy = Toy(identifier: "1", display: "Bear")
    object.toy?.box = Box(identifier: "2", display: "Box")
    object.toys = [Toy(identifier: "3", display: "Ball")]
    object.oneFile = INFile(data: Data([1]), filename: "one", typeIdentifier: nil)
    let intent = Assort(object)
    _ = try await dispatcher(handler).dispatch(intent, confirmed: intent)
    let handled = try #require(handler.handled)
    #expect(handled.toy?.displayString == "Bear" && handled.toy?.price == nil)
    #expect(handled.toy?.box?.displayString == "Box" && handled.toy?.box?.price == nil)
    #expect(handled.toys?.map(\.displayString) == ["Ball"] && handled.toys?[0].price == nil)
    #expect(handled.oneFile?.filename == "one")
  }

  @Test("takes the components of a date for the moment that a handler resolves")
  func moments() async throws {
    let handler = Assorter()
    handler.moment = DateComponents(year: 2026, month: 3, day: 1)
    let intent = Assort()
    _ = try await dispatcher(handler).dispatch(intent)
    let expected = try #require(
      Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 1)))
    #expect(handler.handled?.oneDate == expected)
  }

  @Test("is not the same as another whose values cannot be compared")
  func unequal() {
    func intent(_ count: Int, _ number: Double?) -> Assort {
      let object = AssortIntent()
      object.oneInteger = NSNumber(value: count)
      object.oneDecimal = number.map { NSNumber(value: $0) }
      return Assort(object)
    }
    #expect(intent(1, nil) == intent(1, nil))
    #expect(intent(1, nil) != intent(2, nil))
    #expect(intent(1, .nan) != intent(2, .nan))
    let same = intent(1, .nan)
    #expect(same != same)
  }

  private func dispatcher(_ handler: Assorter) throws -> IntentDispatcher {
    IntentDispatcher(provider: try provider(handler))
  }

  private func provider(_ handler: Assorter) throws -> HandlerProvider {
    var provider = HandlerProvider(.assortment)
    try provider.register(handler)
    return provider
  }
}
