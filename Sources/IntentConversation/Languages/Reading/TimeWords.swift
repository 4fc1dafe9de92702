import IntentRuntime

/// How a language says days, times of day, and how long something takes.
///
/// What a language does not have is left out. The phrases are data; how they go together is in
/// ``ValueReader``. A class, as the other words are: they are looked at for every word of a sentence,
/// and a value of their size costs more to pass around.
final class TimeWords: Sendable {
  typealias Phrases<Meaning> = [(phrases: [String], meaning: Meaning)]

  // MARK: - How long

  let units: PhraseTable<Unit>
  /// Lengths in a phrase of their own, in seconds: `Viertelstunde`, `이틀`.
  let spans: PhraseTable<Double>
  /// What stands between parts of a length: `an hour and ten minutes`.
  let spanJoiners: PhraseTable<Bool>
  /// What a time from now begins with, `in`, or ends with, `from now`, `後`.
  let fromNow, fromNowBehind: PhraseTable<Bool>
  /// What stands before so many days that are over, `il y a`, and behind them, `ago`.
  let beforeNow, beforeNowBehind: PhraseTable<Bool>
  /// What says of so many days that they are those up to today: `last`, `derniers`.
  let lastMarks: PhraseTable<Bool>
  /// What else stands before days that are over, and not before such as come: `in` 2019, `during` the last week.
  let pastMarks: PhraseTable<Bool>
  /// What says when, and neither which day nor which hour: `later`, `a while ago`.
  let vagueTimes: PhraseTable<Bool>

  // MARK: - What time

  /// What a time begins with, `at`.
  let timeMarks: PhraseTable<Bool>
  /// What stands behind the hour, `o'clock`, `heures`, `時`.
  let hourMarks: PhraseTable<Bool>
  /// Those of them that are as well how long something takes, and mark no time alone: `two hours`.
  let looseHourMarks: PhraseTable<Bool>
  /// What makes a length of time, or how often, of an hour or a day before it: `間` of `5時間`, `마다`.
  let lengthTails: PhraseTable<Bool>
  /// Whether a number in words is no hour, `o dwóch`, but one that is counted, `o drugiej`.
  let countsHours: Bool
  /// What stands for the zero before the minutes, besides the number: `six oh eight`.
  let minuteZeros: PhraseTable<Bool>
  /// What stands behind the minutes, `分`.
  let minuteMarks: PhraseTable<Bool>
  /// Hours that have names, `noon`; or that are counted, `o piątej`.
  let hours: PhraseTable<Int>
  /// The minutes that a phrase before the hour adds: `half past`, `wpół do`.
  let minutesBefore: PhraseTable<Int>
  /// The minutes that a phrase behind the hour adds: `y media`, `半`.
  let minutesBehind: PhraseTable<Int>
  /// What stands between an hour and minutes to add, 1, or to take away, -1: `y`, `menos`.
  let minuteSigns: PhraseTable<Int>
  /// What stands between minutes and the hour that they are added to or taken from: `past`, `to`.
  let hourSigns: PhraseTable<Int>
  /// What stands before minutes that are taken from the hour behind them: `za`.
  let minutesTo: PhraseTable<Bool>
  /// What says behind the minutes that they are taken away: `前`.
  let minutesLeft: PhraseTable<Bool>
  let dayParts: PhraseTable<DayPart>
  /// Parts of the day behind a day, where they need no more to be one: `Friday evening`.
  let dayPartsBehind: PhraseTable<DayPart>
  /// Parts of the day that are the coming one where nobody says which, `in the morning`, and neither how often nor half of a time.
  let comingDayParts: PhraseTable<DayPart>
  /// What moves another time by the length before it, on, 1, or back, -1: `a day later`.
  let shifts: PhraseTable<Int>
  /// What says of a number behind it how many there are, or for how long, and which is no hour: `for two`.
  let countMarks: PhraseTable<Bool>
  /// What stands between a length and the time that it is counted from, on, 1, or back, -1: `ten minutes before five`.
  let spanSigns: PhraseTable<Int>
  /// What else stands between days or weeks and the day that they are counted from, `from`.
  let spanBegins: PhraseTable<Bool>

