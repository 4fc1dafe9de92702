import Foundation
import SystemIntents
import Testing

@testable import IntentRuntime

@Suite("Speech")
struct SpeakerTests {
  @Test("looks at no more of a language's code than codes have, and has the system make up none")
  func boundsLanguage() {
    let long = (0..<4_000).map { "x\($0)" }.joined(separator: "-")
    #expect(LanguageTag.fallbacks(of: long).allSatisfy { $0.utf8.count <= 64 })
    #expect(LanguageTag.fallbacks(of: long).count < 64)
    for code in ["", "-", "xx", long, "xx-\(long)"] {
      #expect(LanguageTag.locale(of: code).identifier == "en")
    }
    #expect(LanguageTag.locale(of: "pt-BR-\(long)").identifier == "pt_BR")
    #expect(Speaker(language: "de-\(long)", catalogs: []).phrase(.yes) == "ja")
  }

  @Test(
    "is in the session's language, else the one without its region, else the development language",
    arguments: [
      ("de-AT", "Welches Weckerl?"), ("de_AT", "Welches Weckerl?"), ("de-CH", "Welches Brot?"),
      ("DE", "Welches Brot?"), ("ja", "どのパンですか"), ("fr", "Which bread?"), ("", "Which bread?"),
    ]
  )
  func fallsBack(_ language: String, prompt: String) async throws {
    let step = try await Bakery.engine(Baker()).begin(Bakery.order(), id: "1", language: language)
    #expect(step.question?.prompt == prompt)
  }

  @Test("makes a plain prompt from the display name where the definition has none")
  func makesPlainPrompt() async throws {
    let engine = try Bakery.engine(Canceller())
    let request = IntentRequest(intent: "CancelBread")
    let prompts = [
      "en": "What is the value of Number?", "es": "¿Cuál es el valor de Number?",
      "fr": "Quelle est la valeur de Number ?", "pl": "Jaka jest wartość: Number?",
      "ja": "Numberは何ですか", "ko": "Number의 값은 무엇인가요?",
    ]
    for (language, prompt) in prompts {
      let step = try await engine.begin(request, id: "1", language: language)
      #expect(step.question?.prompt == prompt)
    }
  }

  @Test("fills in names, properties and counts")
  func fillsIn() async throws {
    var baker = Baker()
    baker.bread = { intent in
      var rye = Baker.breads[0]
      rye.price = CurrencyAmount(amount: 3.5, currencyCode: "EUR")
      return intent.bread?.price == nil
        ? .confirmationRequired(with: rye) : .success(with: rye)
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder)
    #expect(step.question?.prompt == "Just to confirm, you wanted Rye for €3.50?")
  }

  @Test(
    "formats numbers, money, durations, lists and Boolean values for the language",
    arguments: [
      ("en", "Rye takes 1 hour, 30 minutes and costs €1,234.50."),
      ("de", "Rye dauert 1 Stunde, 30 Minuten und kostet 1.234,50 €."),
    ]
  )
  func formatsValues(_ language: String, text: String) async throws {
    var baker = Baker()
    baker.work = { _ in
      var response = OrderBreadIntentResponse(code: .success)
      response.waitTime = 5_400
      response.price = CurrencyAmount(amount: 1234.5, currencyCode: "EUR")
      return response
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder, id: "1", language: language)
    // Locales separate a number from its currency with a space that does not break.
    let spoken = step.outcome?.text.replacing("\u{A0}", with: " ")
    #expect(spoken?.replacing(" und 30", with: ", 30") == text)
  }

