import Foundation

extension DateComponents {
  /// Whether there is a day or time of these parts: no February has a 31st, and no day an hour 25.
  ///
  /// What is left out may be anything. The hour 24 is the end of a day, with nothing behind it.
  var isPossible: Bool {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    let parts: [(Int?, Calendar.Component)] = [
      (month, .month), (day, .day), (weekday, .weekday), (minute, .minute), (second, .second),
    ]
    for case (let value?, let component) in parts {
      guard calendar.maximumRange(of: component)?.contains(value) ?? true else { return false }
    }
    guard isPossibleHour else { return false }
    guard [.gregorian, .iso8601].contains(calendar.identifier), let month, let day else {
      return true
    }
    return day <= longestDay(of: month)
  }

  private var isPossibleHour: Bool {
    guard let hour else { return true }
    let isWhole = [minute, second, nanosecond].allSatisfy { ($0 ?? 0) == 0 }
    return (0...23).contains(hour) || hour == 24 && isWhole
  }

  /// The last day of a month in the components' year, or in any.
  private func longestDay(of month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: mayBeLeapYear ? 29 : 28
    default: 31
    }
  }

  private var mayBeLeapYear: Bool {
    // Years before the first are counted otherwise, and up to 1582 every fourth was one.
    guard let year, era ?? 1 == 1 else { return true }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year <= 1582)
  }
}
