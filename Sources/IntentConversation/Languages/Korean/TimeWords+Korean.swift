import IntentRuntime

extension TimeWords {
  /// Korean.
  static let korean = TimeWords(
    units: [
      (["초", "초간"], .second), (["분", "분간"], .minute), (["시간"], .hour), (["일", "일간"], .day),
      (["주", "주일", "주간"], .week), (["개월", "달"], .month), (["년", "년간"], .year),
    ],
    spans: [
      (["하루"], 86_400), (["이틀"], 172_800), (["사흘"], 259_200), (["나흘"], 345_600),
      (["열흘"], 864_000), (["일주일"], 604_800),
    ],
    fromNowBehind: ["쯤", "정도"].flatMap { about in
      ["후", "후에", "뒤", "뒤에"].map { "\(about) \($0)" }
    } + ["후", "후에", "뒤", "뒤에", "있다가"],
    beforeNowBehind: ["전"],
    lastMarks: ["지난", "최근"],
    vagueTimes: [
      "나중", "나중에", "이따", "이따가", "조금 있다가", "좀 있다가", "언젠가", "다음에", "최근", "최근에", "아까", "얼마 전",
      "얼마 전에", "조금 전", "조금 전에", "방금", "옛날", "예전", "예전에",
    ],
    hourMarks: ["시", "시 정각", "시쯤", "시경"],
    lengthTails: ["간", "마다", "동안", "이내", "이상", "이후", "째", "치", "씩"],
    minuteMarks: ["분", "분쯤", "분경"],
    hours: [(["정오"], 12), (["자정"], 0)],
    minutesBehind: [(["반", "반쯤", "반경"], 30)],
    minutesLeft: ["전"],
    dayParts: [
      (["오전", "오전 중", "아침", "새벽"], .morning), (["오후", "낮"], .afternoon), (["저녁"], .evening),
      (["밤"], .night),
    ],
    comingDayParts: [
      (["아침에", "오전에"], .morning), (["오후에", "낮에"], .afternoon), (["저녁에"], .evening),
      (["밤에"], .night),
    ],
    shifts: [
      // '45분 후' is counted from now.
      (["늦게", "더 늦게"], 1), (["전", "전에", "일찍", "더 일찍"], -1),
    ],
    days: [
      (["월말", "이달 말", "이번 달 말", "이번 달 마지막 날"], .endOfMonth(0)),
      (["다음 달 말"], .endOfMonth(1)),
      (["오늘", "오늘 중"], .offset(0)), (["오늘 아침"], .part(.morning, 0)),
      (["오늘 저녁"], .part(.evening, 0)), (["오늘 밤"], .part(.night, 0)),
      (["어제"], .offset(-1)), (["그저께", "그제"], .offset(-2)), (["어젯밤"], .part(.night, -1)),
      (["내일", "내일 중"], .offset(1)),
      (["모레", "내일모레"], .offset(2)),
    ],
    weekdays: (
      ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
      ["이번 %", "오는 %"], ["다음 주 %", "다음주 %"]
    ),
    otherWeekdays: ([], ["지난 %", "지난주 %", "지난 주 %"]),
    thisWeekdays: ["이번 주 %", "이번주 %"],
    secondWeekdays: ["다음 다음 주 %", "다다음 주 %"],
    namedDays: [
      (
        [
          "크리스마스", "크리스마스 이브", "설날", "추석", "어린이날", "어버이날", "발렌타인데이", "할로윈",
        ], false
      )
    ],
    seasons: (["봄", "여름", "가을", "겨울"], []),
    partsOfPeriods: ["초", "초순", "중순", "중반", "말", "하순", "상순", "초반", "후반"],
    decades: decades(["%년대"]),
    monthsAway: [(["이번 달", "이번달"], 0), (["다음 달", "다음달"], 1), (["지난달", "지난 달"], -1)],
    repetitionMarks: ["번", "회", "알", "잔", "개", "시간"],
    dateMarks: (["년"], ["월"], ["일"]),
    timeJoiners: ["에", "의"],
    timeParticles: ["에"],
    timeEndings: [
      "엔", "쯤", "경", "께", "날", "때", "무렵", "늦게", "늦", "일찍", "시간", "중", "도", "만", "이면", "이나", "마다",
    ],
    periods: [
      (["이번 주"], .week(0)), (["다음 주"], .week(1)), (["주말", "이번 주말"], .weekend(0)),
      (["다음 주말"], .weekend(1)), (["이번 달"], .month(0)), (["다음 달"], .month(1)),
      (["올해"], .year(0)), (["내년"], .year(1)), (["지난주", "지난 주"], .week(-1)),
      (["지난 주말", "지난주말"], .weekend(-1)), (["지난달", "지난 달"], .month(-1)),
      (["작년", "지난해"], .year(-1)),
    ],
    periodBounds: PeriodBounds(trailing: [
      (["이전", "전", "이전의"], .before), (["까지"], .upTo), (["이후", "부터", "이후의"], .since),
      (["후", "다음"], .after),
    ]),
    rangeMiddles: ["부터", "에서"],
    rangeEnds: ["까지"],
    boundsBehind: [
      "까지", "전에", "전까지", "이전에", "이후에", "이후로", "지나서", "넘어서", "후에",
    ],
    tails: ["까지", "전에", "이후에"],
    recurrences: counted + [
      (["매일", "매일마다", "날마다", "하루마다"], .daily),
      (["이틀마다", "하루 걸러"], .everyOtherDay),
      (["매주", "매주마다", "일주일마다", "주마다"], .weekly),
      (["격주로", "격주마다"], .everyOtherWeek),
      (["매월", "매달", "매월마다", "매달마다", "달마다"], .monthly),
      (["매년", "매년마다", "해마다"], .yearly),
      (["매시간", "매시간마다", "시간마다"], .hourly),
      (["평일", "평일에", "평일마다"], .onWeekdays),
      (["주말마다"], .onWeekends),
    ],
    workingWeeks: ["%1부터 %2까지", "%1에서 %2까지", "%1부터 %2"],
    dailyParts: [
      (["매일 아침", "아침마다", "매일 새벽", "매일 오전"], .morning),
      (["매일 오후"], .afternoon),
      (["매일 저녁", "저녁마다"], .evening),
      (["매일 밤", "밤마다"], .night),
    ],
    weekly: ["매주 %", "%마다", "매주 %마다"],
    otherWeekly: ["격주 %", "격주로 %", "격주 %마다", "격주로 %마다"]
  )