  @Test("says values of every type", arguments: ["en", "de"])
  func saysValues(_ language: String) {
    let speaker = Speaker(language: language, catalogs: [.bakery])
    let isGerman = language == "de"
    #expect(speaker.text(for: 1_234.5) == (isGerman ? "1.234,5" : "1,234.5"))
    #expect(speaker.text(for: ["a", "b"]) == (isGerman ? "a und b" : "a and b"))
    #expect(speaker.text(for: Size.large) == (isGerman ? "groß" : "large size"))
    #expect(
      speaker.text(for: Measurement(value: 2.5, unit: UnitLength.kilometers))
        == (isGerman ? "2,5 km" : "2.5 km"))
    #expect(speaker.text(for: Person(displayName: "Coco")) == "Coco")
    #expect(speaker.text(for: Placemark(name: "Home")) == "Home")
    #expect(
      speaker.text(for: DayOfWeekOptions([.monday, .sunday]))
        == (isGerman ? "Montag und Sonntag" : "Monday and Sunday"))
    #expect(speaker.text(for: PaymentMethod(type: .debit, name: "Bank")) == "Bank")
    #expect(speaker.text(for: SpeakableString("x")) == "x")
    #expect(speaker.text(for: URL(filePath: "/a")) == "file:///a")
  }

  @Test(
    "says how often something comes again",
    arguments: [
      ("en", 1, .daily, [], "every day"), ("en", 1, .weekly, [.friday], "every Friday"),
      ("en", 2, .weekly, [.monday, .friday], "every 2 weeks (Monday and Friday)"),
      ("en", 3, .monthly, [], "every 3 months"), ("en", 1, .unknown, [], ""),
      ("es", 1, .weekly, [.friday], "cada viernes"), ("fr", 2, .daily, [], "tous les 2 jours"),
      ("de", 1, .weekly, [.monday, .friday], "jeden Montag und Freitag"),
      ("pl", 1, .weekly, [.friday], "co tydzień (piątek)"),
      ("pl", 2, .weekly, [], "co 2 tygodnie"), ("pl", 5, .weekly, [], "co 5 tygodni"),
      ("ja", 1, .weekly, [.friday], "毎週金曜日"), ("ko", 2, .yearly, [], "2년마다"),
      ("it", 1, .hourly, [], "every hour"),
    ] as [(String, Int, RecurrenceFrequency, DayOfWeekOptions, String)])
  func saysRecurrences(
    _ language: String, interval: Int, frequency: RecurrenceFrequency, days: DayOfWeekOptions,
    expected: String
  ) {
    let rule = RecurrenceRule(
      interval: interval, frequency: frequency, weeklyRecurrenceDays: days)
    let speaker = Speaker(language: language, catalogs: [])
    #expect(
      speaker.text(for: DateComponentsRange(start: nil, end: nil, recurrenceRule: rule))
        == expected)
    let eight = DateComponents(hour: 8, minute: 0)
    let text = speaker.text(
      for: DateComponentsRange(start: eight, end: nil, recurrenceRule: rule))
    #expect(
      text == [speaker.text(for: eight), expected].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  @Test("says dates with what they have")
  func saysDates() {
    let speaker = Speaker(language: "en", catalogs: [])
    let time = DateComponents(calendar: Calendar(identifier: .gregorian), hour: 8, minute: 0)
    #expect(speaker.text(for: time).replacing("\u{202F}", with: " ") == "8:00 AM")
    let day = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2026, month: 3, day: 9)
    #expect(speaker.text(for: day) == "Mar 9, 2026")
    let range = DateComponentsRange(start: day, end: nil)
    #expect(speaker.text(for: range) == "Mar 9, 2026")
    #expect(speaker.text(for: DateComponents(weekday: 6)) == "Friday")
    #expect(speaker.text(for: DateComponents(month: 3)) == "March")
    #expect(speaker.text(for: DateComponents(year: 2026, month: 3)) == "March 2026")
    #expect(speaker.text(for: DateComponents(year: 2026)) == "2026")
    let second = DateComponents(year: 2026, month: 3, weekday: 6, weekdayOrdinal: 2)
    #expect(speaker.text(for: second) == "Friday, March 13, 2026")
    #expect(speaker.text(for: DateComponents(month: 3, weekday: 6)) == "March")
    // Without a year, or a weekday, or where a month has no fifth, there is no day to say.
    for (components, text) in [
      (DateComponents(month: 3, weekday: 6, weekdayOrdinal: 2), "March"),
      (DateComponents(month: 3, weekdayOrdinal: 2), "March"),
      (DateComponents(year: 2026, month: 3, weekdayOrdinal: 2), "March 2026"),
      (DateComponents(year: 2026, month: 2, weekday: 6, weekdayOrdinal: 5), "February 2026"),
    ] {
      #expect(speaker.text(for: components) == text)
    }
    #expect(speaker.text(for: DateComponents()) == "")
    #expect(speaker.text(for: DateComponents(weekday: 60)) == "")
    let german = Speaker(language: "de", catalogs: [])
    #expect(german.text(for: DateComponents(hour: 8, minute: 0, weekday: 2)) == "Montag, 08:00")
  }

  @Test(
    "takes the plural form of the first number in a sentence",
    arguments: [
      ("en", 1, "One loaf is ready."), ("en", 2, "2 loaves are ready."),
      ("pl", 1, "Gotowy jest 1 chleb."), ("pl", 3, "Gotowe są 3 chleby."),
      ("pl", 5, "Gotowych jest 5 chlebów."), ("pl", 22, "Gotowe są 22 chleby."),
      ("pl", 12, "Gotowych jest 12 chlebów."), ("fr", 1, "1 loaves are ready."),
    ]
  )
  func takesPlural(_ language: String, count: Int, text: String) async throws {
    var baker = Baker()
    baker.work = { _ in
      var response = OrderBreadIntentResponse(code: .successMany)
      response.count = count
      return response
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(Bakery.wholeOrder, id: "1", language: language)
    #expect(step.outcome?.text == text)
  }

  @Test("has an ID of a text mean its own definition's text")
  func keepsDefinitionsApart() {
    let other = IntentCatalog(
      name: "Other",
      intents: [],
      localizations: [LocalizationTable("de", ["q00001", "Falsch", "only", "Nur hier"])]
    )
    let speaker = Speaker(language: "de-AT", catalogs: [.bakery, other])
    #expect(speaker.text(LocalizedText("Which bread?", id: "q00001")) == "Welches Weckerl?")
    #expect(speaker.text(LocalizedText("Only", id: "only")) == "Nur hier")
  }

  @Test("has every definition of an intent come before the others")
  func putsOwnDefinitionsFirst() {
    func catalog(_ name: String, _ texts: [String], of intents: [any Intent.Type]) -> IntentCatalog
    {
      IntentCatalog(
        name: name, intents: intents, localizations: [LocalizationTable("de", texts)])
    }
    let provider = HandlerProvider(
      catalog("Other", ["a", "Falsch", "b", "Falsch", "c", "Nur hier"], of: []),
      catalog("First", ["a", "Brot"], of: [OrderBreadIntent.self]),
      catalog("Second", ["a", "Semmel", "b", "Kuchen"], of: [OrderBreadIntent.self]))
    let speaker = provider.speaker(of: "de", for: OrderBreadIntent.self)
    let texts = ["a", "b", "c"].map { speaker.text(LocalizedText("?", id: $0)) }
    #expect(texts == ["Brot", "Kuchen", "Nur hier"])
  }

  @Test(
    "leaves a sentence that is no template as it is", arguments: ["${", "a ${b", "}", "$ {x}", ""])
  func leavesText(_ text: String) {
    #expect(Speaker(language: "en", catalogs: []).fill(text) { _, _ in "?" } == text)
  }

  @Test("has a translation answer for every text that the user is told")
  func translatesReason() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(
      Bakery.order(["bread": Bakery.rye, "loaves": 99]), id: "1", language: "de")
    #expect(step.question?.reason == "Mehr als 12 gehen nicht.")
  }
}

