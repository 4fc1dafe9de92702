extension SpokenForms {
  /// Korean.
  static let korean = SpokenForms(
    openings: [
      "저기", "있잖아", "혹시", "자", "저", "저기요", "그럼", "음", "지금", "지금 바로", "지금 당장", "당장", "바로", "그냥", "이제",
      "야", "얘", "미안한데",
      "혹시 괜찮으면", "빨리",
    ],
    fillers: [
      "좀", "음", "부탁해", "부탁해요", "부탁합니다", "제발", "한번", "한 번만",
    ],
    courtesies: ["고마워", "고마워요", "고맙습니다", "감사합니다"],
    adverbs: [
      (["지금", "지금 바로", "지금 당장", "당장", "바로", "바로 지금", "빨리", "최대한 빨리"], true),
      (["다시", "다시 한 번", "다시 한번", "한 번 더", "한번 더", "또"], false),
    ],
    pointers: ["이것", "그것", "저것", "이거", "그거", "저거", "뭐", "뭐라", "무엇"],
    determiners: ["이", "그", "저", "다음", "이전"],
    continuations: [
      "와", "과", "이랑", "랑", "하고", "그리고", "또는", "이나", "도", "말고",
      "에게", "한테", "께", "을", "를", "에서", "에", "로", "으로", "이", "가", "은", "는", "의",
    ],
    recipientMarks: ["에게", "한테", "께"],
    focusParticles: ["도", "만", "는", "은"],
    quotations: ["라고", "라는"],
    sentenceEndings: ["요", "니다", "니까", "해", "야", "워", "네", "어", "와", "봐", "줘", "죠"],
    quoting: (["고"], ["다", "라", "자", "냐", "래", "대"]),
    secondThoughts: ["말고", "이 아니라", "가 아니라", "아니다", "아 아니", "아니 잠깐", "아니고"],
    hesitations: ["잠깐", "잠깐만", "음"],
    verbJoiners: [(["고"], false)],
    jointlikes: [
      "결과", "경과", "기와", "노랑", "사랑", "성과", "안과", "약과", "일과", "자랑", "전과", "정과", "통과", "파랑", "학과",
      "한과",
    ],
    doneEndings: pastStems.flatMap { stem in
      ["어", "어요", "니", "나", "나요", "습니까", "지", "지요", "죠"].map { stem + $0 }
    } + plainVerbs.flatMap { [$0, $0 + "요"] }
  )

  /// The last syllable of verbs that ask, with a question mark, whether something is to be done: `우유 빼?`
  private static let plainVerbs = ["해", "워", "빼", "애", "켜", "꺼", "내", "려"]

  /// The last syllable of verbs of which something was done.
  private static let pastStems = [
    "갔", "겼", "꼈", "꿨", "났", "냈", "됐", "뒀", "랐", "렀", "렸", "봤", "빴", "샀", "섰", "썼", "았", "었", "였",
    "왔",
    "졌", "줬", "쳤", "켰", "했",
  ]
}
