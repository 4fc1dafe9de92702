extension NumberWords {
  /// Korean: numbers of Chinese origin in ten thousands, and those of its own up to ninety-nine.
  static let korean: NumberWords = {
    let tens = ["열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]
    let units = [
      "하나|한", "둘|두", "셋|세", "넷|네", "다섯", "여섯", "일곱", "여덟", "아홉",
    ]
    return NumberWords(
      words: counted(from: 0, ["영|공|제로", "일", "이", "삼", "사", "오", "육|륙", "칠", "팔", "구"])
        + counted(from: 1, units) + counted(from: 10, by: 10, tens)
        // Behind numbers of its own, `만` is `only`.
        + counted(
          from: 1,
          ["하나만", "둘만", "셋만", "넷만", "다섯만", "여섯만", "일곱만", "여덟만", "아홉만"])
        + counted(from: 10, by: 10, tens.map { $0 + "만" })
        + combined(tens: tens, from: 10, units: units) { "\($0)\($1)" } + [
          (["스무"], .small(20)), (["십"], .place(10)), (["백"], .place(100)),
          (["천"], .place(1_000)), (["만"], .scale(10_000)), (["억"], .scale(100_000_000)),
          (["조"], .scale(1_000_000_000_000)),
        ] + collective(12, "다스"),
      minus: ["마이너스", "영하"],
      points: ["점"],
      fractions: [(["절반", "반"], 50)],
      fractionTails: [(["반"], 50)],
      counters: "명개시분초원일월년번대권마장잔병인층주킬미도점달유배살세퍼센파그엔위으로에을를건통곡컵",
      counterWords: [
        "개", "그릇", "잔", "명", "분", "인분", "병", "마리", "권", "장", "대", "컵", "접시", "조각", "판", "봉지",
        "상자", "캔", "공기", "번", "사람", "박", "곡", "통", "건", "가지", "살", "송이",
        "쌍", "식구",
      ],
      determiners: ["네"])
  }()
}
