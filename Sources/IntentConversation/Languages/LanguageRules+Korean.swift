extension LanguageRules {
  /// Korean.
  static let korean = LanguageRules(
    code: "ko",
    calls: PhraseTable(words: ["hey siri", "시리야", "siri야", "siri", "시리"]),
    corrections: PhraseTable(words: ["아니", "아니요", "아니 그게 아니라", "그게 아니라"]),
    conjunctions: ["와", "과", "그리고", "하고", "랑"],
    articles: PhraseTable(words: ["내", "제"]),
    particles: ["에게", "한테", "께", "을", "를", "에서", "에", "로", "으로", "이", "가", "은", "는"],
    units: PhraseTable([
      (["영"], 0), (["일", "하나", "한"], 1), (["이", "둘", "두"], 2), (["삼", "셋", "세"], 3),
      (["사", "넷", "네"], 4), (["오", "다섯"], 5), (["육", "여섯"], 6), (["칠", "일곱"], 7), (["팔", "여덟"], 8),
      (["구", "아홉"], 9),
    ]),
    tens: PhraseTable([
      (["십", "열"], 10), (["이십", "스물"], 20), (["삼십", "서른"], 30), (["사십", "마흔"], 40),
      (["오십", "쉰"], 50), (["육십"], 60), (["칠십"], 70), (["팔십"], 80), (["구십"], 90),
    ]),
    multipliers: PhraseTable([(["백"], 100), (["천"], 1000), (["만"], 10000)]),
    joiners: PhraseTable(words: []),
    ordinals: PhraseTable([
      (["첫 번째", "첫째", "일번"], 1), (["두 번째", "둘째", "이번"], 2), (["세 번째", "셋째", "삼번"], 3),
      (["네 번째", "넷째"], 4), (["다섯 번째"], 5), (["여섯 번째"], 6), (["일곱 번째"], 7), (["여덟 번째"], 8),
      (["아홉 번째"], 9), (["열 번째"], 10), (["마지막", "마지막 것"], -1),
    ]),
    timeUnits: PhraseTable([
      (["초"], .second), (["분"], .minute), (["시간"], .hour), (["일"], .day), (["주"], .week),
    ]),
    timeMarks: PhraseTable(words: []),
    hourMarks: PhraseTable(words: ["시"]),
    minuteMarks: PhraseTable(words: ["분"]),
    halves: PhraseTable(words: ["반"]),
    dayParts: PhraseTable([
      (["오전", "아침"], .morning), (["오후", "저녁", "밤"], .afternoon), (["정오"], .hour(12)),
      (["자정"], .hour(0)),
    ]),
    days: PhraseTable([
      (["오늘"], .offset(0)), (["내일"], .offset(1)), (["모레"], .offset(2)), (["일요일"], .weekday(1)),
      (["월요일"], .weekday(2)), (["화요일"], .weekday(3)), (["수요일"], .weekday(4)),
      (["목요일"], .weekday(5)), (["금요일"], .weekday(6)), (["토요일"], .weekday(7)),
    ]),
    fromNow: PhraseTable(words: ["후", "후에", "뒤에"]),
    currencies: PhraseTable([
      (["$", "dollars", "dollar", "bucks", "usd", "달러"], "USD"),
      (["€", "euros", "euro", "eur", "유로"], "EUR"), (["£", "pounds", "pound", "gbp"], "GBP"),
      (["zl", "zloty", "zlotych", "zlote", "pln"], "PLN"), (["¥", "yen", "jpy"], "JPY"),
      (["₩", "won", "krw", "원"], "KRW"), (["pesos", "peso", "mxn"], "MXN"),
    ]),
    measures: PhraseTable([
      (["km", "kilometers", "kilometres", "kilometer", "킬로미터"], "km"),
      (["m", "meters", "metres", "meter", "미터"], "m"), (["cm", "centimeters"], "cm"),
      (["mi", "miles", "mile"], "mi"),
      (["kg", "kilograms", "kilos", "kilogram", "kilo", "킬로그램"], "kg"),
      (["g", "grams", "gram", "그램"], "g"), (["lb", "lbs"], "lb"),
      (["l", "liters", "litres", "liter", "리터"], "L"), (["ml", "milliliters"], "mL"),
      (["celsius", "degrees celsius", "degrees", "도"], "°C"),
      (["fahrenheit", "degrees fahrenheit"], "°F"), (["kmh"], "km/h"),
      (["mph", "miles per hour"], "mph"), (["kcal", "calories", "kilocalories"], "kcal"),
      (["kj", "kilojoules"], "kJ"),
    ]),
    places: PhraseTable([(["집"], "집"), (["회사", "직장"], "회사"), (["학교"], "학교")]),
    movements: PhraseTable([]),
    movementsBehind: PhraseTable([
      (["에 도착하면", "에 가면", "에 오면"], .arrive), (["을 나서면", "에서 나가면", "를 나서면"], .leave),
    ]),
    dialogue: .korean
  )
}
