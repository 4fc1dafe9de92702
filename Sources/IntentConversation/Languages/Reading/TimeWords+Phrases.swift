/// The phrases of days, weeks and months, made of their names and what stands around them.
extension TimeWords {
  /// The days of the week from Sunday on, alone and with what stands around them: `on %`, `next %`.
  static func days(_ names: [String], _ before: [String], _ next: [String])
    -> Phrases<Day>
  {
    names.enumerated().flatMap { index, names -> Phrases<Day> in
      // A short form that is another word as well, `so`, is a day behind what says so, `am So`.
      let alone = forms(names).filter { !$0.hasPrefix("~") }
      let names = forms(names.replacing("~", with: ""))
      return [
        (filled(next, names), .weekdayOfNextWeek(index + 1)),
        (alone + filled(before, names), .weekday(index + 1)),
      ]
    }
  }

  /// The days of the week that are said to be of this week: `this %`.
  static func days(_ names: [String], thisWeek: [String]) -> Phrases<Day> {
    names.enumerated().map { index, names in
      (filled(thisWeek, forms(names.replacing("~", with: ""))), .weekdayOfThisWeek(index + 1))
    }
  }

  /// The days of the week that are not the coming ones: `% week`, `last %`.
  static func days(
    _ names: [String], afterNext: [String], second: [String], last: [String]
  ) -> Phrases<Day> {
    names.enumerated().flatMap { index, names -> Phrases<Day> in
      let names = forms(names.replacing("~", with: ""))
      return [
        (filled(afterNext, names), .weekdayAfterNext(index + 1)),
        (filled(second, names), .weekdayOfSecondWeek(index + 1)),
        (filled(last, names), .lastWeekday(index + 1)),
      ]
    }
  }

  /// Months, and seasons from spring on, as they are in the north.
  static func partsOfYear(months: [String], seasons: [String]) -> Phrases<ClosedRange<Int>> {
    months.enumerated().map { (forms($1), ($0 + 1)...($0 + 1)) }
      + seasons.enumerated().map { (forms($1), (3 * $0 + 3)...(3 * $0 + 5)) }
  }

  static func filled(_ patterns: [String], _ names: [String]) -> [String] {
    patterns.flatMap { pattern in names.map { pattern.replacing("%", with: $0) } }
  }

  /// Days of the month from the first on, a word of several forms having them parted by `|`.
  static func ordinals(_ words: [String]) -> Phrases<Int> {
    words.enumerated().map { (forms($1), $0 + 1) }
  }

  /// Phrases for the days from Monday to Friday, of which `%1` and `%2` stand for the names.
  static func weeks(_ phrases: [String], _ names: [String]) -> [String] {
    guard names.count == 7 else { return [] }
    return phrases.flatMap { phrase in
      forms(names[1]).flatMap { monday in
        forms(names[5]).map { phrase.replacing("%1", with: monday).replacing("%2", with: $0) }
      }
    }
    .map { $0.replacing("~", with: "") }
  }

  static func forms(_ text: String) -> [String] {
    text.split(separator: "|").map(String.init)
  }
}
