extension TimeWords {
  /// Polish.
  static let polish = TimeWords(
    units: [
      (["sekunda", "sekundy", "sekund", "sekundę", "sek", "s"], .second),
      (["minuta", "minuty", "minut", "minutę", "min"], .minute),
      (["godzina", "godziny", "godzin", "godzinę", "godz", "h"], .hour),
      (["dzień", "dni", "dnia", "dn", "d"], .day),
      (["tydzień", "tygodnie", "tygodni", "tygodnia"], .week),
      (["miesiąc", "miesiące", "miesięcy", "miesiąca"], .month),
      (["rok", "lata", "lat", "roku"], .year),
    ],
    spans: [
      (["kwadrans"], 900), (["trzy kwadranse"], 2_700), (["godzinę"], 3_600), (["minutę"], 60),
      (["tydzień"], 604_800),
    ],
    spanJoiners: ["i"],
    fromNow: ["za"] + ["około", "ok", "jakieś", "mniej więcej", "może"].map { "za \($0)" },
    beforeNow: ["sprzed"],
    beforeNowBehind: ["temu"],
    lastMarks: ["ostatnich", "ostatnie"],
    pastMarks: ["w", "we", "podczas", "przez", "w ciągu", "z", "ze"],
    vagueTimes: comingDayParts.flatMap(\.phrases) + [
      "po pracy", "przed pracą", "po szkole",
      "po obiedzie", "przed obiadem", "po kolacji", "przed kolacją", "jak wrócę do domu",
      "jak wrócę", "kiedy wrócę do domu", "kiedy wrócę",
      "później", "trochę później", "potem", "wkrótce", "niedługo", "niebawem", "kiedy indziej",
      "innym razem", "za chwilę", "za moment", "za jakiś czas", "za parę minut", "za kilka minut",
      "niedawno", "ostatnio", "jakiś czas temu", "dawno temu", "sprzed jakiegoś czasu",
    ],
    timeMarks: [
      "o", "o godzinie", "o godz", "około", "na", "od", "godzina", "godz",
    ],
    countsHours: true,
    minuteMarks: ["minut", "minuty", "minutę"],
    hours: hourNames + [
      (["w południe", "w samo południe", "południe"], 12), (["o północy", "północ", "północy"], 0),
    ],
    minutesBefore: [
      (["wpół do", "w pół do", "o wpół do"], -30), (["kwadrans po"], 15),
      (["za kwadrans", "kwadrans przed"], -15),
    ],
    hourSigns: [(["po", "minut po"], 1), (["przed", "minut przed"], -1)],
    minutesTo: ["za"],
    dayParts: comingDayParts + [(["nad ranem"], .morning)],
    comingDayParts: comingDayParts,
    shifts: [
      (["później", "potem"], 1), (["wcześniej"], -1),
    ],
    countMarks: ["dla", "z", "ze", "plus"],
    spanSigns: [(["przed"], -1), (["po"], 1)],
    days: [
      (
        [
          "na koniec miesiąca", "pod koniec miesiąca", "koniec miesiąca",
          "ostatniego dnia miesiąca",
        ], .endOfMonth(0)
      ),
      (["pod koniec przyszłego miesiąca", "na koniec przyszłego miesiąca"], .endOfMonth(1)),
      (["dzisiaj", "dziś"], .offset(0)),
      (["dziś rano", "dzisiaj rano"], .part(.morning, 0)),
      (["dziś po południu", "dzisiaj po południu"], .part(.afternoon, 0)),
      (["dziś wieczorem", "dzisiaj wieczorem"], .part(.evening, 0)),
      (["dziś w nocy", "dzisiaj w nocy", "tej nocy"], .part(.night, 0)),
      (["wczoraj"], .offset(-1)), (["przedwczoraj"], .offset(-2)),
      (["wczoraj wieczorem"], .part(.evening, -1)), (["jutro"], .offset(1)),
      (["pojutrze"], .offset(2)),
    ],
    weekdays: (
      [
        "niedziela|niedzielę|niedzieli|niedz", "poniedziałek|poniedziałku|pon",
        "wtorek|wtorku|wt", "środa|środę|środy|śr", "czwartek|czwartku|czw",
        "piątek|piątku|pt", "sobota|sobotę|soboty|sob",
      ], ["w %", "we %", "w najbliższy %", "w najbliższą %"],
      [
        "w przyszły %", "w następny %", "w przyszłą %", "w następną %", "w przyszłym tygodniu w %",
        "w przyszłym tygodniu we %", "w następnym tygodniu w %", "w następnym tygodniu we %",
      ]
    ),
    otherWeekdays: (
      ["za tydzień w %", "za tydzień we %"],
      [
        "w zeszły %", "w zeszłą %", "w ubiegły %", "w ubiegłą %", "w ostatni %", "w ostatnią %",
        "zeszły %", "zeszłą %", "zeszłego %", "zeszłej %", "ubiegłego %", "ubiegłej %",
        "ostatniego %",
        "ostatniej %",
      ]
    ),
    thisWeekdays: [
      "w ten %", "w tę %", "w tym tygodniu w %", "w tym tygodniu we %", "w % tego tygodnia",
      "we % tego tygodnia",
    ],
    months: [
      "stycznia|styczeń|sty", "lutego|luty|lut", "marca|marzec|mar", "kwietnia|kwiecień|kwi",
      "maja|maj", "czerwca|czerwiec|cze", "lipca|lipiec|lip", "sierpnia|sierpień|sie",
      "września|wrzesień|wrz", "października|październik|paź", "listopada|listopad|lis",
      "grudnia|grudzień|gru",
    ],
    namedDays: [
      (
        [
          "w święta", "w boże narodzenie", "w wigilię", "w sylwestra", "w nowy rok", "w wielkanoc",
          "w moje urodziny", "w dzień matki", "w walentynki",
        ], true
      ),
      (
        [
          "wielki piątek", "lany poniedziałek", "tłusty czwartek", "boże ciało", "czarny piątek",
          "black friday",
        ], false
      ),
    ],
    seasons: (
      [
        "wiosna|wiosny|wiosnę|wiosną", "lato|lata|latem", "jesień|jesieni|jesienią",
        "zima|zimy|zimę|zimą",
      ],
      ["zeszłe %", "ubiegłe %", "ostatniej %"]
    ),
    partsOfPeriods: [
      "początek", "początku", "początkiem", "koniec", "końca", "końcem", "końcu", "połowa",
      "połowy", "połowie", "środek", "środka", "wczesny", "wczesnego", "późny", "późnego",
    ],
    decades: decades(["lat %"]),
    dayOrdinals: ordinals([
      "pierwszego|pierwszy", "drugiego|drugi", "trzeciego|trzeci", "czwartego|czwarty",
      "piątego|piąty", "szóstego|szósty", "siódmego|siódmy", "ósmego|ósmy",
      "dziewiątego|dziewiąty", "dziesiątego|dziesiąty", "jedenastego|jedenasty",
      "dwunastego|dwunasty", "trzynastego|trzynasty", "czternastego|czternasty",
      "piętnastego|piętnasty", "szesnastego|szesnasty", "siedemnastego|siedemnasty",
      "osiemnastego|osiemnasty", "dziewiętnastego|dziewiętnasty", "dwudziestego|dwudziesty",
      "dwudziestego pierwszego|dwudziesty pierwszy", "dwudziestego drugiego|dwudziesty drugi",
      "dwudziestego trzeciego|dwudziesty trzeci", "dwudziestego czwartego|dwudziesty czwarty",
      "dwudziestego piątego|dwudziesty piąty", "dwudziestego szóstego|dwudziesty szósty",
      "dwudziestego siódmego|dwudziesty siódmy", "dwudziestego ósmego|dwudziesty ósmy",
      "dwudziestego dziewiątego|dwudziesty dziewiąty", "trzydziestego|trzydziesty",
      "trzydziestego pierwszego|trzydziesty pierwszy",
    ]),
    hasBareOrdinals: true,
    monthsAway: [
      (["tego miesiąca", "bieżącego miesiąca"], 0),
      (["przyszłego miesiąca", "następnego miesiąca"], 1),
      (["zeszłego miesiąca", "ubiegłego miesiąca", "poprzedniego miesiąca"], -1),
    ],
    anyMonth: ["miesiąca"],
    dayMarks: ["dnia", "w dniu"],
    dateMarks: (["roku"], [], []),
    periods: [
      (["w tym tygodniu", "ten tydzień"], .week(0)),
      (["w przyszłym tygodniu", "przyszły tydzień"], .week(1)),
      (["w ten weekend", "w weekend"], .weekend(0)), (["w przyszły weekend"], .weekend(1)),
      (["w tym miesiącu"], .month(0)), (["w przyszłym miesiącu"], .month(1)),
      (["w tym roku"], .year(0)), (["w przyszłym roku"], .year(1)),
      (
        [
          "w zeszłym tygodniu", "zeszłego tygodnia", "w ubiegłym tygodniu", "ubiegłego tygodnia",
          "ostatniego tygodnia",
        ], .week(-1)
      ),
      (
        ["w zeszły weekend", "zeszłego weekendu", "ubiegłego weekendu", "ostatniego weekendu"],
        .weekend(-1)
      ),
      (
        [
          "w zeszłym miesiącu", "zeszłego miesiąca", "w ubiegłym miesiącu", "ubiegłego miesiąca",
          "ostatniego miesiąca",
        ], .month(-1)
      ),
      (["w zeszłym roku", "zeszłego roku", "w ubiegłym roku", "ubiegłego roku"], .year(-1)),
    ],
    periodBounds: PeriodBounds(leading: [
      (["przed", "sprzed", "z przed"], .before), (["do"], .upTo), (["po"], .after),
      (["od"], .since),
    ]),
    rangeBegins: ["od"],
    rangeMiddles: ["do"],
    pairs: (["między", "pomiędzy"], ["a", "i"]),
    endMarks: ["przed", "do"],
    countedEndings: ["ach"],
    beginMarks: [(["od"], .either), (["począwszy od"], .coming)],
    unfinished: [
      "od", "na", "z", "po", "co drugi", "co drugą", "co trzeci", "co trzecią", "zeszły",
      "najpóźniej",
      "najwcześniej", "albo w", "lub w", "albo o",
    ],
    tails: ["najpóźniej", "albo później"],
    recurrences: [
      (["codziennie", "każdego dnia", "co dzień", "co dziennie"], .daily),
      (["co tydzień", "każdego tygodnia", "cotygodniowo"], .weekly),
      (["co miesiąc", "każdego miesiąca"], .monthly),
      (["co rok", "każdego roku", "co roku"], .yearly),
      (["co godzinę", "każdej godziny"], .hourly),
      (["w dni robocze", "w każdy dzień roboczy"], .onWeekdays),
      (["w każdy weekend", "w weekendy"], .onWeekends),
    ],
    workingWeeks: ["od %1 do %2"],
    dailyParts: [
      (["każdego ranka", "każdego poranka", "co rano", "codziennie rano"], .morning),
      (["każdego popołudnia"], .afternoon),
      (["każdego wieczoru", "każdego wieczora", "co wieczór"], .evening),
      (["każdej nocy", "co noc"], .night),
    ],
    weekly: ["co %", "w każdy %", "w każdą %", "każdy %", "każdą %"],
    otherWeekly: [
      "co drugi %", "co drugą %", "w co drugi %", "w co drugą %", "w co drugie %", "co drugie %",
    ],
    recurrenceMarks: ["co", "każdego"]
  )

