extension LanguageRules {
  /// Japanese.
  static let japanese = LanguageRules(
    code: "ja",
    calls: PhraseTable(words: ["hey siri", "ねえ siri", "ヘイ siri", "siri"]),
    corrections: PhraseTable(words: ["いや", "いいえ", "違う", "違います", "じゃなくて"]),
    conjunctions: ["と", "や", "それと", "それから"],
    articles: PhraseTable(words: []),
    particles: ["に", "へ", "を", "で", "は", "が", "宛に", "さんに", "にも"],
    units: PhraseTable([
      (["ゼロ", "零"], 0), (["一"], 1), (["二"], 2), (["三"], 3), (["四"], 4), (["五"], 5), (["六"], 6),
      (["七"], 7), (["八"], 8), (["九"], 9),
    ]),
    tens: PhraseTable([
      (["十"], 10), (["二十"], 20), (["三十"], 30), (["四十"], 40), (["五十"], 50), (["六十"], 60),
      (["七十"], 70), (["八十"], 80), (["九十"], 90),
    ]),
    multipliers: PhraseTable([(["百"], 100), (["千"], 1000), (["万"], 10000)]),
    joiners: PhraseTable(words: []),
    ordinals: PhraseTable([
      (["一番", "一番目", "最初", "最初の", "一つ目"], 1), (["二番", "二番目", "二つ目"], 2), (["三番", "三番目", "三つ目"], 3),
      (["四番", "四番目", "四つ目"], 4), (["五番", "五番目", "五つ目"], 5), (["六番目"], 6), (["七番目"], 7),
      (["八番目"], 8), (["九番目"], 9), (["十番目"], 10), (["最後", "最後の"], -1),
    ]),
    timeUnits: PhraseTable([
      (["秒"], .second), (["分"], .minute), (["時間"], .hour), (["日"], .day), (["週間"], .week),
    ]),
    timeMarks: PhraseTable(words: []),
    hourMarks: PhraseTable(words: ["時"]),
    minuteMarks: PhraseTable(words: ["分"]),
    halves: PhraseTable(words: ["半"]),
    dayParts: PhraseTable([
      (["午前", "朝の"], .morning), (["午後", "夜の"], .afternoon), (["正午"], .hour(12)),
      (["真夜中"], .hour(0)),
    ]),
    days: PhraseTable([
      (["今日", "今日の", "今夜"], .offset(0)), (["明日", "明日の"], .offset(1)),
      (["明後日", "明後日の"], .offset(2)), (["日曜日", "日曜日の"], .weekday(1)),
      (["月曜日", "月曜日の"], .weekday(2)), (["火曜日", "火曜日の"], .weekday(3)),
      (["水曜日", "水曜日の"], .weekday(4)), (["木曜日", "木曜日の"], .weekday(5)),
      (["金曜日", "金曜日の"], .weekday(6)), (["土曜日", "土曜日の"], .weekday(7)),
    ]),
    fromNow: PhraseTable(words: ["後", "後に"]),
    currencies: PhraseTable([
      (["$", "dollars", "dollar", "bucks", "usd", "ドル"], "USD"),
      (["€", "euros", "euro", "eur", "ユーロ"], "EUR"), (["£", "pounds", "pound", "gbp"], "GBP"),
      (["zl", "zloty", "zlotych", "zlote", "pln"], "PLN"), (["¥", "yen", "jpy", "円"], "JPY"),
      (["₩", "won", "krw"], "KRW"), (["pesos", "peso", "mxn"], "MXN"),
    ]),
    measures: PhraseTable([
      (["km", "kilometers", "kilometres", "kilometer", "キロ", "キロメートル"], "km"),
      (["m", "meters", "metres", "meter", "メートル"], "m"), (["cm", "centimeters"], "cm"),
      (["mi", "miles", "mile"], "mi"),
      (["kg", "kilograms", "kilos", "kilogram", "kilo", "キログラム"], "kg"),
      (["g", "grams", "gram", "グラム"], "g"), (["lb", "lbs"], "lb"),
      (["l", "liters", "litres", "liter", "リットル"], "L"), (["ml", "milliliters"], "mL"),
      (["celsius", "degrees celsius", "degrees", "度"], "°C"),
      (["fahrenheit", "degrees fahrenheit"], "°F"), (["kmh"], "km/h"),
      (["mph", "miles per hour"], "mph"), (["kcal", "calories", "kilocalories"], "kcal"),
      (["kj", "kilojoules"], "kJ"),
    ]),
    places: PhraseTable([(["家", "自宅", "うち"], "家"), (["会社", "職場"], "会社"), (["学校"], "学校")]),
    movements: PhraseTable([]),
    movementsBehind: PhraseTable([
      (["に着いたら", "に着いた時", "に帰ったら"], .arrive), (["を出たら", "を出る時"], .leave),
    ]),
    dialogue: .japanese
  )
}
