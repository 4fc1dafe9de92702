extension TimeWords {
  /// German.
  static let german = TimeWords(
    units: [
      (["Sekunde", "Sekunden", "sek", "s"], .second), (["Minute", "Minuten", "min"], .minute),
      (["Stunde", "Stunden", "std", "h"], .hour), (["Tag", "Tage", "Tagen", "tg", "d"], .day),
      (["Woche", "Wochen"], .week), (["Monat", "Monate", "Monaten"], .month),
      (["Jahr", "Jahre", "Jahren"], .year),
    ],
    spans: [
      (["Viertelstunde", "eine Viertelstunde", "einer Viertelstunde"], 900),
      (["Dreiviertelstunde", "eine Dreiviertelstunde", "einer Dreiviertelstunde"], 2_700),
    ],
    spanJoiners: ["und"],
    fromNow: ["in"]
      + ["etwa", "ungefähr", "circa", "ca", "rund", "so", "so etwa", "vielleicht"].map {
        "in \($0)"
      } + [
        "etwa in", "ungefähr in", "circa in", "ca in", "rund in", "so in", "so etwa in",
        "vielleicht in",
      ],
    beforeNow: ["vor"],
    lastMarks: [
      "letzten", "vergangenen", "den letzten", "den vergangenen", "der letzten", "der vergangenen",
    ],
    pastMarks: ["in", "im", "während", "innerhalb", "aus dem"],
    vagueTimes: comingDayParts.flatMap(\.phrases) + [
      "nach der Arbeit", "vor der Arbeit", "nach der Schule", "nach dem Essen", "vor dem Essen",
      "nach dem Mittagessen", "beim Mittagessen", "wenn ich zu Hause bin", "wenn ich heimkomme",
      "wenn ich nach Hause komme",
      "später", "etwas später", "ein bisschen später", "später am Tag", "nachher", "bald",
      "demnächst", "irgendwann", "ein andermal", "ein anderes Mal", "in Kürze", "in einer Weile",
      "in ein paar Minuten", "in ein paar Stunden", "vor kurzem", "neulich", "kürzlich",
      "vor einer Weile", "vor einiger Zeit", "vor langer Zeit",
    ],
    timeMarks: ["um", "gegen", "ab", "von", "so gegen"],
    hourMarks: ["Uhr"],
    minuteMarks: ["Minuten"],
    hours: [
      (["mittags", "Mittag", "am Mittag"], 12), (["Mitternacht", "um Mitternacht"], 0),
    ],
    minutesBefore: [
      (["halb"], -30), (["Viertel nach"], 15), (["Viertel vor"], -15),
      (["drei viertel", "dreiviertel"], -15), (["viertel"], -45),
    ],
    hourSigns: [(["nach", "Minuten nach"], 1), (["vor", "Minuten vor"], -1)],
    dayParts: comingDayParts + [
      (["morgens", "vormittags", "früh"], .morning), (["nachmittags"], .afternoon),
      (["abends"], .evening), (["nachts"], .night),
    ],
    dayPartsBehind: [
      (["Morgen", "Vormittag"], .morning), (["Nachmittag"], .afternoon), (["Abend"], .evening),
      (["Nacht"], .night),
    ],
    comingDayParts: comingDayParts,
    shifts: [
      (["später", "danach"], 1), (["früher", "eher", "vorher", "davor"], -1),
    ],
    countMarks: ["für", "mit", "plus"],
    spanSigns: [(["vor"], -1), (["nach"], 1)],
    days: [
      (
        [
          "Ende des Monats", "am Ende des Monats", "Monatsende", "am Monatsende", "zum Monatsende",
          "am letzten Tag des Monats",
        ], .endOfMonth(0)
      ),
      (["Ende nächsten Monats", "am Ende des nächsten Monats"], .endOfMonth(1)),
      (["heute"], .offset(0)),
      (["heute Morgen", "heute früh", "heute Vormittag"], .part(.morning, 0)),
      (["heute Nachmittag"], .part(.afternoon, 0)), (["heute Abend"], .part(.evening, 0)),
      (["heute Nacht"], .part(.night, 0)),
      (["morgen früh", "morgen Vormittag"], .part(.morning, 1)),
      (["morgen Nachmittag"], .part(.afternoon, 1)), (["morgen Abend"], .part(.evening, 1)),
      (["morgen Nacht"], .part(.night, 1)),
      (["gestern"], .offset(-1)), (["vorgestern"], .offset(-2)),
      (["gestern Abend", "letzte Nacht", "letzter Nacht"], .part(.evening, -1)),
      (["morgen"], .offset(1)),
      (["übermorgen"], .offset(2)),
    ] + partsOfWeekdays,
    weekdays: (
      [
        "Sonntag|~So", "Montag|Mo", "Dienstag|Di", "Mittwoch|Mi", "Donnerstag|Do", "Freitag|Fr",
        "Samstag|Sonnabend|Sa",
      ], ["am %", "nächsten %", "am nächsten %", "kommenden %", "am kommenden %"],
      ["nächste Woche %", "nächste Woche am %", "% nächster Woche", "am % nächster Woche"]
    ),
    otherWeekdays: (
      [],
      [
        "letzten %", "am letzten %", "vergangenen %", "am vergangenen %", "vorigen %",
        "am vorigen %", "letztem %", "vergangenem %", "vorigem %",
      ]
    ),
    thisWeekdays: [
      "diesen %", "% dieser Woche", "am % dieser Woche", "diese Woche %", "diese Woche am %",
    ],
    months: [
      "Januar|Jan|Jänner", "Februar|Feb", "März|Mär|Maerz", "April|Apr", "Mai", "Juni|Jun",
      "Juli|Jul", "August|Aug", "September|Sep|Sept", "Oktober|Okt", "November|Nov",
      "Dezember|Dez",
    ],
    namedDays: [
      (
        [
          "an Weihnachten", "zu Weihnachten", "an Heiligabend", "an Silvester", "an Neujahr",
          "an Ostern", "zu Ostern", "an Pfingsten", "zu Pfingsten", "an meinem Geburtstag",
          "an Halloween",
        ], true
      ),
      (
        [
          "Heiligabend", "Ostersonntag", "Ostermontag", "Karfreitag", "schwarzen Freitag",
          "verkaufsoffenen Sonntag", "Rosenmontag",
          "Aschermittwoch", "Muttertag", "Vatertag", "Black Friday", "Cyber Monday",
        ], false
      ),
    ],
    seasons: (
      ["Frühling|Frühjahr", "Sommer", "Herbst", "Winter"],
      ["im letzten %", "letztes %", "vergangenes %", "im vergangenen %", "im vorigen %"]
    ),
    partsOfPeriods: [
      "Anfang", "Mitte", "Ende", "anfangs", "die erste Hälfte", "der ersten Hälfte",
      "der zweiten Hälfte",
    ],
    decades: decades(["%er", "den %ern", "%ern", "den %er Jahren", "%er Jahren"]),
    dayOrdinals: ordinals(
      [
        "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte",
        "zehnte", "elfte", "zwölfte", "dreizehnte", "vierzehnte", "fünfzehnte", "sechzehnte",
        "siebzehnte", "achtzehnte", "neunzehnte", "zwanzigste", "einundzwanzigste",
        "zweiundzwanzigste", "dreiundzwanzigste", "vierundzwanzigste", "fünfundzwanzigste",
        "sechsundzwanzigste", "siebenundzwanzigste", "achtundzwanzigste", "neunundzwanzigste",
        "dreißigste", "einunddreißigste",
      ].map { "\($0)|\($0)n|\($0)r" }),
    monthsAway: [
      (["dieses Monats", "diesen Monats"], 0),
      (["des nächsten Monats", "nächsten Monats", "des kommenden Monats", "kommenden Monats"], 1),
      (["des letzten Monats", "letzten Monats", "des vorigen Monats", "vorigen Monats"], -1),
    ],
    anyMonth: ["des Monats", "im Monat"],
    dayMarks: ["am", "den", "dem", "der", "vom", "zum"],
    hasBareDays: true,
    periods: [
      (["diese Woche", "in dieser Woche"], .week(0)),
      (["nächste Woche", "in der nächsten Woche", "kommende Woche"], .week(1)),
      (["dieses Wochenende", "am Wochenende"], .weekend(0)),
      (["nächstes Wochenende", "am nächsten Wochenende"], .weekend(1)),
      (["diesen Monat", "in diesem Monat"], .month(0)),
      (["nächsten Monat", "im nächsten Monat"], .month(1)), (["dieses Jahr"], .year(0)),
      (["nächstes Jahr", "im nächsten Jahr"], .year(1)),
      (
        [
          "letzte Woche", "letzter Woche", "in der letzten Woche", "der letzten Woche",
          "vorige Woche", "voriger Woche", "vergangene Woche",
        ], .week(-1)
      ),
      (
        [
          "letztes Wochenende", "letztem Wochenende", "am letzten Wochenende",
          "vom letzten Wochenende", "vergangenes Wochenende", "vergangenem Wochenende",
        ], .weekend(-1)
      ),
      (
        [
          "letzten Monat", "letztem Monat", "im letzten Monat", "dem letzten Monat",
          "vom letzten Monat", "vergangenen Monat", "vergangenem Monat", "vorigem Monat",
        ],
        .month(-1)
      ),
      (
        [
          "letztes Jahr", "letztem Jahr", "im letzten Jahr", "dem letzten Jahr", "vom letzten Jahr",
        ], .year(-1)
      ),
    ],
    periodBounds: PeriodBounds(leading: [
      (["vor", "von vor", "aus der Zeit vor", "vor dem"], .before), (["bis", "bis zum"], .upTo),
      (["nach", "von nach", "nach dem"], .after), (["seit", "ab"], .since),
    ]),
    rangeBegins: ["von", "vom"],
    dayRangeBegins: ["vom"],
    rangeMiddles: ["bis", "bis zum"],
    pairs: (["zwischen"], ["und"]),
    endMarks: ["vor", "bis", "bis zum", "spätestens um"],
    dayEndMarks: ["bis zum"],
    beginMarks: [(["seit"], .past), (["ab"], .either)],
    unfinished: [
      "von", "für", "für den", "seit", "ab", "übernächsten", "am übernächsten", "jeden zweiten",
      "jeden dritten",
      "vorletzten",
      "spätestens", "frühestens", "spätestens am", "entweder",
    ],
    tails: ["spätestens", "oder so", "oder später"],
    recurrences: [
      (["jeden Tag", "täglich"], .daily),
      (["jede Woche", "wöchentlich"], .weekly),
      (
        ["jeden Monat", "monatlich", "jedes Monats", "jeden Monats", "eines jeden Monats"], .monthly
      ),
      (["jedes Jahr", "jährlich", "jedes Jahres", "eines jeden Jahres"], .yearly),
      (["jede Stunde", "stündlich"], .hourly),
      (["jeden zweiten Tag"], .everyOtherDay),
      (["jede zweite Woche"], .everyOtherWeek),
      (
        [
          "werktags", "an Werktagen", "jeden Werktag",
        ], .onWeekdays
      ),
      (["jedes Wochenende", "am Wochenende immer"], .onWeekends),
    ],
    workingWeeks: ["%1 bis %2", "von %1 bis %2", "%1s bis %2s"],
    dailyParts: [
      (["jeden Morgen", "jeden Vormittag"], .morning),
      (["jeden Nachmittag"], .afternoon),
      (["jeden Abend"], .evening),
      (["jede Nacht"], .night),
    ],
    weekly: ["jeden %", "%s", "immer %s"],
    otherWeekly: ["jeden zweiten %", "an jedem zweiten %"],
    recurrenceMarks: ["alle", "jeden"]
  )

  /// `Freitagabend`, `am Freitagabend`.
  private static let partsOfWeekdays: Phrases<Day> = {
    let days = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"]
    let parts: [(name: String, part: DayPart)] = [
      ("morgen", .morning), ("vormittag", .morning), ("nachmittag", .afternoon),
      ("abend", .evening), ("nacht", .night),
    ]
    return days.enumerated().flatMap { index, day in
      parts.map { name, part in
        (["", "am ", "in der "].map { $0 + day + name }, .weekdayPart(index + 1, part))
      }
    }
  }()

  /// Parts of the day alone, which are all the same beside a day.
  private static let comingDayParts: Phrases<DayPart> = [
    (["am Morgen", "am Vormittag", "in der Früh"], .morning), (["am Nachmittag"], .afternoon),
    (["am Abend"], .evening), (["in der Nacht"], .night),
  ]
}
