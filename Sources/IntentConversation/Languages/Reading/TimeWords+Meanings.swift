/// What the phrases of a language mean.
extension TimeWords {
  /// Decades of the last century by their number, with and without the century: `%` of `años %`.
  static func decades(_ patterns: [String]) -> Phrases<Int> {
    (2...9).map { ten in
      (
        patterns.flatMap { pattern in
          ["\(ten)0", "19\(ten)0"].map { pattern.replacing("%", with: $0) }
        }, 1_900 + ten * 10
      )
    }
  }

  /// A unit of time.
  enum Unit: Double, Comparable, Sendable {
    case second = 1
    case minute = 60
    case hour = 3_600
    case day = 86_400
    case week = 604_800
    /// Of no fixed length: the value says no more than that it is longer than a week.
    case month = 2_629_746
    case year = 31_556_952

    static func < (first: Unit, second: Unit) -> Bool { first.rawValue < second.rawValue }
  }

  /// A part of the day, which says which of two hours is meant.
  enum DayPart: String, Codable, Sendable {
    case morning, afternoon, lateAfternoon, evening, night

    /// The hour that a number means in it; none where it has no such hour.
    func hour(of number: Int) -> Int? {
      switch self {
      case .morning: number < 12 ? number : number == 12 ? 0 : nil
      case .afternoon, .lateAfternoon: number == 0 ? nil : number < 12 ? number + 12 : number
      case .evening: number < 4 || number == 12 ? nil : number < 12 ? number + 12 : number
      // At night it is eleven as well as two.
      case .night: number == 12 ? 0 : (6..<12).contains(number) ? number + 12 : number
      }
    }

    /// Whether people say it of an hour: of three nobody says `in the evening`.
    func isSaid(ofHour hour: Int) -> Bool {
      switch self {
      case .morning: (5..<12).contains(hour)
      case .afternoon, .lateAfternoon: (12..<19).contains(hour)
      case .evening: (17..<24).contains(hour)
      case .night: (18..<24).contains(hour) || (0..<5).contains(hour)
      }
    }

    /// Whether it goes on behind midnight.
    var isLate: Bool { self == .evening || self == .night }

    /// Whether an hour may be in it, as people say it.
    func mayHave(_ hour: Int) -> Bool {
      switch self {
      case .morning: (0..<12).contains(hour)
      case .afternoon: (12..<22).contains(hour)
      case .lateAfternoon: (15..<20).contains(hour)
      case .evening, .night: !(6..<16).contains(hour)
      }
    }

    /// Whether an hour may be in it, or ends it: noon of the morning.
    func mayReach(_ hour: Int) -> Bool { mayHave(hour) || self == .morning && hour == 12 }

    /// From the hour that it stands for to the one in which nothing more of it is to come.
    var hours: Range<Int> {
      switch self {
      case .morning: 9..<12
      case .afternoon: 15..<19
      case .lateAfternoon: 17..<19
      case .evening: 19..<23
      case .night: 21..<23
      }
    }
  }

  /// A day, seen from today.
  enum Day: Sendable {
    /// So many days on.
    case offset(Int)
    /// A part of the day so many days on: `tonight`, `tomorrow evening`.
    case part(DayPart, Int)
    /// The coming day of the week, 1 for Sunday.
    case weekday(Int)
    /// A part of the coming day of the week, in one word: `Freitagabend`.
    case weekdayPart(Int, DayPart)
    /// The same said to be of this week, which is today where the coming one is a week away: `this Wednesday`.
    case weekdayOfThisWeek(Int)
    /// The day of the week in the week behind this one.
    case weekdayOfNextWeek(Int)
    /// The day of the week in the second week behind this one.
    case weekdayOfSecondWeek(Int)
    /// The day of the week a week after the coming one: `Friday week`.
    case weekdayAfterNext(Int)
    /// The last such day of the week before today.
    case lastWeekday(Int)
    /// The last day of the month so many months on.
    case endOfMonth(Int)

    /// The day of the week that a date behind it may have, 1 for Sunday.
    var coming: Int? {
      switch self {
      case .weekday(let day), .weekdayOfThisWeek(let day): day
      default: nil
      }
    }
  }

  /// A stretch of days, seen from today.
  enum Period: Sendable {
    case week(Int), weekend(Int), month(Int), year(Int)
  }

  /// What a word says of the time behind it, at which something begins.
  enum Beginning: Sendable {
    /// It is over, and what began goes on: `since`.
    case past
    /// It is still to come: `starting`.
    case coming
    /// It is over where something is looked for, and still to come where something is arranged: `desde`.
    case either
  }
}
