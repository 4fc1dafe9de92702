import Foundation
import IntentRuntime
import TestSupport

@testable import IntentConversation

/// Writes values as Foundation does in a language.
struct ValueWriter {
  typealias Written = RoundTripTests.Written

  private let locale: Locale
  private var random: SeededGenerator

  init(_ language: String) {
    locale = Locale(identifier: language)
    random = SeededGenerator(seed: UInt64(language.utf8.reduce(7) { $0 * 31 + Int($1) }))
  }

  static func reader(_ language: String) -> ValueReader {
    ValueReader(shared: SharedRules(language), now: FixedTime.now, calendar: FixedTime.calendar)
  }

  /// A number of any length up to twelve digits, so that short ones are as many as long ones.
  private mutating func number() -> Int {
    let digits = Int.random(in: 1...12, using: &random)
    return Int.random(in: 0..<(0..<digits).reduce(1) { limit, _ in limit * 10 }, using: &random)
  }

  private func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    return formatter
  }

  /// Every number to 999, then any.
  mutating func words(_ count: Int) -> [Written] {
    let formatter = formatter(.spellOut)
    return (0..<count).map { index in
      let number = index < 1_000 ? index : self.number()
      return Written(
        text: formatter.string(from: NSNumber(value: number)) ?? "", type: .integer,
        value: .integer(number))
    }
  }

  /// Whole numbers and such with up to three decimals, below nothing too.
  mutating func digits(_ count: Int) -> [Written] {
    let formatter = formatter(.decimal)
    return (0..<count).map { index in
      let sign = Bool.random(using: &random) ? 1 : -1
      if index.isMultiple(of: 2) {
        let number = number() * sign
        return Written(
          text: formatter.string(from: NSNumber(value: number)) ?? "", type: .integer,
          value: .integer(number))
      }
      let number = Double(number() / 1_000 * sign) / 1_000
      return Written(
        text: formatter.string(from: NSNumber(value: number)) ?? "", type: .decimal,
        value: .number(number == 0 ? 0 : number))
    }
  }

  mutating func money(_ count: Int) -> [Written] {
    let codes = [
      "USD", "EUR", "GBP", "JPY", "KRW", "PLN", "CHF", "MXN", "CNY", "CAD", "INR", "SEK", "TRY",
    ]
    let formatter = formatter(.currency)
    return codes.flatMap { code -> [Written] in
      formatter.currencyCode = code
      return (0..<count / codes.count + 1).map { _ in
        let cents = number() / 10 * (Bool.random(using: &random) ? 1 : -1)
        let hasCents = code != "JPY" && code != "KRW"
        let amount = hasCents ? Double(cents) / 100 : Double(cents)
        return Written(
          text: formatter.string(from: NSNumber(value: amount)) ?? "", type: .money(),
          value: ["amount": .number(amount == 0 ? 0 : amount), "currencyCode": .string(code)])
      }
    }
  }

  /// Days with times and without, short and in full.
  mutating func dates(_ count: Int) -> [Written] {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = FixedTime.calendar
    formatter.timeZone = FixedTime.calendar.timeZone
    let styles: [DateFormatter.Style] = [.short, .medium, .long, .full]
    return styles.flatMap { style -> [Written] in
      (0..<count / styles.count).map { index in
        let minute = Int.random(in: 29_342_040..<33_333_333, using: &random)
        let date = Date(timeIntervalSince1970: Double(minute) * 60)
        let hasTime = index.isMultiple(of: 2)
        formatter.dateStyle = style
        formatter.timeStyle = hasTime ? .short : .none
        return Written(
          text: formatter.string(from: date), type: .dateComponents(nil),
          value: Self.components(date, hasTime: hasTime))
      }
    }
  }

  private static func components(_ date: Date, hasTime: Bool) -> JSONValue {
    let parts = FixedTime.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    var values: [String: JSONValue] = [:]
    values["year"] = parts.year.map { .integer($0) }
    values["month"] = parts.month.map { .integer($0) }
    values["day"] = parts.day.map { .integer($0) }
    values["hour"] = hasTime ? parts.hour.map { .integer($0) } : nil
    values["minute"] = hasTime ? parts.minute.map { .integer($0) } : nil
    return .object(values)
  }

  mutating func durations(_ count: Int) -> [Written] {
    (0..<count).map { index in
      let seconds = Int.random(in: 1..<1_000_000, using: &random)
      let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
      let text = Duration.seconds(seconds).formatted(
        .units(allowed: [.days, .hours, .minutes, .seconds], width: widths[index % 3])
          .locale(locale))
      return Written(text: text, type: .duration, value: .number(Double(seconds)))
    }
  }
}
