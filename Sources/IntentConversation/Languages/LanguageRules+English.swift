extension LanguageRules {
  /// English.
  static let english = LanguageRules(
    code: "en",
    calls: PhraseTable(words: ["hey siri", "hi siri", "ok siri", "siri"]),
    corrections: PhraseTable(words: [
      "no", "i mean", "i meant", "no i mean", "no i meant", "actually", "sorry", "no sorry", "wait",
      "rather", "change it to", "make it",
    ]),
    conjunctions: ["and", "and also", "plus"],
    articles: PhraseTable(words: ["the", "a", "an", "my", "our", "some"]),
    particles: [],
    units: PhraseTable([
      (["zero"], 0), (["one"], 1), (["two"], 2), (["three"], 3), (["four"], 4), (["five"], 5),
      (["six"], 6), (["seven"], 7), (["eight"], 8), (["nine"], 9), (["ten"], 10), (["eleven"], 11),
      (["twelve", "a dozen"], 12), (["thirteen"], 13), (["fourteen"], 14), (["fifteen"], 15),
      (["sixteen"], 16), (["seventeen"], 17), (["eighteen"], 18), (["nineteen"], 19),
    ]),
    tens: PhraseTable([
      (["twenty"], 20), (["thirty"], 30), (["forty"], 40), (["fifty"], 50), (["sixty"], 60),
      (["seventy"], 70), (["eighty"], 80), (["ninety"], 90),
    ]),
    multipliers: PhraseTable([
      (["hundred", "a hundred"], 100), (["thousand", "a thousand"], 1000),
    ]),
    joiners: PhraseTable(words: ["and"]),
    ordinals: PhraseTable([
      (["first", "the first", "the first one", "number one"], 1),
      (["second", "the second", "the second one", "number two"], 2),
      (["third", "the third", "the third one", "number three"], 3),
      (["fourth", "the fourth", "the fourth one", "number four"], 4),
      (["fifth", "the fifth", "the fifth one", "number five"], 5),
      (["sixth", "the sixth", "number six"], 6), (["seventh", "the seventh", "number seven"], 7),
      (["eighth", "the eighth", "number eight"], 8), (["ninth", "the ninth", "number nine"], 9),
      (["tenth", "the tenth", "number ten"], 10), (["last", "the last", "the last one"], -1),
    ]),
    timeUnits: PhraseTable([
      (["second", "seconds"], .second), (["minute", "minutes", "min"], .minute),
      (["hour", "hours"], .hour), (["day", "days"], .day), (["week", "weeks"], .week),
    ]),
    timeMarks: PhraseTable(words: ["at", "by", "around"]),
    hourMarks: PhraseTable(words: ["o'clock", "hours"]),
    minuteMarks: PhraseTable(words: ["minutes"]),
    halves: PhraseTable(words: ["thirty"]),
    dayParts: PhraseTable([
      (["am", "a.m.", "in the morning"], .morning),
      (["pm", "p.m.", "in the afternoon", "in the evening", "at night"], .afternoon),
      (["noon", "midday"], .hour(12)), (["midnight"], .hour(0)),
    ]),
    days: PhraseTable([
      (["today", "tonight"], .offset(0)), (["tomorrow"], .offset(1)),
      (["the day after tomorrow"], .offset(2)), (["on sunday", "sunday"], .weekday(1)),
      (["on monday", "monday"], .weekday(2)), (["on tuesday", "tuesday"], .weekday(3)),
      (["on wednesday", "wednesday"], .weekday(4)), (["on thursday", "thursday"], .weekday(5)),
      (["on friday", "friday"], .weekday(6)), (["on saturday", "saturday"], .weekday(7)),
    ]),
    fromNow: PhraseTable(words: ["in"]),
    currencies: PhraseTable([
      (["$", "dollars", "dollar", "bucks", "usd"], "USD"), (["€", "euros", "euro", "eur"], "EUR"),
      (["£", "pounds", "pound", "gbp"], "GBP"),
      (["zl", "zloty", "zlotych", "zlote", "pln"], "PLN"), (["¥", "yen", "jpy"], "JPY"),
      (["₩", "won", "krw"], "KRW"), (["pesos", "peso", "mxn"], "MXN"),
    ]),
    measures: PhraseTable([
      (["km", "kilometers", "kilometres", "kilometer"], "km"),
      (["m", "meters", "metres", "meter"], "m"), (["cm", "centimeters"], "cm"),
      (["mi", "miles", "mile"], "mi"), (["kg", "kilograms", "kilos", "kilogram", "kilo"], "kg"),
      (["g", "grams", "gram"], "g"), (["lb", "lbs"], "lb"),
      (["l", "liters", "litres", "liter"], "L"), (["ml", "milliliters"], "mL"),
      (["celsius", "degrees celsius", "degrees"], "°C"),
      (["fahrenheit", "degrees fahrenheit"], "°F"), (["kmh"], "km/h"),
      (["mph", "miles per hour"], "mph"), (["kcal", "calories", "kilocalories"], "kcal"),
      (["kj", "kilojoules"], "kJ"),
    ]),
    places: PhraseTable([
      (["home", "my home", "my house", "the house"], "home"),
      (["work", "the office", "my office"], "work"), (["school"], "school"),
    ]),
    movements: PhraseTable([
      (
        [
          "when i get", "when i get to", "when i arrive at", "when i arrive", "when i come",
          "when i reach", "when i am", "once i get", "when i get back",
        ], .arrive
      ), (["when i leave", "once i leave", "when i leave from", "when i go from"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .english
  )
}
