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

  @Test(
    "says how many of so many together",
    arguments: [
      ("en", "a dozen", 12), ("en", "two dozen", 24), ("en", "2 dozen", 24),
      ("en", "half a dozen", 6),
      ("en", "a couple", 2), ("de", "ein Dutzend", 12), ("de", "zwei Dutzend", 24),
      ("de", "ein halbes Dutzend", 6), ("fr", "une douzaine", 12), ("fr", "une dizaine", 10),
      ("fr", "une quinzaine", 15), ("fr", "deux douzaines", 24), ("fr", "une demi-douzaine", 6),
      ("es", "una docena", 12), ("es", "dos docenas", 24), ("es", "media docena", 6),
      ("es", "un par", 2), ("pl", "tuzin", 12), ("pl", "dwa tuziny", 24), ("pl", "pół tuzina", 6),
      ("ja", "一ダース", 12), ("ja", "2ダース", 24), ("ja", "十ダース", 120), ("ko", "한 다스", 12),
      ("ko", "두 다스", 24), ("en", "a dozen and a half", 18), ("es", "una docena y media", 18),
      ("es", "dos docenas y media", 30), ("fr", "une douzaine et demie", 18),
    ] as [(String, String, JSONValue)])
  func multiplies(_ language: String, words: String, number: JSONValue) {
    #expect(Self.number(words, language) == number)
  }

  @Test(
    "makes no number of a part of it",
    arguments: [
      ("de", "ein paar"), ("de", "ein bisschen"), ("fr", "un peu"), ("es", "un poco"),
      ("en", "dozens"), ("en", "three point five"), ("en", "3 point 5"), ("de", "drei Komma fünf"),
      ("fr", "trois virgule cinq"), ("es", "tres coma cinco"), ("pl", "trzy przecinek pięć"),
      ("ja", "三点五"), ("ko", "삼 점 오"), ("ja", "2〜3"), ("ja", "2～3"), ("ja", "二、三個"),
      ("ja", "二〜三"), ("en", "2–3"), ("en", "two/three"), ("ko", "2~3"), ("de", "zwei-drei"),
    ])
  func isNoPart(_ language: String, words: String) {
    #expect(Self.number(words, language) == nil)
  }

  /// The number that an answer is.
  private static func number(_ words: String, _ language: String) -> JSONValue? {
    let reader = SpokenValueReader(
      catalogs: [.cafe], vocabularies: Barista.vocabularies, language: language)
    return reader.value(of: words, for: "shots", of: IntentRequest(intent: "OrderCoffee"))
  }

  @Test(
    "belongs to it where it counts",
    arguments: [
      ("ko", "두 그릇", 2), ("ko", "두그릇", 2), ("ko", "두 개", 2), ("ko", "3개요", 3),
      ("ko", "세 인분 주세요", 3), ("ja", "二杯", 2), ("ja", "2杯", 2), ("ja", "三人前お願いします", 3),
      ("ja", "二皿", 2), ("ja", "二円", nil), ("ko", "두 시간", nil),
    ] as [(String, String, JSONValue?)])
  func counts(_ language: String, words: String, number: JSONValue?) {
    #expect(Self.number(words, language) == number)
  }

  private static func field(_ name: String, of value: JSONValue?) -> JSONValue? {
    guard case .object(let fields)? = value else { return nil }
    return fields[name]
  }
}