  // MARK: - What day

  let days: PhraseTable<Day>
  let months: PhraseTable<Int>
  /// Months and seasons, by the months that they have; a winter begins in December, and goes on into months 13 and 14.
  let partsOfYear: PhraseTable<ClosedRange<Int>>
  /// The latest of them that is over: `last June`, `l'été dernier`.
  let lastPartsOfYear: PhraseTable<ClosedRange<Int>>
  /// What says of a month, a season or a year beside it that only a part of it is meant, `early`, `the end of`, `末`.
  let partsOfPeriods: PhraseTable<Bool>
  /// Ten years that are called by the first of them, `eighties`.
  let decades: PhraseTable<Int>
  /// Days of the month that are counted, `twenty-first`.
  let dayOrdinals: PhraseTable<Int>
  /// What stands behind the digits of a day, in the same word: `21st`, `1er`.
  let daySuffixes: PhraseTable<Bool>
  /// Whether a number behind ``dayMarks`` is a day without more: `el 21`.
  let hasBareDays: Bool
  /// Whether a day that is counted needs no word before it: `osiemnastego`.
  let hasBareOrdinals: Bool
  /// Whether a number before a part of today is a time without more: `8 tonight`.
  let hasBareTimes: Bool
  /// Whether people count the hours of half a day, so that `at 9` may be in the evening.
  let hasTwelveHours: Bool
  /// Whether people who do so count those of a whole day as well, `a las 18`: of another day an hour is as it is said.
  let countsBothWays: Bool
  /// Days of a name of their own, of which nothing here knows when they are, `Christmas`, and whether it says when by itself.
  let namedDays: PhraseTable<Bool>
  /// What stands beside the number of a day in place of its month, by how far away that is: `of next month`, `来月`.
  let monthsAway: PhraseTable<Int>
  /// What makes of the number before it a day of whichever month comes: `of the month`.
  let anyMonth: PhraseTable<Bool>
  /// What makes of a number how many times: `回`.
  let repetitionMarks: PhraseTable<Bool>
  /// What a date may begin with, `on the`.
  let dayMarks: PhraseTable<Bool>
  /// What of ``dayMarks`` stands before anything else that is counted as well, `the`.
  let looseDayMarks: PhraseTable<Bool>
  /// What stands between a day, its month and its year: `of`, `de`.
  let dateJoiners: PhraseTable<Bool>
  /// What stands behind the numbers of a date: `年`, `月`, `日`.
  let yearMarks, monthMarks, dayNumberMarks: PhraseTable<Bool>
  /// What stands between a day and a time besides ``timeMarks``: `の`.
  let timeJoiners: PhraseTable<Bool>
  /// What stands behind a time at which something is to be done, 「に」.
  let timeParticles: PhraseTable<Bool>
  /// What else goes on with a day or a time in the same word, `쯤`, so that no other word begins there.
  let timeEndings: PhraseTable<Bool>

  // MARK: - From when to when