  /// The hours as they are counted: `ósma`, `o ósmej`.
  private static let hourNames: Phrases<Int> = [
    "pierwsza|pierwszej|pierwszą", "druga|drugiej|drugą", "trzecia|trzeciej|trzecią",
    "czwarta|czwartej|czwartą", "piąta|piątej|piątą", "szósta|szóstej|szóstą",
    "siódma|siódmej|siódmą", "ósma|ósmej|ósmą", "dziewiąta|dziewiątej|dziewiątą",
    "dziesiąta|dziesiątej|dziesiątą", "jedenasta|jedenastej|jedenastą",
    "dwunasta|dwunastej|dwunastą", "trzynasta|trzynastej|trzynastą",
    "czternasta|czternastej|czternastą", "piętnasta|piętnastej|piętnastą",
    "szesnasta|szesnastej|szesnastą", "siedemnasta|siedemnastej|siedemnastą",
    "osiemnasta|osiemnastej|osiemnastą", "dziewiętnasta|dziewiętnastej|dziewiętnastą",
    "dwudziesta|dwudziestej|dwudziestą", "dwudziesta pierwsza|dwudziestej pierwszej",
    "dwudziesta druga|dwudziestej drugiej", "dwudziesta trzecia|dwudziestej trzeciej",
    "dwudziesta czwarta|dwudziestej czwartej",
  ].enumerated().map { index, forms in
    (forms.split(separator: "|").flatMap { ["\($0)", "o \($0)"] }, index + 1)
  }

  /// Parts of the day alone, which are all the same beside a day.
  private static let comingDayParts: Phrases<DayPart> = [
    (["rano", "przed południem"], .morning), (["po południu"], .afternoon),
    (["wieczorem"], .evening), (["w nocy"], .night),
  ]
}