  /// What comes again after so long: `2주마다`, `여덟 시간마다`.
  private static let counted: Phrases<RecurrenceRule> =
    counted(["분"], .minute, upTo: 60) + counted(["시간"], .hourly, upTo: 24, names: names)
    + counted(["일"], .daily, upTo: 31) + counted(["주", "주일"], .weekly, upTo: 12)
    + counted(["개월"], .monthly, upTo: 12) + counted(["달"], .monthly, upTo: 12, names: names)
    + counted(["년"], .yearly, upTo: 10)

  /// The numbers from one on that stand before hours and moons.
  private static let names = [
    "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두",
  ]

  private static func counted(
    _ units: [String], _ frequency: RecurrenceFrequency, upTo most: Int, names: [String] = []
  ) -> Phrases<RecurrenceRule> {
    (1...most).map { count in
      let name = names.indices.contains(count - 1) ? [names[count - 1]] : []
      let numbers = ["\(count)"] + (names.isEmpty ? [numeral(count)] : name)
      let phrases = numbers.flatMap { number in units.map { "\(number)\($0)마다" } }
      return (phrases, RecurrenceRule(interval: count, frequency: frequency))
    }
  }

  /// A number below a hundred in words: `이십사`.
  private static func numeral(_ number: Int) -> String {
    let digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    guard number >= 10 else { return digits[number] }
    return (number >= 20 ? digits[number / 10] : "") + "십" + digits[number % 10]
  }
}
