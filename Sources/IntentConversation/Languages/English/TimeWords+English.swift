extension TimeWords {
  /// English.
  static let english = TimeWords(
    units: [
      (["second", "seconds", "sec", "secs", "s"], .second),
      (["minute", "minutes", "min", "mins", "m"], .minute),
      (["hour", "hours", "hr", "hrs", "h"], .hour), (["day", "days", "d"], .day),
      (["week", "weeks", "wk", "wks"], .week), (["month", "months"], .month),
      (["year", "years", "yr", "yrs"], .year),
    ],
    spanJoiners: ["and"],
    fromNow: ["in", "after"]
      + ["about", "around", "roughly", "approximately", "like", "maybe", "just about"]
      .map { "in \($0)" },
    fromNowBehind: ["from now", "later"],
    beforeNowBehind: ["ago"],
    lastMarks: ["last", "past", "the last", "the past", "these last"],
    pastMarks: ["in", "during", "within", "over"],
    vagueTimes: comingDayParts.flatMap(\.phrases) + [
      "at lunch", "at lunchtime", "after lunch", "before lunch", "after dinner", "before dinner",
      "after breakfast", "before breakfast", "after work", "before work", "after school",
      "before school", "when i get home", "when i'm home", "when i am home", "when i get to work",
      "when i leave", "when i arrive", "the rest of the day", "the rest of the week",
      "the rest of the month", "the next few days", "the coming days",
      "later", "later on", "a bit later", "a little later", "soon", "some other time",
      "another time", "some time", "sometime", "afterwards", "in a while", "in a bit",
      "in a moment", "in a sec", "in a few minutes", "in a few hours", "in a few days",
      "a while ago", "some time ago", "a long time ago", "long ago", "a moment ago", "recently",
      "lately", "the other day",
    ],
    timeMarks: ["at", "by", "around", "at around", "at about", "from"],
    hourMarks: ["o'clock", "oclock", "sharp", "o'clock sharp", "on the dot"],
    looseHourMarks: ["hours"],
    minuteZeros: ["oh", "o"],
    minuteMarks: ["minutes"],
    hours: [(["noon", "midday"], 12), (["midnight"], 0)],
    minutesBefore: [
      (["half past"], 30), (["quarter past", "a quarter past", "quarter after"], 15),
      (
        [
          "quarter to", "a quarter to", "quarter of", "a quarter of", "quarter till",
          "a quarter till",
        ], -15
      ),
    ],
    hourSigns: [(["past", "after", "minutes past"], 1), (["to", "till", "minutes to"], -1)],
    dayParts: comingDayParts + [(["am", "a.m."], .morning), (["pm", "p.m."], .afternoon)],
    dayPartsBehind: [
      (["morning"], .morning), (["afternoon"], .afternoon), (["evening"], .evening),
      (["night"], .night),
    ],
    comingDayParts: comingDayParts,
    shifts: [
      (["later", "after that", "later than that"], 1),
      (["earlier", "sooner", "before that", "earlier than that"], -1),
    ],
    countMarks: ["for", "with", "of", "plus"],
    spanSigns: [(["before", "prior to"], -1), (["after"], 1)],
    spanBegins: ["from"],
    days: [
      (
        [
          "the end of the month", "at the end of the month", "by the end of the month",
          "end of the month", "end of month", "the end of this month",
          "end of this month", "the last day of the month", "on the last day of the month",
          "the last of the month",
        ], .endOfMonth(0)
      ),
      (
        [
          "the end of next month", "at the end of next month", "by the end of next month",
          "end of next month", "the last day of next month",
        ], .endOfMonth(1)
      ),
      (["today"], .offset(0)), (["this morning"], .part(.morning, 0)),
      (["this afternoon"], .part(.afternoon, 0)),
      (["this evening", "tonight"], .part(.evening, 0)),
      (["tomorrow morning"], .part(.morning, 1)), (["tomorrow afternoon"], .part(.afternoon, 1)),
      (["tomorrow evening", "tomorrow night"], .part(.evening, 1)),
      (
        [
          "tomorrow", "tmrw", "tomorrow's", "tomorow", "tommorow", "tommorrow", "tomorro",
          "tomorrrow", "2morrow",
        ], .offset(1)
      ), (["yesterday"], .offset(-1)),
      (["the day before yesterday", "day before yesterday"], .offset(-2)),
      (["last night", "yesterday evening"], .part(.evening, -1)),
      (["the day after tomorrow", "day after tomorrow"], .offset(2)),
    ],
    weekdays: (
      [
        "sunday|sun|sundey", "monday|mon|mondey|munday",
        "tuesday|tue|tues|tuseday|teusday|tusday|tuesdey",
        "wednesday|wed|weds|wensday|wednsday|wendsday|wenesday",
        "thursday|thu|thurs|thur|thrusday|thurday", "friday|fri|firday|fridey|fryday",
        "saturday|sat|saterday|satuday|saturdey",
      ], ["on %", "this coming %", "coming %"],
      ["next %", "on next %", "% next week", "on % next week", "next week %", "next week on %"]
    ),
    otherWeekdays: (
      ["% week", "on % week", "a week on %"],
      ["last %", "on last %", "this past %", "this last %", "previous %", "the previous %"]
    ),
    thisWeekdays: ["this %", "on this %", "% this week", "on % this week"],
    months: [
      "january|jan", "february|feb", "march|mar", "april|apr", "may", "june|jun", "july|jul",
      "august|aug", "september|sep|sept", "october|oct", "november|nov", "december|dec",
    ],
    namedDays: [
      (
        [
          "christmas", "christmas eve", "christmas day", "christmas morning", "boxing day",
          "new year's", "new year's day", "new year's eve", "new years", "new years eve", "easter",
          "easter sunday", "easter monday", "good friday", "palm sunday", "ash wednesday",
          "black friday", "cyber monday", "super bowl sunday", "super sunday", "fat tuesday",
          "casual friday", "thanksgiving",
          "thanksgiving day", "halloween", "valentine's day", "valentines day", "mother's day",
          "mothers day", "father's day", "fathers day", "labor day", "memorial day",
          "independence day", "my birthday", "her birthday", "his birthday", "our anniversary",
          "the first of the month", "the last of the month", "the last day of the month",
        ], false
      )
    ],
    seasons: (
      ["spring|springtime", "summer|summertime", "autumn|fall", "winter|wintertime"],
      ["this past %", "past %"]
    ),
    partsOfPeriods: [
      "early", "late", "mid", "middle", "beginning", "start", "end", "first half", "second half",
    ],
    decades: decades(["%s"]) + [
      (["twenties"], 1920), (["thirties"], 1930), (["forties", "fourties"], 1940),
      (["fifties"], 1950), (["sixties"], 1960), (["seventies"], 1970), (["eighties"], 1980),
      (["nineties"], 1990), (["two thousands", "2000s"], 2000), (["2010s"], 2010),
    ],
    dayOrdinals: ordinals([
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
      "seventeenth", "eighteenth", "nineteenth", "twentieth", "twenty first", "twenty second",
      "twenty third", "twenty fourth", "twenty fifth", "twenty sixth", "twenty seventh",
      "twenty eighth", "twenty ninth", "thirtieth", "thirty first",
    ]),
    daySuffixes: ["st", "nd", "rd", "th"],
    hasBareTimes: true,
    hasTwelveHours: true,
    monthsAway: [(["of this month"], 0), (["of next month"], 1), (["of last month"], -1)],
    anyMonth: ["of the month"],
    dayMarks: ["on", "on the"],
    looseDayMarks: ["the"],
    dateJoiners: ["of"],
    periods: [
      (["this week"], .week(0)), (["next week"], .week(1)),
      (["this weekend", "the weekend", "on the weekend", "at the weekend"], .weekend(0)),
      (["the weekend after next", "weekend after next"], .weekend(2)),
      (["next weekend"], .weekend(1)), (["this month"], .month(0)), (["next month"], .month(1)),
      (["this year"], .year(0)), (["next year"], .year(1)),
      (["last week"], .week(-1)), (["last weekend"], .weekend(-1)),
      (["last month"], .month(-1)), (["last year"], .year(-1)),
    ],
    periodBounds: PeriodBounds(leading: [
      (["before", "from before", "prior to", "earlier than"], .before),
      (["until", "till", "up to"], .upTo), (["after", "from after", "later than"], .after),
      (["since"], .since),
    ]),
    rangeBegins: ["from"],
    rangeMiddles: ["to", "until", "till", "til", "through", "thru"],
    pairs: (["between"], ["and"]),
    endMarks: ["before", "until", "till", "til", "by", "no later than"],
    streets: [
      "street", "st", "avenue", "ave", "road", "rd", "lane", "drive", "boulevard", "blvd", "square",
    ],
    beginMarks: [
      (["since"], .past), (["from"], .either),
      (
        [
          "starting", "starting on", "starting from", "beginning", "beginning on",
          "beginning from",
        ], .coming
      ),
    ],
    unfinished: [
      "from", "since", "of", "last", "every other", "the other", "every second", "every third",
      "than",
      "past",
      "or maybe", "maybe", "earlier than", "later than", "as of", "the week of",
    ],
    tails: [
      "or so", "or later", "or earlier", "at the latest", "at the earliest", "onwards", "or maybe",
    ],
    recurrences: [
      (["daily", "every day", "each day", "everyday"], .daily),
      (["weekly", "every week", "each week", "once a week"], .weekly),
      (
        [
          "monthly", "every month", "each month", "once a month", "of every month", "of each month",
        ], .monthly
      ),
      (
        [
          "yearly", "annually", "every year", "each year", "once a year", "of every year",
          "of each year",
        ], .yearly
      ),
      (["hourly", "every hour", "each hour"], .hourly),
      (["every other day", "every second day"], .everyOtherDay),
      (["every other week", "every second week", "biweekly", "fortnightly"], .everyOtherWeek),
      (
        [
          "every weekday", "each weekday", "on weekdays", "weekdays",
        ], .onWeekdays
      ),
      (["every weekend", "each weekend", "on weekends"], .onWeekends),
    ],
    workingWeeks: ["%1 to %2", "%1 through %2", "from %1 to %2", "from %1 through %2"],
    dailyParts: [
      (["every morning", "each morning", "mornings"], .morning),
      (["every afternoon", "each afternoon"], .afternoon),
      (["every evening", "each evening"], .evening),
      (["every night", "each night", "nightly"], .night),
    ],
    weekly: ["every %", "each %", "on every %", "%s", "on %s"],
    otherWeekly: ["every other %", "every second %", "on every other %", "on every second %"],
    recurrenceMarks: ["every", "each"]
  )

  /// Parts of the day alone, which are all the same beside a day.
  private static let comingDayParts: Phrases<DayPart> = [
    (
      [
        "in the morning", "early in the morning", "in the early morning",
        "first thing in the morning",
      ], .morning
    ),
    (["in the afternoon"], .afternoon), (["in the evening"], .evening),
    (["at night", "late at night"], .night),
  ]
}
