import Foundation
import Testing

@testable import IntentRuntime

@Suite("What is said of a value")
struct ExactSpeechTests {
  private let english = Speaker(language: "en", catalogs: [])

  private func text(_ components: DateComponents) -> String {
    english.text(for: components).replacing("\u{202F}", with: " ")
  }

  @Test(
    "has every digit of an amount, and its code",
    arguments: [
      ("0.004", "EUR", "€0.004"), ("999.999", "EUR", "€999.999"), ("10.005", "EUR", "€10.005"),
      ("1500.7", "JPY", "¥1,500.7"), ("-0.001", "EUR", "-€0.001"), ("10", "USDT", "10 USDT"),
      ("1234.5", "DOGE", "1,234.5 DOGE"), ("10", "", "10"),
      ("12345678901234567890.123", "EUR", "€12,345,678,901,234,567,890.123"),
      // Plain ones are worded as ever.
      ("12.5", "EUR", "€12.50"), ("12.50", "EUR", "€12.50"), ("1500", "JPY", "¥1,500"),
      ("0", "EUR", "€0.00"), ("1.125", "KWD", "KWD 1.125"), ("10", "eur", "€10.00"),
    ])
  func saysMoney(_ amount: String, code: String, text: String) throws {
    let money = CurrencyAmount(amount: try #require(Decimal(string: amount)), currencyCode: code)
    #expect(money.formatted().replacing("\u{A0}", with: " ") == text)
    #expect(english.text(for: money).replacing("\u{A0}", with: " ") == text)
  }

  @Test(
    "has no digits of an amount that came of its literal, or of calculating",
    arguments: [
      (3.133, "€3.133"), (1.13, "€1.13"), (1.13 * 3, "€3.39"), (Decimal(19.99) * 3, "€59.97"),
      (Decimal(0.1 + 0.2), "€0.30"), (19.990000000000002, "€19.99"),
      (Decimal(10) / 3, "€3.3333333333333"),
    ] as [(Decimal, String)])
  func saysCalculated(_ amount: Decimal, text: String) {
    #expect(CurrencyAmount(amount: amount, currencyCode: "EUR").formatted() == text)
  }

  @Test(
    "has every digit of a number, but not what calculating leaves of one",
    arguments: [
      (1e-9, "0.000000001"), (0.1234567891, "0.1234567891"), (-2.00000001, "-2.00000001"),
      (0.1 + 0.2, "0.3"), (1_234.5, "1,234.5"), (2, "2"), (1e15, "1,000,000,000,000,000"),
    ])
  func saysNumbers(_ number: Double, text: String) {
    #expect(english.text(for: number) == text)
    let length = Measurement(value: number, unit: UnitLength.meters)
    #expect(english.text(for: length) == "\(text) m")
  }

  @Test("has every digit of a decimal number")
  func saysDecimals() throws {
    let number = try #require(Decimal(string: "1.0000000000001"))
    #expect(english.text(for: number) == "1.0000000000001")
    #expect(english.text(for: Decimal(12)) == "12")
  }

  @Test(
    "has the parts of a second, and a duration of any length",
    arguments: [
      (0.4, "0.4 seconds"), (59.6, "59.6 seconds"), (5_400, "1 hour, 30 minutes"),
      (61.25, "1 minute, 1.25 seconds"), (-3_600, "-1 hour"), (0, "0 seconds"),
      (0.1 + 0.2, "0.3 seconds"), (3_960.0000000000005, "1 hour, 6 minutes"),
      (59.99999999999999, "1 minute"), (1e20, "100,000,000,000,000,000,000 s"),
      (1e-20, "0.00000000000000000001 s"),
    ])
  func saysDurations(_ seconds: Double, text: String) {
    #expect(english.text(for: seconds, typeName: "TimeInterval") == text)
  }

  @Test(
    "has all that there is of a day or time",
    arguments: [
      (DateComponents(minute: 30), "minute 30"), (DateComponents(second: 59), "second 59"),
      (DateComponents(weekOfYear: 30), "week of year 30"), (DateComponents(day: 5), "day 5"),
      (DateComponents(hour: 8, minute: 30, second: 59), "8:30:59 AM"),
      // What does not exist is never said as what does.
      (DateComponents(hour: 99), ""), (DateComponents(year: 2026, month: 2, day: 31), ""),
      (DateComponents(era: 0, year: 44), "44 BC"),
      // Plain ones are worded as ever.
      (DateComponents(hour: 8, minute: 30, second: 0), "8:30 AM"),
      (DateComponents(year: 2026, month: 2, day: 28), "Feb 28, 2026"),
      (DateComponents(month: 2, day: 29), "Feb 29"), (DateComponents(year: 2026), "2026"),
      (DateComponents(year: 2026, month: 3, day: 9, weekday: 2, weekOfYear: 11), "Mar 9, 2026"),
      (DateComponents(era: 1, year: 2026, month: 3), "March 2026"),
      (DateComponents(hour: 9, weekday: 6), "Friday 9:00 AM"),
    ])
  func saysDates(_ components: DateComponents, expected: String) {
    #expect(text(components) == expected)
  }

  @Test("has a quarter, and the time zone of another place")
  func saysZones() throws {
    var quarter = DateComponents()
    quarter.quarter = 3
    #expect(text(quarter) == "quarter 3")
    var time = DateComponents(hour: 9, minute: 0)
    time.timeZone = .current
    #expect(text(time) == "9:00 AM")
    time.timeZone = TimeZone(secondsFromGMT: TimeZone.current.secondsFromGMT() + 3_600 * 5)
    #expect(text(time).hasPrefix("9:00 AM GMT"))
    // Zones had no whole hours in the first year.
    for name in ["Europe/Berlin", "America/New_York", "Asia/Tokyo"] {
      time.timeZone = TimeZone(identifier: name)
      #expect(!text(time).contains(":56") && !text(time).contains(":53"), "\(text(time))")
    }
  }
}
