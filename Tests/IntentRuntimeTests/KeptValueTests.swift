import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("What is kept of a value")
struct KeptValueTests {
  private func kept<Value: Codable>(_ value: Value) throws -> Value {
    // As a store has it.
    let data = try JSONEncoder().encode(JSONValue(encoding: value))
    return try JSONValueDecoder(value: JSONDecoder().decode(JSONValue.self, from: data))
      .decode(Value.self)
  }

  @Test(
    "is a date to the nearest millisecond, the same however often it is written", arguments: 0..<4)
  func keepsDates(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let spans: [ClosedRange<Double>] = [
      -1...1, -1e6...1e6, -1e9...1e9, -63_114_076_799...252_423_993_599,
    ]
    for _ in 0..<500 {
      for span in spans {
        let date = Date(timeIntervalSinceReferenceDate: .random(in: span, using: &random))
        let once = try kept(date)
        #expect(abs(once.timeIntervalSince(date)) <= 0.000_6, "\(date.timeIntervalSince1970)")
        #expect(try kept(once) == once)
        #expect(once.written == date.written)
      }
    }
  }

  @Test("is every text of milliseconds")
  func keepsTexts() throws {
    for second in [0, 59] {
      for thousandth in 1..<1_000 {
        let digits = String(1_000 + thousandth).dropFirst()
        let text = "2026-03-09T08:15:\(second == 0 ? "00" : "59").\(digits)Z"
        #expect(Date(written: text)?.written == text)
      }
    }
    #expect(Date(written: "2026-03-09T08:15:00Z")?.written == "2026-03-09T08:15:00Z")
    #expect(Date(written: "2026-03-09T08:15:00+02:00")?.written == "2026-03-09T06:15:00Z")
    #expect(Date.distantPast.written == "0001-01-01T00:00:00Z")
    #expect(Date.distantFuture.written.flatMap { Date(written: $0) } == .distantFuture)
  }

  @Test(
    "is no date outside of the years 1 to 9999, nor one that is none",
    arguments: [
      .nan, .infinity, -.infinity, 1e18, -1e18, -63_114_076_801, 252_423_993_600,
      252_423_993_599.9999,
    ])
  func refusesDate(_ seconds: Double) async throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(throws: EncodingError.self) { try JSONValue(encoding: date) }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: ["date": [date]]) }
    // Whoever says it or prints the error is still there afterwards.
    #expect(Speaker(language: "en", catalogs: []).text(for: date).isEmpty == !seconds.isFinite)
  }

  @Test(
    "is no date of a text that nobody could write",
    arguments: [
      "", "2026", "0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "2026-13-01T00:00:00Z",
    ])
  func refusesText(_ text: String) {
    #expect(Date(written: text)?.written == nil)
  }

  @Test(
    "is a decimal with all of its digits",
    arguments: [
      "0", "-1", "12.5", "0.1", "12345678901234567.89", "0.30000000000000004441",
      "9223372036854775808", "-99999999999999999999999999999999999999", "1e-20", "1e60",
      "3.3333333333333333333333333333333333333",
    ])
  func keepsDecimals(_ text: String) throws {
    let decimal = try #require(Decimal(string: text))
    #expect(try kept(decimal) == decimal)
    let amount = CurrencyAmount(amount: decimal, currencyCode: "EUR")
    #expect(try kept([amount]) == [amount])
  }

  @Test(
    "is a decimal as a string only where a number would be rounded",
    arguments: [
      "1", "1.5", "x", "", "1.2345678901234567890x", "NaN",
    ])
  func refusesDigits(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONValueDecoder(value: .string(text)).decode(Decimal.self)
    }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: Decimal.nan) }
  }

  @Test("is held against the limits with all of its digits")
  func limitsDigits() throws {
    let price = ParameterDescriptor(
      "price", displayName: LocalizedText("Price"), typeName: "CurrencyAmount",
      limits: ParameterLimits(maximum: 10))
    let amount = try #require(Decimal(string: "12.345678901234567890123"))
    let value = try JSONValue(encoding: CurrencyAmount(amount: amount, currencyCode: "EUR"))
    #expect(price.violatedLimit(of: value) == "greaterThanMaximumValue")
  }

  @Test(
    "is an integer, or nothing",
    arguments: [
      (UInt64(Int64.max), true), (1 << 63, true), (UInt64.max, false), ((1 << 63) + 1, false),
      (UInt64.max - 2_047, true),
    ] as [(UInt64, Bool)])
  func keepsIntegers(_ integer: UInt64, _ isKept: Bool) throws {
    if isKept {
      #expect(try kept(integer) == integer)
    } else {
      #expect(throws: EncodingError.self) { try JSONValue(encoding: integer) }
    }
  }

  @Test(
    "is a locale that the system has",
    arguments: [
      ("en_US_POSIX", "en_US_POSIX"), ("de_DE", "de_DE"), ("", ""), ("xx_made_up", "en"),
      ("de_DE@x=\(String(repeating: "y", count: 500))", "de"),
    ])
  func boundsLocales(_ identifier: String, _ kept: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_GB")
    let components = DateComponents(calendar: calendar, year: 2026)
    var value = try JSONValue(encoding: components)
    guard case .object(var fields) = value, case .object(var inner)? = fields["calendar"] else {
      Issue.record("\(value)")
      return
    }
    #expect(inner["locale"] != nil)
    inner["locale"] = ["identifier": .string(identifier)]
    fields["calendar"] = .object(inner)
    value = .object(fields)
    let read = try JSONValueDecoder(value: value).decode(DateComponents.self)
    #expect(read.calendar?.locale?.identifier == kept)
  }

  @Test("is read without limits by those who keep it, and held against them by the next step")
  func isReadWithoutLimits() async throws {
    var policy = SessionPolicy()
    policy.valueLimits = ValueLimits(maximumDepth: 3, maximumCount: 10, maximumBytes: 100)
    let toppings = JSONValue.array((0..<20).map { .string("\($0)") })
    let session = IntentSession(
      id: "1", request: Bakery.order(["bread": Bakery.rye, "toppings": toppings]), language: "en")
    let data = try JSONEncoder().encode(session)
    let read = try ValueLimits.$current.withValue(policy.valueLimits) {
      #expect(throws: IntentError.valueOverLimit(.count(10))) {
        try JSONDecoder().decode(IntentSession.self, from: data)
      }
      return try JSONDecoder.ofKeptValues.decode(IntentSession.self, from: data)
    }
    #expect(read == session)
    await #expect(throws: IntentError.valueOverLimit(.count(10))) {
      _ = try await Bakery.engine(Baker(), policy: policy).step(read, .proceed)
    }
  }

  @Test(
    "holds no number that is none, however deep a handler puts it",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func refusesNumber(_ number: Double) async throws {
    let value: JSONValue = ["a": [.number(number)]]
    #expect(throws: EncodingError.self) { try JSONValue(encoding: value) }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: ["b": value]) }
    var handler = Canceller()
    handler.work = { _ in
      CancelBreadIntentResponse(
        code: .success, userActivity: UserActivity(activityType: "a", userInfo: ["x": value]))
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    let step = try await desk.service.step("1", revision: revision, .yes)
    #expect(step.outcome?.ending == .handled)
    let kept = try #require(await desk.store.load("1")?.turn)
    #expect(throws: Never.self) { try JSONEncoder().encode(kept) }
  }
}
