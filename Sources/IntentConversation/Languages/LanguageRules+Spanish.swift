extension LanguageRules {
  /// Spanish.
  static let spanish = LanguageRules(
    code: "es",
    calls: PhraseTable(words: ["oye siri", "hola siri", "ey siri", "hey siri", "siri"]),
    corrections: PhraseTable(words: [
      "no", "quiero decir", "no quiero decir", "quise decir", "mejor", "perdón", "en realidad",
    ]),
    conjunctions: ["y", "e"],
    articles: PhraseTable(words: [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis", "a",
    ]),
    particles: [],
    units: PhraseTable([
      (["cero"], 0), (["uno", "una", "un"], 1), (["dos"], 2), (["tres"], 3), (["cuatro"], 4),
      (["cinco"], 5), (["seis"], 6), (["siete"], 7), (["ocho"], 8), (["nueve"], 9), (["diez"], 10),
      (["once"], 11), (["doce"], 12), (["trece"], 13), (["catorce"], 14), (["quince"], 15),
      (["dieciséis"], 16), (["diecisiete"], 17), (["dieciocho"], 18), (["diecinueve"], 19),
      (["veinte"], 20), (["veintiuno", "veintiún", "veintiuna"], 21), (["veintidós"], 22),
      (["veintitrés"], 23), (["veinticuatro"], 24), (["veinticinco"], 25), (["veintiséis"], 26),
      (["veintisiete"], 27), (["veintiocho"], 28), (["veintinueve"], 29),
    ]),
    tens: PhraseTable([
      (["treinta"], 30), (["cuarenta"], 40), (["cincuenta"], 50), (["sesenta"], 60),
      (["setenta"], 70), (["ochenta"], 80), (["noventa"], 90),
    ]),
    multipliers: PhraseTable([(["cien", "ciento", "cientos"], 100), (["mil"], 1000)]),
    joiners: PhraseTable(words: ["y"]),
    ordinals: PhraseTable([
      (["el primero", "la primera", "primero", "primera", "el número uno", "número uno"], 1),
      (["el segundo", "la segunda", "segundo", "segunda", "número dos"], 2),
      (["el tercero", "la tercera", "tercero", "tercera", "número tres"], 3),
      (["el cuarto", "la cuarta", "cuarto"], 4), (["el quinto", "la quinta", "quinto"], 5),
      (["el sexto", "la sexta"], 6), (["el séptimo", "la séptima"], 7),
      (["el octavo", "la octava"], 8), (["el noveno", "la novena"], 9),
      (["el décimo", "la décima"], 10), (["el último", "la última", "último"], -1),
    ]),
    timeUnits: PhraseTable([
      (["segundo", "segundos"], .second), (["minuto", "minutos"], .minute),
      (["hora", "horas"], .hour), (["día", "días"], .day), (["semana", "semanas"], .week),
    ]),
    timeMarks: PhraseTable(words: ["a las", "a la", "a eso de las", "sobre las"]),
    hourMarks: PhraseTable(words: ["en punto", "horas", "h"]),
    minuteMarks: PhraseTable(words: ["minutos"]),
    halves: PhraseTable(words: ["y media"]),
    dayParts: PhraseTable([
      (["de la mañana", "por la mañana"], .morning),
      (["de la tarde", "por la tarde", "de la noche", "por la noche"], .afternoon),
      (["a mediodía", "al mediodía", "mediodía"], .hour(12)),
      (["a medianoche", "medianoche"], .hour(0)),
    ]),
    days: PhraseTable([
      (["hoy", "esta noche"], .offset(0)), (["mañana"], .offset(1)),
      (["pasado mañana"], .offset(2)), (["el domingo", "domingo"], .weekday(1)),
      (["el lunes", "lunes"], .weekday(2)), (["el martes", "martes"], .weekday(3)),
      (["el miércoles", "miércoles"], .weekday(4)), (["el jueves", "jueves"], .weekday(5)),
      (["el viernes", "viernes"], .weekday(6)), (["el sábado", "sábado"], .weekday(7)),
    ]),
    fromNow: PhraseTable(words: ["en", "dentro de"]),
    currencies: PhraseTable([
      (["$", "dollars", "dollar", "bucks", "usd", "dólares", "dólar"], "USD"),
      (["€", "euros", "euro", "eur"], "EUR"),
      (["£", "pounds", "pound", "gbp", "libras", "libra"], "GBP"),
      (["zl", "zloty", "zlotych", "zlote", "pln"], "PLN"), (["¥", "yen", "jpy"], "JPY"),
      (["₩", "won", "krw"], "KRW"), (["pesos", "peso", "mxn"], "MXN"),
    ]),
    measures: PhraseTable([
      (["km", "kilometers", "kilometres", "kilometer", "kilómetros", "kilómetro"], "km"),
      (["m", "meters", "metres", "meter", "metros", "metro"], "m"), (["cm", "centimeters"], "cm"),
      (["mi", "miles", "mile"], "mi"),
      (["kg", "kilograms", "kilos", "kilogram", "kilo", "kilogramos"], "kg"),
      (["g", "grams", "gram", "gramos", "gramo"], "g"), (["lb", "lbs"], "lb"),
      (["l", "liters", "litres", "liter", "litros", "litro"], "L"), (["ml", "milliliters"], "mL"),
      (["celsius", "degrees celsius", "degrees", "grados"], "°C"),
      (["fahrenheit", "degrees fahrenheit"], "°F"), (["kmh"], "km/h"),
      (["mph", "miles per hour"], "mph"), (["kcal", "calories", "kilocalories"], "kcal"),
      (["kj", "kilojoules"], "kJ"),
    ]),
    places: PhraseTable([
      (["casa", "mi casa"], "casa"),
      (["el trabajo", "trabajo", "la oficina", "al trabajo"], "trabajo"),
      (["la escuela", "escuela"], "escuela"),
    ]),
    movements: PhraseTable([
      (["cuando llegue a", "cuando llegue", "al llegar a", "cuando esté en"], .arrive),
      (["cuando salga de", "cuando me vaya de", "al salir de"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .spanish
  )
}