  let periods: PhraseTable<Period>
  /// What says that something was before or after a day or a period.
  let periodBounds: PeriodBounds
  /// What a range begins with, `from`.
  let rangeBegins: PhraseTable<Bool>
  /// Those that stand before numbers of days and before no hours: `vom`, `du`.
  let dayRangeBegins: PhraseTable<Bool>
  /// What stands between its ends, `to`.
  let rangeMiddles: PhraseTable<Bool>
  /// What a range begins with whose ends are parted by another word than of others: `between … and`.
  let pairBegins, pairMiddles: PhraseTable<Bool>
  /// What says that a range ends with what is behind it, whenever it began: `before`, `until`.
  let endMarks: PhraseTable<Bool>
  /// Those that stand before numbers of days and before no hours: `bis zum`, `jusqu'au`.
  let dayEndMarks: PhraseTable<Bool>
  /// What a range ends with, `まで`.
  let rangeEnds: PhraseTable<Bool>
  /// What says behind a time that it is not the time itself: `5時までに`, `5시 전에`.
  let boundsBehind: PhraseTable<Bool>
  /// Endings of nouns behind a number that stands where a time does, which are counted: Polish `krzesłach` of `o 250 krzesłach`.
  let countedEndings: [String]
  /// What stands behind such a number and a name, where it is a house's: `street` of `at 250 Main Street`.
  let streets: PhraseTable<Bool>
  /// What stands before a time at which something begins: `since`, `starting`.
  let beginMarks: PhraseTable<Beginning>
  /// Those that stand before numbers of days and before no hours: `à partir du`.
  let dayBeginMarks: PhraseTable<Bool>
  /// What leaves a day or a time behind it unfinished, where it is none of its words: no text ends with it
  /// before one, `since`, `übernächsten`.
  let unfinished: PhraseTable<Bool>
  /// What goes on with a time before it: no text begins with it behind one, `en quinze`.
  let tails: PhraseTable<Bool>

  // MARK: - How often

  /// What comes again, in a phrase of its own: `daily`, `every weekday`.
  let recurrences: PhraseTable<RecurrenceRule>
  /// Parts of the day that come again every day: `every morning`.
  let dailyParts: PhraseTable<DayPart>
  /// Days of the week on which something comes again, 1 for Sunday: `every Monday`, `on Mondays`.
  let weeklyDays: PhraseTable<Int>
  /// The same in every second week: `every other Tuesday`.
  let otherWeekDays: PhraseTable<Int>
  /// What stands before the length of time after which something comes again, `every`.
  let recurrenceMarks: PhraseTable<Bool>
  /// The words, besides numbers, that a day, a time or a range may begin with.
  let beginnings: MomentBeginnings

  /// What leads to when something is, `at`, `in`.
  var momentMarks: [PhraseTable<Bool>] { [timeMarks, fromNow] }

