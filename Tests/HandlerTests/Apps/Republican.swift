// What the handler uses of its app.

import Foundation

extension Calendar {
  static let gregorian = Calendar(identifier: .gregorian)
}

struct FrenchRepublicanDateOptions {
  struct Variant {
    func isYearSextil(_ year: Int) -> Bool { year % 4 == 3 }
  }
  static let current = FrenchRepublicanDateOptions()
  let variant = Variant()
}

struct FrenchRepublicanDate {
  let components: DateComponents
  let date: Date

  init(date: Date) {
    self.date = date
    components = DateComponents(year: 1, month: 1, day: 1)
  }

  init(dayInYear: Int, year: Int) {
    date = Date(timeIntervalSinceReferenceDate: TimeInterval(dayInYear) * 86_400)
    components = DateComponents(
      year: year, month: (dayInYear - 1) / 30 + 1, day: (dayInYear - 1) % 30 + 1)
  }

  var monthName: String { "Brumaire" }
  var dayName: String { "Apple" }
  var weekdayName: String { "Primidi" }
  func toShortenedString() -> String { "\(components.day ?? 0)/\(components.month ?? 0)" }
  func toLongString() -> String { "\(components.day ?? 0) \(monthName) \(components.year ?? 0)" }
}
