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
    fromNowBehind: ["후", "후에", "뒤", "뒤에", "있다가"],
    hourMarks: ["시", "시 정각", "시쯤", "시경"],
    lengthTails: ["간", "마다", "동안", "이내", "이상", "째", "치", "씩"],
    minuteMarks: ["분", "분쯤", "분경"],
    hours: [(["정오"], 12), (["자정"], 0)],
    minutesBehind: [(["반"], 30)],
    minutesLeft: ["전"],
    dayParts: [
      (["오전", "아침", "새벽"], .morning), (["오후", "낮"], .afternoon), (["저녁"], .evening),
      (["밤"], .night),
    ],
    days: [
      (["오늘"], .offset(0)), (["오늘 아침"], .part(.morning, 0)),
      (["오늘 저녁"], .part(.evening, 0)), (["오늘 밤"], .part(.night, 0)),
      (["어제"], .offset(-1)), (["내일"], .offset(1)),
      (["모레", "내일모레"], .offset(2)),
    ],
    weekdays: (
      ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
      ["이번 %", "이번 주 %", "오는 %"], ["다음 주 %", "다음주 %"]
    ),
    otherWeekdays: ([], ["지난 %", "지난주 %", "지난 주 %"]),
    dateMarks: (["년"], ["월"], ["일"]),
    timeJoiners: ["에", "의"],
    periods: [
      (["이번 주"], .week(0)), (["다음 주"], .week(1)), (["주말", "이번 주말"], .weekend(0)),
      (["다음 주말"], .weekend(1)), (["이번 달"], .month(0)), (["다음 달"], .month(1)),
      (["올해"], .year(0)), (["내년"], .year(1)),
    ],
    rangeMiddles: ["부터", "에서"],
    rangeEnds: ["까지"],
    boundsBehind: [
      "까지", "전에", "전까지", "이전에", "이후에", "이후로", "지나서", "넘어서", "후에",
    ],
    tails: ["까지", "전에", "이후에"],
    recurrences: [
      (["매일"], .daily),
      (["매주"], .weekly),
      (["매월", "매달"], .monthly),
      (["매년"], .yearly),
      (["매시간"], .hourly),
      (["평일", "평일에", "평일마다"], .onWeekdays),
      (["주말마다"], .onWeekends),
    ],
    weekly: ["매주 %", "%마다", "매주 %마다"],
    otherWeekly: ["격주 %", "격주로 %"]
  )
}
