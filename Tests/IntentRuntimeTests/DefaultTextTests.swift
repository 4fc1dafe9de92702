import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A text that no definition gives")
struct DefaultTextTests {
  @Test(
    "says the limit that a value does not keep to",
    arguments: [
      ("en", 1, 4, 9, "Between 1 and 4, please."), ("en", 1, nil, 0, "At least 1, please."),
      ("en", nil, 4, 9, "At most 4, please."), ("en", nil, 4, -1, "Nothing below zero, please."),
      ("de", 1, 4, 0, "Zwischen 1 und 4, bitte."), ("es", 1, 4, 0, "Entre 1 y 4, por favor."),
      ("fr", nil, 4, 9, "Au plus 4, s’il te plaît."), ("pl", 1, nil, 0, "Co najmniej 1, proszę."),
      ("ja", 1, 4, 9, "1から4までにしてください。"), ("ko", 1, 4, 9, "1에서 4 사이로 말씀해 주세요."),
    ] as [(String, Double?, Double?, Int, String)])
  func saysLimit(
    _ language: String, minimum: Double?, maximum: Double?, value: Int, text: String
  ) {
    let parameter = ParameterDescriptor(
      "shots", displayName: LocalizedText("Shots"), typeName: "Integer",
      limits: ParameterLimits(
        minimum: minimum, maximum: maximum, supportsNegativeNumbers: minimum == nil ? false : nil))
    let speaker = Speaker(language: language, catalogs: [])
    let nothing = Placeholders(text: { _, _ in nil }, number: { _ in nil })
    #expect(speaker.reason(nil, for: parameter, nothing, refused: .integer(value)) == text)
    // A value that keeps to it was refused for another reason.
    #expect(speaker.reason(nil, for: parameter, nothing, refused: 2) != text)
  }

  @Test("says the unit of a limit, and which files there may be")
  func saysUnitAndType() {
    let speaker = Speaker(language: "en", catalogs: [])
    let nothing = Placeholders(text: { _, _ in nil }, number: { _ in nil })
    let length = ParameterDescriptor(
      "length", displayName: LocalizedText("Length"), typeName: "Length",
      limits: ParameterLimits(minimum: 2, unit: "Meters"))
    #expect(
      speaker.reason(nil, for: length, nothing, refused: ["value": 1, "unit": "m"])
        == "At least 2 meters, please.")
    let picture = ParameterDescriptor(
      "picture", displayName: LocalizedText("Picture"), typeName: "File",
      limits: ParameterLimits(contentTypes: ["public.png"]))
    #expect(
      speaker.reason(nil, for: picture, nothing, refused: ["typeIdentifier": "com.adobe.pdf"])
        == "That file does not fit. It has to be public.png.")
    #expect(speaker.prompt(.value, for: picture, { nothing }) == "Choose a file: Picture.")
  }

  @Test(
    "has one space where a value is missing, and none before a mark or at an end",
    arguments: [
      ("It takes ${time} and costs ${price}.", "It takes and costs."),
      ("${time} is left", "is left"), ("Where ${time}", "Where"), ("Pour ${qui} ?", "Pour ?"),
      ("(${time}) now", "() now"), ("${time} ${price}", ""), ("a ${time} ${price} b", "a b"),
      ("a  b ${time}", "a  b"), ("${count} of ${count}", "3 of 3"), ("${time}に送る", "に送る"),
    ])
  func closesGaps(_ text: String, filled: String) {
    let speaker = Speaker(language: "en", catalogs: [])
    #expect(speaker.fill(text) { name, _ in name == "count" ? "3" : nil } == filled)
    #expect(speaker.fill(text) { name, _ in name == "count" ? "3" : "" } == filled)
  }

  @Test(
    "of a confirmation says all that will be done, with what the phrase does not name behind it")
  func confirmsEverything() async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = ["OrderBread"]
    let engine = try Bakery.engine(Baker(), policy: policy)
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = ["salt", "oil"]
    request.parameters["delivery"] = true
    request.parameters["address"] = ["name": "Home"]
    request.parameters["slices"] = ["thin", "thick"]
    let prompt = try await engine.begin(request).turn.prompt
    #expect(
      prompt
        == """
        Order 2 of Rye, Toppings salt and oil, medium size, delivered, Home, Slices thin and thick: \
        shall I go on?
        """)
  }

  @Test("offers the cases of an enumeration, by any of their words, but not the one for none")
  func offersCases() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.order())
    let all = try await engine.options(of: step.session, for: "size").flatMap(\.options)
    #expect(all.map(\.text) == ["small size", "medium size", "large size"])
    #expect(all.map(\.value) == ["small", "medium", "large"])
    let large = try await engine.options(of: step.session, for: "size", searchTerm: "large")
    #expect(large.flatMap(\.options).map(\.value) == ["large"])
    #expect(try await engine.options(of: step.session, for: "loaves").isEmpty)
  }

  @Test("is in a reply in JSON, with the name of a reason beside its number")
  func isInReplies() async throws {
    let dispatcher = IntentDispatcher(
      provider: try Bakery.engine(Baker(), Canceller()).provider)
    let cancel = try await dispatcher.dispatch(
      IntentRequest(intent: "CancelBread", parameters: ["number": 7]))
    #expect(cancel.text == "Cancel the order, Number 7: shall I go on?")
    let asked = try await dispatcher.dispatch(Bakery.order(["bread": Bakery.rye]))
    #expect(asked.parameter == "loaves" && asked.text?.isEmpty == false && asked.reason == nil)
    let refused = try await dispatcher.dispatch(
      Bakery.order(["bread": Bakery.rye, "loaves": 40]))
    #expect(refused.reason == "greaterThanMaximumValue")
    #expect(refused.text?.hasPrefix("Loaves cannot be over 12.") == true)
    let german = try await IntentLanguage.$current.withValue("de") {
      try await dispatcher.dispatch(Bakery.order())
    }
    #expect(german.text == "Welches Brot?")
    let written = try JSONDecoder().decode(IntentReply.self, from: JSONEncoder().encode(refused))
    #expect(written.reason == refused.reason && written.text == refused.text)
  }

  @Test("is not needed where a dispatch has a response: the result gives it, and the intent")
  func givesResponse() async throws {
    let dispatcher = IntentDispatcher(provider: try Bakery.engine(Baker()).provider)
    let order = try Bakery.wholeOrder.decoded(as: OrderBreadIntent.self)
    let handled = try await dispatcher.dispatch(order)
    #expect(handled.response?.code == .success)
    #expect(handled.intent.loaves == 2)
    let open = try await dispatcher.dispatch(OrderBreadIntent())
    #expect(open.response == nil)
    #expect(open.intent == OrderBreadIntent(size: open.intent.size))
  }
}

extension SessionTurn {
  /// What is asked before an intent is handled.
  fileprivate var prompt: String? {
    if case .confirm(let prompt) = self { prompt } else { nil }
  }
}
