import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What is said behind a number")
struct NumberTailTests {
  @Test(
    "takes an amount away from zero, on either side",
    arguments: [
      ("five dollars and thirty cents", "en", 5.3),
      ("minus five dollars and thirty cents", "en", -5.3),
      ("minus zero dollars and thirty cents", "en", -0.3), ("-5 point five dollars", "en", -5.5),
      ("-5 and a half dollars", "en", -5.5), ("minus five and a half dollars", "en", -5.5),
      ("-0 point five dollars", "en", -0.5), ("minus fünf Euro fünfzig", "de", -5.5),
      ("moins cinq euros trente", "fr", -5.3),
    ])
  func extends(_ words: String, language: String, amount: Double) {
    let value = ValueTests.value(
      words, of: "currencyAmount", "SendPayment", language: language)
    #expect(Self.field("amount", of: value) == .number(amount))
  }

  @Test(
    "takes a measure away from zero, on either side",
    arguments: [
      ("minus five degrees and a half", -5.5), ("-5 and a half degrees", -5.5),
      ("five degrees and a half", 5.5), ("-5 point five degrees", -5.5),
    ])
  func extendsMeasures(_ words: String, degrees: Double) {
    let value = ValueTests.value(
      words, of: "temperature", "SetClimateSettingsInCar", language: "en")
    #expect(Self.field("value", of: value) == .number(degrees), "\(String(describing: value))")
  }

  private static func field(_ name: String, of value: JSONValue?) -> JSONValue? {
    guard case .object(let fields)? = value else { return nil }
    return fields[name]
  }
}
