extension TimeWords {
  /// Spanish.
  static let spanish = TimeWords(
    units: [
      (["segundo", "segundos", "seg", "s"], .second), (["minuto", "minutos", "min"], .minute),
      (["hora", "horas", "h"], .hour), (["día", "días", "d"], .day),
      (["semana", "semanas"], .week), (["mes", "meses"], .month), (["año", "años"], .year),
    ],
    spans: [
      (["hora y media"], 5_400), (["hora y cuarto"], 4_500),
      (["cuarto de hora", "un cuarto de hora"], 900), (["tres cuartos de hora"], 2_700),
    ],
    spanJoiners: ["y"],
    fromNow: ["en", "dentro de"]
      + ["en", "dentro de"].flatMap { mark in
        ["unos", "unas", "aproximadamente", "como", "más o menos"].map { "\(mark) \($0)" }
      },
    beforeNow: ["hace"],
    lastMarks: ["últimos", "últimas", "los últimos", "las últimas"],
    pastMarks: ["en", "durante"],
    vagueTimes: comingDayParts.flatMap(\.phrases) + [
      "después de comer", "antes de comer",
      "después de cenar", "antes de cenar", "después del trabajo", "antes del trabajo",
      "después de clase", "cuando llegue a casa", "cuando llegue",
      "más tarde", "un poco más tarde", "luego", "después", "más adelante", "pronto", "otro día",
      "en otro momento", "en un rato", "dentro de un rato", "al rato", "en unos minutos",
      "recientemente", "últimamente", "el otro día", "hace un rato", "hace un momento",
      "hace tiempo", "hace mucho", "hace mucho tiempo", "hace poco",
    ],
    timeMarks: [
      "a las", "a la", "a eso de las", "sobre las", "hacia las", "las", "la", "desde las",
      "desde la",
    ],
    hourMarks: ["en punto", "h"],
    looseHourMarks: ["horas"],
    minuteMarks: ["minutos"],
    hours: [
      (["a mediodía", "al mediodía", "mediodía", "el mediodía"], 12),
      (["a medianoche", "medianoche", "la medianoche"], 0),
    ],
    minutesBefore: [
      (
        [
          "cuarto para las", "un cuarto para las", "cuarto para la", "un cuarto para la",
          "a un cuarto para las", "a un cuarto para la",
        ], -15
      )
    ],
    minutesBehind: [
      (["y media"], 30), (["y cuarto"], 15), (["menos cuarto", "menos un cuarto"], -15),
    ],
    minuteSigns: [(["y"], 1), (["menos"], -1)],
    dayParts: comingDayParts + [
      (["de la mañana", "de la madrugada", "de madrugada", "am", "a. m."], .morning),
      (["de la tarde", "del mediodía", "pm", "p. m."], .afternoon), (["de la noche"], .night),
    ],
    comingDayParts: comingDayParts,
    shifts: [
      (["más tarde", "después"], 1), (["antes", "más temprano"], -1),
    ],
    countMarks: ["para", "por", "con", "más"],
    spanSigns: [(["antes de", "antes del"], -1), (["después de", "después del"], 1)],
    days: [
      (
        [
          "fin de mes", "final de mes", "a fin de mes", "a final de mes", "a finales de mes",
          "el final del mes", "el último día del mes",
        ], .endOfMonth(0)
      ),
      (["a final del mes que viene", "el último día del mes que viene"], .endOfMonth(1)),
      (["de hoy en ocho", "de hoy en ocho días"], .offset(7)),
      (["de hoy en quince", "de hoy en quince días"], .offset(14)),
      (["hoy"], .offset(0)), (["esta mañana"], .part(.morning, 0)),
      (["esta tarde"], .part(.afternoon, 0)), (["esta noche"], .part(.evening, 0)),
      (["ayer"], .offset(-1)), (["anteayer", "antes de ayer", "antier"], .offset(-2)),
      (["anoche"], .part(.evening, -1)),
      (["mañana"], .offset(1)),
      (["pasado mañana"], .offset(2)),
    ],
    weekdays: (
      ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
      ["el %", "el próximo %", "el % que viene", "% que viene"],
      [
        "el % de la semana que viene", "el % de la próxima semana", "la semana que viene el %",
        "la próxima semana el %",
      ]
    ),
    otherWeekdays: ([], ["el % pasado", "% pasado", "el pasado %", "el último %"]),
    thisWeekdays: ["este %", "el % de esta semana", "esta semana el %"],
    months: [
      "enero|ene", "febrero|feb", "marzo|mar", "abril|abr", "mayo|may", "junio|jun",
      "julio|jul", "agosto|ago", "septiembre|sep|sept|setiembre", "octubre|oct",
      "noviembre|nov", "diciembre|dic",
    ],
    namedDays: [
      (
        [
          "en navidad", "en nochebuena", "en nochevieja", "en año nuevo", "en semana santa",
          "en mi cumpleaños", "el día de reyes",
        ], true
      ),
      (
        [
          "viernes santo", "lunes de pascua", "viernes negro", "domingo de ramos",
          "miércoles de ceniza", "san valentín",
          "el día de la madre", "black friday",
        ], false
      ),
    ],
    seasons: (
      ["primavera", "verano", "otoño", "invierno"],
      ["% pasada", "la % pasada", "la pasada %", "el pasado mes de %", "la última %"]
    ),
    partsOfPeriods: [
      "principios", "a principios", "comienzos", "inicios", "el principio", "finales", "a finales",
      "fines", "final", "el final", "mediados", "a mediados", "primera mitad", "la primera mitad",
      "segunda mitad", "la segunda mitad",
    ],
    decades: decades(["años %", "los %"]),
    dayOrdinals: [(["primero"], 1)],
    daySuffixes: ["º", "°", "ro"],
    hasTwelveHours: true,
    countsBothWays: true,
    monthsAway: [
      (["de este mes"], 0), (["del mes que viene", "del próximo mes", "del mes próximo"], 1),
      (["del mes pasado"], -1),
    ],
    anyMonth: ["del mes"],
    dayMarks: ["el", "el día", "día"],
    hasBareDays: true,
    dateJoiners: ["de", "del"],
    timeJoiners: ["de", "del"],
    periods: [
      (["esta semana"], .week(0)), (["la semana que viene", "la próxima semana"], .week(1)),
      (["este fin de semana", "el fin de semana"], .weekend(0)),
      (["el próximo fin de semana", "el fin de semana que viene"], .weekend(1)),
      (["este mes"], .month(0)), (["el mes que viene", "el próximo mes"], .month(1)),
      (["este año"], .year(0)), (["el año que viene", "el próximo año"], .year(1)),
      (["la semana pasada"], .week(-1)),
      (["el fin de semana pasado", "fin de semana pasado"], .weekend(-1)),
      (["el mes pasado", "mes pasado"], .month(-1)),
      (["el año pasado", "año pasado"], .year(-1)),
    ],
    periodBounds: PeriodBounds(leading: [
      (["antes de", "antes del", "de antes de", "de antes del", "anteriores a"], .before),
      (["hasta"], .upTo),
      (["después de", "después del", "de después de", "de después del", "posteriores a"], .after),
      (["desde", "a partir de"], .since),
    ]),
    rangeBegins: ["de", "del", "desde", "desde el"],
    dayRangeBegins: ["del"],
    rangeMiddles: ["a", "al", "hasta", "hasta el"],
    pairs: (["entre", "entre el"], ["y", "y el"]),
    endMarks: ["antes de", "antes del", "hasta", "hasta el"],
    dayEndMarks: ["hasta el"],
    beginMarks: [(["desde", "a partir de", "a partir del"], .either)],
    dayBeginMarks: ["a partir del"],
    unfinished: [
      "de", "del", "para", "para el", "por", "en",
      "desde", "desde el", "a partir de", "a partir del", "pasado", "otro", "un", "cada dos",
    ],
    tails: ["como muy tarde", "como tarde", "o así"],
    recurrences: [
      (["cada día", "todos los días", "diariamente", "a diario"], .daily),
      (["cada semana", "todas las semanas", "semanalmente"], .weekly),
      (
        ["cada mes", "todos los meses", "de cada mes", "de todos los meses", "mensualmente"],
        .monthly
      ),
      (["cada año", "todos los años", "de cada año", "de todos los años", "anualmente"], .yearly),
      (["cada hora", "todas las horas"], .hourly),
      (
        [
          "entre semana", "los días laborables", "todos los días laborables",
        ], .onWeekdays
      ),
      (["los fines de semana", "todos los fines de semana", "cada fin de semana"], .onWeekends),
    ],
    workingWeeks: ["%1 a %2", "de %1 a %2"],
    dailyParts: [
      (["cada mañana", "todas las mañanas"], .morning),
      (["cada tarde", "todas las tardes"], .afternoon),
      (["cada noche", "todas las noches"], .night),
    ],
    weekly: ["cada %", "todos los %", "los %", "todos los %s", "los %s"],
    otherWeekly: ["cada dos %", "cada dos %s", "un % de cada dos", "un % sí y otro no"],
    recurrenceMarks: ["cada", "todos los"]
  )

  /// Parts of the day alone, which are all the same beside a day.
  private static let comingDayParts: Phrases<DayPart> = [
    (["por la mañana", "en la mañana", "a la mañana"], .morning),
    (["por la tarde", "en la tarde", "a la tarde"], .afternoon),
    (["por la noche", "en la noche", "a la noche"], .night),
  ]
}
