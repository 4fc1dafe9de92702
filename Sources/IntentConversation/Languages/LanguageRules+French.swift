extension LanguageRules {
  /// French.
  static let french = LanguageRules(
    code: "fr",
    calls: PhraseTable(words: ["dis siri", "hey siri", "ok siri", "siri"]),
    corrections: PhraseTable(words: [
      "non", "je veux dire", "non je veux dire", "plutôt", "en fait", "pardon",
    ]),
    conjunctions: ["et"],
    articles: PhraseTable(words: [
      "le", "la", "les", "l", "un", "une", "des", "mon", "ma", "mes", "du", "de la",
    ]),
    particles: [],
    units: PhraseTable([
      (["zéro"], 0), (["un", "une"], 1), (["deux"], 2), (["trois"], 3), (["quatre"], 4),
      (["cinq"], 5), (["six"], 6), (["sept"], 7), (["huit"], 8), (["neuf"], 9), (["dix"], 10),
      (["onze"], 11), (["douze"], 12), (["treize"], 13), (["quatorze"], 14), (["quinze"], 15),
      (["seize"], 16), (["dix-sept"], 17), (["dix-huit"], 18), (["dix-neuf"], 19),
    ]),
    tens: PhraseTable([
      (["vingt"], 20), (["trente"], 30), (["quarante"], 40), (["cinquante"], 50),
      (["soixante"], 60), (["quatre-vingt", "quatre-vingts"], 80),
    ]),
    multipliers: PhraseTable([(["cent", "cents"], 100), (["mille"], 1000)]),
    joiners: PhraseTable(words: ["et"]),
    ordinals: PhraseTable([
      (["le premier", "la première", "premier", "première", "numéro un"], 1),
      (["le deuxième", "la deuxième", "le second", "la seconde", "deuxième", "numéro deux"], 2),
      (["le troisième", "la troisième", "troisième", "numéro trois"], 3),
      (["le quatrième", "la quatrième"], 4), (["le cinquième", "la cinquième"], 5),
      (["le sixième", "la sixième"], 6), (["le septième", "la septième"], 7),
      (["le huitième", "la huitième"], 8), (["le neuvième", "la neuvième"], 9),
      (["le dixième", "la dixième"], 10), (["le dernier", "la dernière", "dernier"], -1),
    ]),
    timeUnits: PhraseTable([
      (["seconde", "secondes"], .second), (["minute", "minutes"], .minute),
      (["heure", "heures"], .hour), (["jour", "jours"], .day), (["semaine", "semaines"], .week),
    ]),
    timeMarks: PhraseTable(words: ["à", "vers"]),
    hourMarks: PhraseTable(words: ["heures", "heure", "h"]),
    minuteMarks: PhraseTable(words: ["minutes"]),
    halves: PhraseTable(words: ["et demie"]),
    dayParts: PhraseTable([
      (["du matin", "le matin"], .morning),
      (["de l'après-midi", "du soir", "le soir"], .afternoon), (["à midi", "midi"], .hour(12)),
      (["à minuit", "minuit"], .hour(0)),
    ]),
    days: PhraseTable([
      (["aujourd'hui", "ce soir"], .offset(0)), (["demain"], .offset(1)),
      (["après-demain"], .offset(2)), (["dimanche"], .weekday(1)), (["lundi"], .weekday(2)),
      (["mardi"], .weekday(3)), (["mercredi"], .weekday(4)), (["jeudi"], .weekday(5)),
      (["vendredi"], .weekday(6)), (["samedi"], .weekday(7)),
    ]),
    fromNow: PhraseTable(words: ["dans"]),
    currencies: PhraseTable([
      (["$", "dollars", "dollar", "bucks", "usd"], "USD"), (["€", "euros", "euro", "eur"], "EUR"),
      (["£", "pounds", "pound", "gbp", "livres", "livre"], "GBP"),
      (["zl", "zloty", "zlotych", "zlote", "pln"], "PLN"), (["¥", "yen", "jpy"], "JPY"),
      (["₩", "won", "krw"], "KRW"), (["pesos", "peso", "mxn"], "MXN"),
    ]),
    measures: PhraseTable([
      (["km", "kilometers", "kilometres", "kilometer", "kilomètres", "kilomètre"], "km"),
      (["m", "meters", "metres", "meter", "mètres", "mètre"], "m"), (["cm", "centimeters"], "cm"),
      (["mi", "miles", "mile"], "mi"),
      (["kg", "kilograms", "kilos", "kilogram", "kilo", "kilogrammes"], "kg"),
      (["g", "grams", "gram", "grammes", "gramme"], "g"), (["lb", "lbs"], "lb"),
      (["l", "liters", "litres", "liter"], "L"), (["ml", "milliliters"], "mL"),
      (["celsius", "degrees celsius", "degrees", "degrés"], "°C"),
      (["fahrenheit", "degrees fahrenheit"], "°F"), (["kmh"], "km/h"),
      (["mph", "miles per hour"], "mph"), (["kcal", "calories", "kilocalories"], "kcal"),
      (["kj", "kilojoules"], "kJ"),
    ]),
    places: PhraseTable([
      (["la maison", "maison", "chez moi"], "maison"),
      (["le travail", "travail", "au travail", "le bureau"], "travail"),
      (["l'école", "école"], "école"),
    ]),
    movements: PhraseTable([
      (
        [
          "quand j'arrive à", "quand j'arrive", "quand je rentre à", "quand je rentre",
          "quand je serai à",
        ], .arrive
      ), (["quand je quitte", "quand je pars de", "quand je sors de"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .french
  )
}
