import Foundation
import IntentRuntime
import TestSupport
import Testing

@Suite("The value types")
struct ValueTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.firstWeekday = 2
    return calendar
  }()

  private func components(_ day: Int, hour: Int? = nil, minute: Int? = nil) -> DateComponents {
    DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: minute)
  }

  private func date(_ day: Int, hour: Int = 0) throws -> Date {
    try #require(calendar.date(from: components(day, hour: hour)))
  }

  @Test("name a person in the order of the language")
  func namesPerson() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "太郎"
    name.familyName = "山田"
    let person = Person(nameComponents: name, displayName: "")
    #expect(person.formattedName(locale: Locale(identifier: "ja")) == "山田太郎")
    #expect(person.formattedName() == "太郎 山田")
    #expect(person.formattedName(style: .short) == "太郎")
    #expect(person.formattedName(style: .long) == "Dr. 太郎 山田")
    #expect(Person(displayName: "Coco").formattedName(style: .short) == "Coco")
    let handle = PersonHandle(value: "+1", type: .phoneNumber)
    #expect(Person(personHandle: handle, displayName: "").formattedName() == "+1")
  }

  @Test("write an amount of money as the language does, and add amounts of one currency")
  func formatsMoney() {
    let amount = CurrencyAmount(amount: 12.5, currencyCode: "EUR")
    #expect(amount.formatted() == "€12.50")
    #expect(amount.adding(amount)?.amount == 25)
    #expect(amount.adding(CurrencyAmount(amount: 1, currencyCode: "USD")) == nil)
  }

  @Test("write an address on one line")
  func formatsAddress() {
    let place = Placemark(thoroughfare: "1 Main St", locality: "Springfield", postalCode: "12345")
    #expect(place.formattedAddress == "1 Main St, Springfield, 12345")
  }

  @Test("give a range its interval, as long as its start is exact where it has no end")
  func givesInterval() throws {
    let day = DateComponentsRange(start: components(9), end: nil)
    #expect(day.duration(in: calendar) == 86_400)
    let hour = DateComponentsRange(start: components(9, hour: 8), end: nil)
    #expect(hour.duration(in: calendar) == 3_600)
    let meeting = DateComponentsRange(start: components(9, hour: 8), end: components(9, hour: 10))
    #expect(meeting.duration(in: calendar) == 7_200)
    let backwards = DateComponentsRange(start: components(9), end: components(8))
    #expect(backwards.dateInterval(in: calendar) == nil)
    #expect(DateComponentsRange(start: nil, end: nil).dateInterval(in: calendar) == nil)
  }

  @Test("compare, cut and move ranges")
  func comparesRanges() throws {
    let first = DateComponentsRange(start: components(9, hour: 8), end: components(9, hour: 10))
    let second = DateComponentsRange(start: components(9, hour: 9), end: components(9, hour: 11))
    let third = DateComponentsRange(start: components(9, hour: 10), end: components(9, hour: 11))
    #expect(first.overlaps(second, in: calendar))
    #expect(!first.overlaps(third, in: calendar))
    #expect(first.intersection(second, in: calendar)?.duration == 3_600)
    #expect(first.intersection(third, in: calendar) == nil)
    #expect(first.contains(try date(9, hour: 9), in: calendar))
    #expect(!first.contains(try date(9, hour: 10), in: calendar))
    let later = try #require(first.shifted(by: 1, .day, in: calendar))
    #expect(later.contains(try date(10, hour: 9), in: calendar))
    #expect(later.duration(in: calendar) == 7_200)
  }

  @Test("repeat a range as its rule says")
  func repeatsRange() throws {
    // 9 March 2026 is a Monday.
    let weekly = DateComponentsRange(
      start: components(9, hour: 8),
      end: components(9, hour: 9),
      recurrenceRule: RecurrenceRule(
        interval: 1, frequency: .weekly, weeklyRecurrenceDays: [.monday, .wednesday])
    )
    let starts = weekly.occurrences(until: try date(19), in: calendar).map(\.start)
    #expect(
      try starts
        == [date(9, hour: 8), date(11, hour: 8), date(16, hour: 8), date(18, hour: 8)])
    #expect(weekly.contains(try date(18, hour: 8), in: calendar))
    #expect(!weekly.contains(try date(17, hour: 8), in: calendar))
    var daily = weekly
    daily.recurrenceRule = RecurrenceRule(interval: 2, frequency: .daily)
    #expect(daily.occurrences(until: try date(14), in: calendar).count == 3)
    daily.recurrenceRule = RecurrenceRule(interval: 0, frequency: .minute)
    #expect(daily.occurrences(until: .distantFuture, in: calendar, count: 5).count == 5)
    #expect(daily.occurrences(until: try date(1), in: calendar).isEmpty)
    for count in [0, -1, .min] {
      #expect(daily.occurrences(until: try date(14), in: calendar, count: count).isEmpty)
    }
  }

  @Test(
    "know whether a moment lies in an occurrence, however many there were before",
    arguments: [
      RecurrenceRule(interval: 7, frequency: .minute),
      RecurrenceRule(interval: 5, frequency: .hourly),
      RecurrenceRule(interval: 3, frequency: .daily),
      RecurrenceRule(interval: 1, frequency: .monthly),
      RecurrenceRule(interval: 2, frequency: .yearly),
      RecurrenceRule(interval: 2, frequency: .weekly),
      RecurrenceRule(
        interval: 3, frequency: .weekly, weeklyRecurrenceDays: [.tuesday, .sunday]),
      RecurrenceRule(interval: 1, frequency: .unknown),
    ])
  func containsAsOccurrences(_ rule: RecurrenceRule) throws {
    var random = SeededGenerator(seed: 7)
    let start = DateComponents(year: 2026, month: 1, day: 31, hour: 8, minute: 30)
    for minutes in [1, 45, 60 * 24 * 3] {
      let first = try #require(calendar.date(from: start))
      let end = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: first + Double(minutes * 60))
      let range = DateComponentsRange(start: start, end: end, recurrenceRule: rule)
      let spans: [RecurrenceFrequency: Double] = [.minute: 30_000, .hourly: 1_000_000]
      let span = spans[rule.frequency] ?? 60_000_000
      for _ in 0..<30 {
        let date = first + Double.random(in: -span / 20...span, using: &random)
        let expected = range.occurrences(until: date, in: calendar, count: .max)
          .contains { $0.start <= date && date < $0.end }
        #expect(range.contains(date, in: calendar) == expected, "\(minutes) \(date)")
      }
    }
  }

  @Test("know an occurrence of a rule for every minute after years")
  func containsLongAfter() throws {
    let range = DateComponentsRange(
      start: components(9, hour: 8), end: components(9, hour: 8, minute: 1),
      recurrenceRule: RecurrenceRule(interval: 2, frequency: .minute))
    let later = try #require(
      calendar.date(from: DateComponents(year: 2046, month: 3, day: 9, hour: 8)))
    #expect(range.contains(later, in: calendar))
    #expect(!range.contains(later + 60, in: calendar))
  }

  @Test("keep a date to the millisecond in a request")
  func keepsDates() async throws {
    var baker = Baker()
    let date = Date(timeIntervalSince1970: 1_234_567.125)
    baker.work = { _ in
      var response = OrderBreadIntentResponse(code: .success)
      response.ready = date
      return response
    }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.outcome?.response?["ready"] == "1970-01-15T06:56:07.125Z")
  }
}
