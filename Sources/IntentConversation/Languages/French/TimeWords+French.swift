extension TimeWords {
  /// French.
  static let french = TimeWords(
    units: [
      (["seconde", "secondes", "s"], .second), (["minute", "minutes", "min", "mn"], .minute),
      (["heure", "heures", "h"], .hour), (["jour", "jours", "j"], .day),
      (["semaine", "semaines"], .week), (["mois"], .month),
      (["an", "ans", "année", "années"], .year),
    ],
    spans: [
      (["quart d'heure", "un quart d'heure"], 900), (["trois quarts d'heure"], 2_700),
    ],
    spanJoiners: ["et"],
    fromNow: ["dans", "d'ici"]
      + ["dans", "d'ici"].flatMap { mark in
        ["environ", "à peu près", "peut-être", "genre"].map { "\(mark) \($0)" }
      },
    beforeNow: ["il y a"],
    lastMarks: ["derniers", "dernières"],
    pastMarks: ["en", "pendant", "durant", "dans", "au cours de", "au cours des", "au cours du"],
    vagueTimes: comingDayParts.flatMap(\.phrases) + [
      "le matin", "l'après-midi", "le soir", "après le travail", "avant le travail",
      "après l'école",
      "après le déjeuner", "avant le déjeuner", "après le dîner", "avant le dîner",
      "quand je rentre", "quand je serai à la maison", "quand j'arrive",
      "plus tard dans la journée", "plus tard dans la soirée", "plus tard", "un peu plus tard",
      "tout à l'heure", "bientôt", "une autre fois",
      "un de ces jours", "dans un moment", "dans un instant", "dans quelques minutes",
      "d'ici peu", "récemment", "dernièrement", "l'autre jour", "il y a un moment",
      "il y a longtemps", "il y a peu", "il y a quelque temps",
    ],
    timeMarks: ["à", "vers", "pour", "dès"],
    hourMarks: ["heures", "heure", "h", "heures pile"],
    minuteMarks: ["minutes"],
    hours: [(["à midi", "midi"], 12), (["à minuit", "minuit"], 0)],
    minutesBehind: [
      (["et demie", "et demi"], 30), (["et quart"], 15), (["moins le quart", "moins quart"], -15),
    ],
    minuteSigns: [(["et"], 1), (["moins"], -1)],
    dayParts: comingDayParts + [
      (["du matin", "le matin", "au matin"], .morning),
      (["de l'après-midi", "l'après-midi"], .afternoon),
      (["du soir", "le soir"], .evening), (["de la nuit"], .night),
    ],
    dayPartsBehind: [
      (["matin"], .morning), (["après-midi"], .afternoon), (["soir"], .evening),
    ],
    comingDayParts: comingDayParts,
    shifts: [
      (["plus tard", "après"], 1), (["plus tôt", "avant"], -1),
    ],
    countMarks: ["pour", "avec", "plus"],
    spanSigns: [(["avant"], -1), (["après"], 1)],
    days: [
      (
        [
          "fin du mois", "la fin du mois", "à la fin du mois", "en fin de mois",
          "le dernier jour du mois",
        ], .endOfMonth(0)
      ),
      (["fin du mois prochain", "à la fin du mois prochain"], .endOfMonth(1)),
      (["d'aujourd'hui en huit"], .offset(7)), (["d'aujourd'hui en quinze"], .offset(14)),
      (["aujourd'hui"], .offset(0)), (["ce matin"], .part(.morning, 0)),
      (["cet après-midi"], .part(.afternoon, 0)), (["ce soir"], .part(.evening, 0)),
      (["cette nuit"], .part(.night, 0)), (["demain matin"], .part(.morning, 1)),
      (["demain après-midi"], .part(.afternoon, 1)), (["demain soir"], .part(.evening, 1)),
      (["hier"], .offset(-1)), (["avant-hier"], .offset(-2)), (["hier soir"], .part(.evening, -1)),
      (["demain"], .offset(1)), (["après-demain"], .offset(2)),
    ],
    weekdays: (
      [
        "dimanche|dim", "lundi|lun", "mardi", "mercredi|mer", "jeudi|jeu", "vendredi|ven", "samedi",
      ],
      ["le %", "% prochain", "le % prochain"],
      [
        "% de la semaine prochaine", "le % de la semaine prochaine", "la semaine prochaine %",
        "la semaine prochaine le %",
      ]
    ),
    otherWeekdays: (
      ["% en huit", "le % en huit", "de % en huit"],
      ["% dernier", "le % dernier", "% passé", "le % passé"]
    ),
    thisWeekdays: ["ce %", "% de cette semaine", "le % de cette semaine", "cette semaine %"],
    months: [
      "janvier|janv", "février|févr|fév", "mars", "avril|avr", "mai", "juin", "juillet|juil|juill",
      "août", "septembre|sept", "octobre|oct", "novembre|nov", "décembre|déc",
    ],
    namedDays: [
      (
        [
          "à noël", "la veille de noël", "le jour de l'an", "à pâques", "le lundi de pâques",
          "le vendredi saint", "vendredi saint", "lundi de pâques", "à la toussaint",
          "à la saint-valentin", "pour mon anniversaire",
          "le black friday",
        ], true
      ),
      (
        [
          "le réveillon", "la fête des mères",
        ], false
      ),
    ],
    seasons: (["printemps", "été", "automne", "hiver"], ["l'% dernier", "l'% passé"]),
    partsOfPeriods: [
      "début", "le début", "du début", "fin", "la fin", "mi", "milieu", "le milieu", "du milieu",
    ],
    decades: decades(["années %"]),
    dayOrdinals: [(["premier"], 1)],
    daySuffixes: ["er"],
    monthsAway: [
      (["de ce mois", "de ce mois-ci"], 0), (["du mois prochain"], 1), (["du mois dernier"], -1),
    ],
    anyMonth: ["du mois"],
    dayMarks: ["le"],
    hasBareDays: true,
    periods: [
      (["cette semaine"], .week(0)), (["la semaine prochaine"], .week(1)),
      (["ce week-end", "le week-end"], .weekend(0)),
      (["le week-end prochain"], .weekend(1)), (["ce mois-ci", "ce mois"], .month(0)),
      (["le mois prochain"], .month(1)), (["cette année"], .year(0)),
      (["l'année prochaine"], .year(1)), (["la semaine dernière"], .week(-1)),
      (["le week-end dernier", "week-end dernier"], .weekend(-1)),
      (["le mois dernier", "mois dernier"], .month(-1)),
      (["l'année dernière", "l'an dernier"], .year(-1)),
    ],
    periodBounds: PeriodBounds(leading: [
      (["avant", "d'avant", "antérieures à", "antérieurs à"], .before),
      (["jusqu'en", "jusqu'à"], .upTo),
      (["après", "d'après", "postérieures à", "postérieurs à"], .after),
      (["depuis", "à partir de"], .since),
    ]),
    rangeBegins: ["de", "du", "d'", "depuis", "à partir de"],
    dayRangeBegins: ["du"],
    rangeMiddles: ["à", "au", "jusqu'à", "jusqu'au"],
    pairs: (["entre"], ["et"]),
    endMarks: ["avant", "jusqu'à", "jusqu'au"],
    dayEndMarks: ["jusqu'au"],
    beginMarks: [(["depuis"], .past), (["à partir de", "à partir du", "dès"], .either)],
    dayBeginMarks: ["à partir du"],
    unfinished: [
      "de", "du", "d", "pour", "pour le", "d'ici", "d'ici à", "d'ici au", "depuis", "dès",
      "à partir de", "à partir du", "ou bien",
    ],
    tails: ["en quinze", "au plus tard", "au plus tôt", "ou bien", "sur deux"],
    recurrences: [
      (["chaque jour", "tous les jours", "quotidiennement"], .daily),
      (["chaque semaine", "toutes les semaines", "hebdomadairement"], .weekly),
      (
        ["chaque mois", "tous les mois", "de chaque mois", "de tous les mois", "mensuellement"],
        .monthly
      ),
      (["chaque année", "tous les ans", "de chaque année", "chaque an", "annuellement"], .yearly),
      (["chaque heure", "toutes les heures"], .hourly),
      (
        [
          "en semaine", "tous les jours ouvrables", "les jours ouvrables",
        ], .onWeekdays
      ),
      (["tous les week-ends", "chaque week-end"], .onWeekends),
    ],
    workingWeeks: ["du %1 au %2", "de %1 à %2"],
    dailyParts: [
      (["chaque matin", "tous les matins"], .morning),
      (["chaque après-midi", "tous les après-midi", "tous les après-midis"], .afternoon),
      (["chaque soir", "tous les soirs"], .evening),
      (["chaque nuit", "toutes les nuits"], .night),
    ],
    weekly: ["chaque %", "tous les %s", "les %s"],
    otherWeekly: ["un % sur deux"],
    recurrenceMarks: ["tous les", "toutes les", "chaque"]
  )

  /// Parts of the day alone, which are all the same beside a day.
  private static let comingDayParts: Phrases<DayPart> = [
    (["dans la matinée", "en matinée"], .morning), (["dans l'après-midi"], .afternoon),
    (["dans la soirée", "en soirée"], .evening), (["dans la nuit"], .night),
  ]
}
