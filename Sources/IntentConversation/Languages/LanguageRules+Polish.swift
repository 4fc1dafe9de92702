extension LanguageRules {
  /// Polish.
  static let polish = LanguageRules(
    code: "pl",
    calls: PhraseTable(words: ["hej siri", "hey siri", "siri"]),
    corrections: PhraseTable(words: [
      "nie", "to znaczy", "nie to znaczy", "miałem na myśli", "miałam na myśli", "raczej",
      "przepraszam",
    ]),
    conjunctions: ["i", "oraz", "a także"],
    articles: PhraseTable(words: ["mój", "moja", "moje"]),
    particles: [],
    units: PhraseTable([
      (["zero"], 0), (["jeden", "jedna", "jedno", "jedną"], 1), (["dwa", "dwie"], 2), (["trzy"], 3),
      (["cztery"], 4), (["pięć"], 5), (["sześć"], 6), (["siedem"], 7), (["osiem"], 8),
      (["dziewięć"], 9), (["dziesięć"], 10), (["jedenaście"], 11), (["dwanaście"], 12),
      (["trzynaście"], 13), (["czternaście"], 14), (["piętnaście"], 15), (["szesnaście"], 16),
      (["siedemnaście"], 17), (["osiemnaście"], 18), (["dziewiętnaście"], 19),
    ]),
    tens: PhraseTable([
      (["dwadzieścia"], 20), (["trzydzieści"], 30), (["czterdzieści"], 40), (["pięćdziesiąt"], 50),
      (["sześćdziesiąt"], 60), (["siedemdziesiąt"], 70), (["osiemdziesiąt"], 80),
      (["dziewięćdziesiąt"], 90),
    ]),
    multipliers: PhraseTable([(["sto"], 100), (["dwieście"], 200), (["tysiąc"], 1000)]),
    joiners: PhraseTable(words: ["i"]),
    ordinals: PhraseTable([
      (["pierwszy", "pierwsza", "pierwszego", "numer jeden"], 1),
      (["drugi", "druga", "drugiego", "numer dwa"], 2),
      (["trzeci", "trzecia", "trzeciego", "numer trzy"], 3), (["czwarty", "czwarta"], 4),
      (["piąty", "piąta"], 5), (["szósty", "szósta"], 6), (["siódmy", "siódma"], 7),
      (["ósmy", "ósma"], 8), (["dziewiąty", "dziewiąta"], 9), (["dziesiąty", "dziesiąta"], 10),
      (["ostatni", "ostatnia"], -1),
    ]),
    timeUnits: PhraseTable([
      (["sekunda", "sekundy", "sekund", "sekundę"], .second),
      (["minuta", "minuty", "minut", "minutę"], .minute),
      (["godzina", "godziny", "godzin", "godzinę"], .hour), (["dzień", "dni"], .day),
      (["tydzień", "tygodnie", "tygodni"], .week),
    ]),
    timeMarks: PhraseTable(words: ["o", "o godzinie", "około"]),
    hourMarks: PhraseTable(words: ["godzina"]),
    minuteMarks: PhraseTable(words: ["minut"]),
    halves: PhraseTable(words: ["trzydzieści"]),
    dayParts: PhraseTable([
      (["rano", "przed południem"], .morning), (["po południu", "wieczorem"], .afternoon),
      (["w południe", "południe"], .hour(12)), (["o północy", "północ"], .hour(0)),
      (["o pierwszej"], .hour(1)), (["o drugiej"], .hour(2)), (["o trzeciej"], .hour(3)),
      (["o czwartej"], .hour(4)), (["o piątej"], .hour(5)), (["o szóstej"], .hour(6)),
      (["o siódmej"], .hour(7)), (["o ósmej"], .hour(8)), (["o dziewiątej"], .hour(9)),
      (["o dziesiątej"], .hour(10)), (["o jedenastej"], .hour(11)),
    ]),
    days: PhraseTable([
      (["dzisiaj", "dziś"], .offset(0)), (["jutro"], .offset(1)), (["pojutrze"], .offset(2)),
      (["w niedzielę", "niedziela"], .weekday(1)),
      (["w poniedziałek", "poniedziałek"], .weekday(2)), (["we wtorek", "wtorek"], .weekday(3)),
      (["w środę", "środa"], .weekday(4)), (["w czwartek", "czwartek"], .weekday(5)),
      (["w piątek", "piątek"], .weekday(6)), (["w sobotę", "sobota"], .weekday(7)),
    ]),
    fromNow: PhraseTable(words: ["za"]),
    currencies: PhraseTable([
      (["$", "dollars", "dollar", "bucks", "usd", "dolarów", "dolary", "dolar"], "USD"),
      (["€", "euros", "euro", "eur"], "EUR"),
      (["£", "pounds", "pound", "gbp", "funtów", "funty", "funt"], "GBP"),
      (["zl", "zloty", "zlotych", "zlote", "pln", "zł", "złoty", "złotych", "złote"], "PLN"),
      (["¥", "yen", "jpy"], "JPY"), (["₩", "won", "krw"], "KRW"),
      (["pesos", "peso", "mxn"], "MXN"),
    ]),
    measures: PhraseTable([
      (["km", "kilometers", "kilometres", "kilometer", "kilometrów", "kilometry"], "km"),
      (["m", "meters", "metres", "meter", "metrów", "metry"], "m"), (["cm", "centimeters"], "cm"),
      (["mi", "miles", "mile"], "mi"),
      (["kg", "kilograms", "kilos", "kilogram", "kilo", "kilogramów"], "kg"),
      (["g", "grams", "gram", "gramów"], "g"), (["lb", "lbs"], "lb"),
      (["l", "liters", "litres", "liter", "litrów", "litry"], "L"), (["ml", "milliliters"], "mL"),
      (["celsius", "degrees celsius", "degrees", "stopni"], "°C"),
      (["fahrenheit", "degrees fahrenheit"], "°F"), (["kmh"], "km/h"),
      (["mph", "miles per hour"], "mph"), (["kcal", "calories", "kilocalories"], "kcal"),
      (["kj", "kilojoules"], "kJ"),
    ]),
    places: PhraseTable([
      (["domu", "do domu", "dom", "z domu"], "dom"),
      (["pracy", "do pracy", "praca", "z pracy"], "praca"),
      (["szkoły", "do szkoły", "szkoła"], "szkoła"),
    ]),
    movements: PhraseTable([
      (
        ["kiedy wrócę", "gdy wrócę", "kiedy dotrę", "gdy dotrę", "jak wrócę", "kiedy będę w"],
        .arrive
      ), (["kiedy wyjdę", "gdy wyjdę", "jak wyjdę"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .polish
  )
}