@Suite("A text of several sentences")
struct SentenceTests {
  private func said(_ format: String, _ short: String? = nil, isFailure: Bool = false)
    -> String?
  {
    let values = ["order": "2 loaves", "sign": "Hi! $5."]
    let placeholders = Placeholders(
      text: { name, property in property == nil ? values[name] : nil }, number: { _ in nil })
    let response = ResponseDescriptor(
      code: "success", format: LocalizedText(format), conciseFormat: short.map { LocalizedText($0) }
    )
    return Speaker(language: "en", catalogs: []).sentence(
      of: response, placeholders, isFailure: isFailure)
  }

  @Test(
    "is said without those that lack a value",
    arguments: [
      ("Your ${order} are baked. When: ${time}.", "Your 2 loaves are baked."),
      ("Your ${order} are baked. When: ${time}. Bye!", "Your 2 loaves are baked. Bye!"),
      ("Your ${order} (“${sign}”) are baked.", "Your 2 loaves (“Hi! $5.”) are baked."),
      ("${order}が焼けました。日時：${time}。", "2 loavesが焼けました。"),
      ("${order}。日時：${sign}。", "2 loaves。日時：Hi! $5.。"),
      ("At ${time}. For ${order}.", "For 2 loaves."),
      ("Baked.", "Baked."), ("", ""),
      ("For ${order.price}? Yes.", "Yes."), ("For ${order", "For ${order"),
    ])
  func leavesOut(_ format: String, expected: String) {
    #expect(said(format) == expected)
  }

  @Test("is said with a gap only where it says why something was not done")
  func gap() {
    #expect(said("It costs 3.50 at ${time}.") == nil)
    #expect(said("It costs 3.50 at ${time}.", isFailure: true) == "It costs 3.50 at.")
  }

  @Test(
    "is the short one where its first sentence lacks a value",
    arguments: [
      ("For ${time}. Yes.", "Baked. At ${time}.", "Baked."),
      ("For ${order}. At ${time}.", "Baked.", "For 2 loaves."),
      ("For ${time}.", "At ${time}.", ""),
    ])
  func isShort(_ format: String, short: String, expected: String) {
    #expect(said(format, short) == expected)
  }
}
