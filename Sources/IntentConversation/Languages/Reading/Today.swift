import Foundation
import IntentRuntime

/// What day it is, found out once a day.
final class Today: Sendable {
  private struct Known: Sendable {
    let begin: Date
    let end: Date
    let day: CivilDay
  }

  private let calendar: Calendar
  /// The last day that was asked for, whoever asks.
  private let known = Locked<Known?>(nil)

  init(in calendar: Calendar) {
    self.calendar = calendar
  }

  /// The day of a moment; none where days are not those of the Gregorian calendar.
  func day(of now: Date) -> CivilDay? {
    if let known = known.withLock({ $0 }), known.begin <= now, now < known.end { return known.day }
    guard calendar.identifier == .gregorian else { return nil }
    let begin = calendar.startOfDay(for: now)
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: begin)
    guard parts.era == 1, let year = parts.year, year > 1_582, let month = parts.month,
      let number = parts.day, let day = CivilDay(year: year, month: month, day: number),
      let end = calendar.date(byAdding: .day, value: 1, to: begin)
    else { return nil }
    known.withLock { $0 = Known(begin: begin, end: end, day: day) }
    return day
  }
}
