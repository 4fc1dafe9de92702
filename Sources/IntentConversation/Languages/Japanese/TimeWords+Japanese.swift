import IntentRuntime

extension TimeWords {
  /// Japanese.
  static let japanese = TimeWords(
    units: [
      (["秒", "秒間"], .second), (["分", "分間"], .minute), (["時間"], .hour),
      (["日", "日間"], .day), (["週間", "週"], .week),
      (["か月", "ヶ月", "カ月", "ケ月", "ヵ月", "か月間"], .month), (["年", "年間"], .year),
    ],
    spanJoiners: ["と"],
    fromNowBehind: ["後", "後に", "くらい後", "くらい後に", "ぐらい後", "ぐらい後に", "ほど後", "ほど後に", "したら", "経ったら"],
    beforeNowBehind: ["前"],
    lastMarks: ["過去", "ここ", "直近"],
    vagueTimes: [
      "後で", "あとで", "後ほど", "のちほど", "そのうち", "今度", "また今度", "近いうちに", "さっき", "この前", "この間", "最近", "先日",
      "少し前",
      "ちょっと前", "しばらく前", "昔",
    ],
    hourMarks: ["時", "時ちょうど", "時ごろ", "時頃", "時くらい", "時ぐらい"],
    lengthTails: ["間", "おき", "以内", "以上", "以降", "ごと", "毎", "目", "分"],
    minuteMarks: ["分", "分ごろ", "分頃"],
    hours: [(["正午", "お昼"], 12), (["真夜中"], 0)],
    minutesBehind: [(["半", "半ごろ", "半頃", "半くらい", "半ぐらい"], 30)],
    minutesLeft: ["前"],
    dayParts: [
      (["午前", "午前の", "午前中", "午前中の", "朝", "朝の", "朝一", "朝一番", "朝イチ"], .morning),
      (["午後", "午後の", "昼", "昼の"], .afternoon), (["夕方", "夕方の"], .lateAfternoon),
      (["夜", "夜の", "深夜", "晩", "晩の"], .night),
    ],
    comingDayParts: [
      (["朝に", "午前中に"], .morning), (["午後に", "昼に"], .afternoon), (["夕方に"], .lateAfternoon),
      (["夜に", "晩に"], .night),
    ],
    shifts: [
      // 「45分後」 is counted from now.
      (["遅く", "遅らせて", "後ろに"], 1), (["前", "前に", "早く"], -1),
    ],
    days: [
      (["月末", "今月末", "月末の"], .endOfMonth(0)),
      (["来月末"], .endOfMonth(1)),
      (["今日", "本日", "今日中に", "本日中に"], .offset(0)), (["今夜", "今晩"], .part(.evening, 0)),
      (["今朝"], .part(.morning, 0)), (["昨日", "きのう"], .offset(-1)), (["一昨日", "おととい"], .offset(-2)),
      (["昨夜", "昨晩"], .part(.evening, -1)),
      (["明日", "あした", "あす", "明日中に"], .offset(1)),
      (["明後日", "あさって"], .offset(2)), (["しあさって", "明々後日"], .offset(3)),
    ],
    weekdays: (
      ["日曜日|日曜", "月曜日|月曜", "火曜日|火曜", "水曜日|水曜", "木曜日|木曜", "金曜日|金曜", "土曜日|土曜"],
      ["今度の%", "次の%"], ["来週の%", "来週%"]
    ),
    otherWeekdays: ([], ["先週の%", "この前の%", "前の%"]),
    thisWeekdays: ["今週の%"],
    secondWeekdays: ["再来週の%", "再来週%"],
    namedDays: [
      (
        [
          "クリスマス", "クリスマスイブ", "お正月", "正月", "元日", "元旦", "大晦日", "バレンタインデー", "ハロウィン", "母の日", "父の日",
        ], false
      )
    ],
    seasons: (["春", "夏", "秋", "冬"], ["この前の%"]),
    partsOfPeriods: ["初め", "始め", "はじめ", "上旬", "中旬", "下旬", "半ば", "末", "終わり", "前半", "後半", "頭"],
    decades: decades(["%年代"]),
    monthsAway: [(["今月", "今月の"], 0), (["来月", "来月の"], 1), (["先月", "先月の"], -1)],
    repetitionMarks: ["回", "錠", "粒", "杯", "個", "本", "ページ", "分", "時間", "中"],
    dateMarks: (["年"], ["月"], ["日"]),
    timeJoiners: ["の", "に"],
    timeParticles: ["に"],
    periods: [
      (["今週"], .week(0)), (["来週"], .week(1)), (["週末", "今週末"], .weekend(0)),
      (["来週末"], .weekend(1)), (["今月"], .month(0)), (["来月"], .month(1)),
      (["今年"], .year(0)), (["来年"], .year(1)), (["先週"], .week(-1)),
      (["先週末"], .weekend(-1)), (["先月"], .month(-1)), (["去年", "昨年"], .year(-1)),
    ],
    periodBounds: PeriodBounds(trailing: [
      (["より前", "前"], .before), (["以前", "まで"], .upTo), (["以降", "から"], .since),
      (["より後", "後"], .after),
    ]),
    rangeMiddles: ["から"],
    rangeEnds: ["まで"],
    boundsBehind: [
      "まで", "までに", "前に", "前まで", "以前に", "以降", "以降に", "後に", "あとに", "過ぎ", "過ぎに", "すぎ",
    ],
    tails: ["までに", "前に", "以降", "過ぎ"],
    recurrences: counted + [
      (["毎日"], .daily),
      (["毎週"], .weekly),
      (["毎月", "毎月の"], .monthly),
      (["毎年", "毎年の"], .yearly),
      (["毎時", "毎時間"], .hourly),
      (["平日", "平日は", "平日に"], .onWeekdays),
      (["毎週末"], .onWeekends),
    ],
    workingWeeks: ["%1から%2まで", "%1から%2"],
    dailyParts: [
      (["毎朝"], .morning),
      (["毎晩", "毎夜"], .night),
      (["毎夕"], .lateAfternoon),
    ],
    weekly: ["毎週%", "毎週の%", "%ごと", "%ごとに", "%毎に"],
    otherWeekly: ["隔週%", "隔週の%", "隔週%ごとに"]
  )

  /// What comes again after so long: 「2週間ごとに」, 「八時間ごとに」.
  private static let counted: Phrases<RecurrenceRule> = [
    (["分"], .minute, 60), (["時間"], .hourly, 24), (["日", "日間"], .daily, 31),
    (["週間", "週"], .weekly, 12), (["か月", "ヶ月", "カ月", "ケ月", "ヵ月"], .monthly, 12),
    (["年"], .yearly, 10),
  ].flatMap { (units: [String], frequency: RecurrenceFrequency, most: Int) in
    (1...most).map { count in
      let phrases = ["\(count)", numeral(count)].flatMap { number in
        units.flatMap { unit in ["ごと", "ごとに", "毎に"].map { number + unit + $0 } }
      }
      return (phrases, RecurrenceRule(interval: count, frequency: frequency))
    }
  }

  /// A number below a hundred in words: 「二十四」.
  private static func numeral(_ number: Int) -> String {
    let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    guard number >= 10 else { return digits[number] }
    return (number >= 20 ? digits[number / 10] : "") + "十" + digits[number % 10]
  }
}