  init(
    units: Phrases<Unit>,
    spans: Phrases<Double> = [],
    spanJoiners: [String] = [],
    fromNow: [String] = [],
    fromNowBehind: [String] = [],
    beforeNow: [String] = [],
    beforeNowBehind: [String] = [],
    lastMarks: [String] = [],
    pastMarks: [String] = [],
    vagueTimes: [String] = [],
    timeMarks: [String] = [],
    hourMarks: [String] = [],
    looseHourMarks: [String] = [],
    lengthTails: [String] = [],
    countsHours: Bool = false,
    minuteZeros: [String] = [],
    minuteMarks: [String] = [],
    hours: Phrases<Int>,
    minutesBefore: Phrases<Int> = [],
    minutesBehind: Phrases<Int> = [],
    minuteSigns: Phrases<Int> = [],
    hourSigns: Phrases<Int> = [],
    minutesTo: [String] = [],
    minutesLeft: [String] = [],
    dayParts: Phrases<DayPart>,
    dayPartsBehind: Phrases<DayPart> = [],
    comingDayParts: Phrases<DayPart> = [],
    shifts: Phrases<Int> = [],
    countMarks: [String] = [],
    spanSigns: Phrases<Int> = [],
    spanBegins: [String] = [],
    days: Phrases<Day>,
    weekdays: (names: [String], before: [String], next: [String]),
    otherWeekdays: (afterNext: [String], last: [String]) = ([], []),
    thisWeekdays: [String] = [],
    secondWeekdays: [String] = [],
    months: [String] = [],
    namedDays: Phrases<Bool> = [],
    seasons: (names: [String], last: [String]) = ([], []),
    partsOfPeriods: [String] = [],
    decades: Phrases<Int> = [],
    dayOrdinals: Phrases<Int> = [],
    daySuffixes: [String] = [],
    hasBareOrdinals: Bool = false,
    hasBareTimes: Bool = false,
    hasTwelveHours: Bool = false,
    countsBothWays: Bool = false,
    monthsAway: Phrases<Int> = [],
    anyMonth: [String] = [],
    repetitionMarks: [String] = [],
    dayMarks: [String] = [],
    looseDayMarks: [String] = [],
    hasBareDays: Bool = false,
    dateJoiners: [String] = [],
    dateMarks: (year: [String], month: [String], day: [String]) = ([], [], []),
    timeJoiners: [String] = [],
    timeParticles: [String] = [],
    timeEndings: [String] = [],
    periods: Phrases<Period> = [],
    periodBounds: PeriodBounds = PeriodBounds(),
    rangeBegins: [String] = [],
    dayRangeBegins: [String] = [],
    rangeMiddles: [String],
    rangeEnds: [String] = [],
    pairs: (begin: [String], middle: [String]) = ([], []),
    endMarks: [String] = [],
    dayEndMarks: [String] = [],
    boundsBehind: [String] = [],
    countedEndings: [String] = [],
    streets: [String] = [],
    beginMarks: Phrases<Beginning> = [],
    dayBeginMarks: [String] = [],
    unfinished: [String] = [],
    tails: [String] = [],
    recurrences: Phrases<RecurrenceRule> = [],
    workingWeeks: [String] = [],
    dailyParts: Phrases<DayPart> = [],
    weekly: [String] = [],
    otherWeekly: [String] = [],
    recurrenceMarks: [String] = []
  ) {
    self.units = PhraseTable(units)
    self.spans = PhraseTable(spans)
    self.spanJoiners = PhraseTable(words: spanJoiners)
    self.fromNow = PhraseTable(words: fromNow)
    self.fromNowBehind = PhraseTable(words: fromNowBehind)
    self.beforeNow = PhraseTable(words: beforeNow)
    self.beforeNowBehind = PhraseTable(words: beforeNowBehind)
    self.lastMarks = PhraseTable(words: lastMarks)
    self.pastMarks = PhraseTable(words: pastMarks)
    self.vagueTimes = PhraseTable(words: vagueTimes)
    self.timeMarks = PhraseTable(words: timeMarks)
    self.hourMarks = PhraseTable(words: hourMarks + looseHourMarks)
    self.looseHourMarks = PhraseTable(words: looseHourMarks)
    self.lengthTails = PhraseTable(words: lengthTails)
    self.countsHours = countsHours
    self.minuteZeros = PhraseTable(words: minuteZeros)
    self.minuteMarks = PhraseTable(words: minuteMarks)
    self.hours = PhraseTable(hours)
    self.minutesBefore = PhraseTable(minutesBefore)
    self.minutesBehind = PhraseTable(minutesBehind)
    self.minuteSigns = PhraseTable(minuteSigns)
    self.hourSigns = PhraseTable(hourSigns)
    self.minutesTo = PhraseTable(words: minutesTo)
    self.minutesLeft = PhraseTable(words: minutesLeft)
    self.dayParts = PhraseTable(dayParts)
    self.dayPartsBehind = PhraseTable(dayPartsBehind)
    self.comingDayParts = PhraseTable(comingDayParts)
    self.shifts = PhraseTable(shifts)
    self.countMarks = PhraseTable(words: countMarks)
    self.spanSigns = PhraseTable(spanSigns)
    self.spanBegins = PhraseTable(words: spanBegins)
    self.days = PhraseTable(
      days + Self.days(weekdays.names, weekdays.before, weekdays.next)
        + Self.days(weekdays.names, thisWeek: thisWeekdays)
        + Self.days(
          weekdays.names, afterNext: otherWeekdays.afterNext, second: secondWeekdays,
          last: otherWeekdays.last))
    self.months = PhraseTable(
      months.enumerated().map { (Self.forms($1), $0 + 1) })
    let parts = Self.partsOfYear(months: months, seasons: seasons.names)
    partsOfYear = PhraseTable(parts)
    lastPartsOfYear = PhraseTable(
      parts.map { (Self.filled(otherWeekdays.last + seasons.last, $0), $1) })
    self.namedDays = PhraseTable(namedDays)
    self.decades = PhraseTable(decades)
    self.partsOfPeriods = PhraseTable(words: partsOfPeriods)
    self.dayOrdinals = PhraseTable(dayOrdinals)
    self.daySuffixes = PhraseTable(words: daySuffixes)
    self.monthsAway = PhraseTable(monthsAway)
    self.anyMonth = PhraseTable(words: anyMonth)
    self.repetitionMarks = PhraseTable(words: repetitionMarks)
    self.dayMarks = PhraseTable(words: dayMarks + looseDayMarks)
    self.looseDayMarks = PhraseTable(words: looseDayMarks)
    self.hasBareDays = hasBareDays
    self.hasBareOrdinals = hasBareOrdinals
    self.hasBareTimes = hasBareTimes
    self.hasTwelveHours = hasTwelveHours
    self.countsBothWays = countsBothWays
    self.dateJoiners = PhraseTable(words: dateJoiners)
    yearMarks = PhraseTable(words: dateMarks.year)
    monthMarks = PhraseTable(words: dateMarks.month)
    dayNumberMarks = PhraseTable(words: dateMarks.day)
    self.timeJoiners = PhraseTable(words: timeJoiners)
    self.timeParticles = PhraseTable(words: timeParticles)
    self.timeEndings = PhraseTable(words: timeEndings)
    self.periods = PhraseTable(periods)
    self.periodBounds = periodBounds
    self.rangeBegins = PhraseTable(words: rangeBegins)
    self.dayRangeBegins = PhraseTable(words: dayRangeBegins)
    self.rangeMiddles = PhraseTable(words: rangeMiddles)
    self.rangeEnds = PhraseTable(words: rangeEnds)
    pairBegins = PhraseTable(words: pairs.begin)
    pairMiddles = PhraseTable(words: pairs.middle)
    self.endMarks = PhraseTable(words: endMarks)
    self.dayEndMarks = PhraseTable(words: dayEndMarks)
    self.boundsBehind = PhraseTable(words: boundsBehind)
    self.countedEndings = countedEndings
    self.streets = PhraseTable(words: streets)
    self.beginMarks = PhraseTable(beginMarks)
    self.dayBeginMarks = PhraseTable(words: dayBeginMarks)
    self.unfinished = PhraseTable(words: unfinished)
    self.tails = PhraseTable(words: tails)
    self.recurrences = PhraseTable(
      recurrences + [(Self.weeks(workingWeeks, weekdays.names), .onWeekdays)])
    self.dailyParts = PhraseTable(dailyParts)
    let names = weekdays.names.map { Self.forms($0.replacing("~", with: "")) }
    // Of two short names one is the other with the ending of a plural: 'tues' is no more than one.
    let days = Set(
      names.flatMap { Self.filled(["%"] + weekdays.before + thisWeekdays + weekdays.next, $0) })
    weeklyDays = PhraseTable(
      names.enumerated().map { (Self.filled(weekly, $1).filter { !days.contains($0) }, $0 + 1) })
    otherWeekDays = PhraseTable(
      names.enumerated().map { (Self.filled(otherWeekly, $1), $0 + 1) })
    self.recurrenceMarks = PhraseTable(words: recurrenceMarks)
    beginnings = MomentBeginnings(
      marks: [
        self.fromNow, self.beforeNow, self.lastMarks, self.pastMarks, self.timeMarks,
        self.minutesBefore, self.minutesTo, self.dayMarks, periodBounds.leading, self.rangeBegins,
        pairBegins, self.beginMarks, self.endMarks, self.recurrenceMarks,
      ],
      names: [
        self.spans, self.hours, self.dayParts, self.comingDayParts, self.days, self.months,
        self.decades,
        self.dayOrdinals, partsOfYear, lastPartsOfYear, self.periods,
        self.recurrences, self.dailyParts, weeklyDays, otherWeekDays,
      ],
      units: self.units)
  }
}
