import Foundation
import TestSupport
import Testing

@testable import IntentConversation

@Suite("Days counted without a calendar")
struct CivilDayTests {
  @Test("are those of Foundation's calendar")
  func areTheSame() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let number = Int.random(in: -140_000...400_000, using: &random)
      let day = CivilDay(number: number)
      #expect(day.number == number)
      #expect(CivilDay(year: day.year, month: day.month, day: day.day) == day)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = FixedTime.calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect([parts.year, parts.month, parts.day] == [day.year, day.month, day.day])
      #expect(parts.weekday == day.weekday)
    }
  }

  @Test(
    "are none where there is none",
    arguments: [(2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 1, 0)])
  func areNone(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDay(year: year, month: month, day: day) == nil)
  }

  @Test("begin at midnight where the calendar is")
  func beginAtMidnight() throws {
    var calendar = FixedTime.calendar
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
    let today = Today(in: calendar)
    let midnight =
      1_790_000_000.0 - 1_790_000_000.0.truncatingRemainder(dividingBy: 86_400)
      - 9 * 3_600
    let before = try #require(today.day(of: Date(timeIntervalSince1970: midnight - 1)))
    let first = try #require(today.day(of: Date(timeIntervalSince1970: midnight)))
    let last = try #require(today.day(of: Date(timeIntervalSince1970: midnight + 86_399)))
    #expect(first.number == before.number + 1)
    #expect(first == last)
    #expect(Today(in: Calendar(identifier: .buddhist)).day(of: .now) == nil)
  }
}
