extension LanguageRules {
  /// Korean.
  static let korean = LanguageRules(
    calls: PhraseTable(words: ["hey siri", "시리야", "siri야", "siri", "시리"]),
    corrections: PhraseTable([
      (["아니 그게 아니라", "그게 아니라"], true), (["아니", "아니요", "아뇨", "아니야", "아니에요", "아냐"], false),
    ]),
    conjunctions: ["와", "과", "그리고", "하고", "랑", "이랑"],
    articles: PhraseTable(words: ["내", "제"]),
    particles: ["에게", "한테", "께", "을", "를", "에서", "에", "로", "으로", "이", "가", "은", "는"],
    endings: [],
    nounEndings: [],
    ordinals: PhraseTable([
      (["첫 번째", "첫째", "일번", "맨 위", "맨 위에 있는 것", "첫 번째 거", "첫 번째 것", "첫 번째 사람"], 1),
      (["두 번째", "둘째", "이번", "두 번째 거", "두 번째 것", "두 번째 사람"], 2),
      (["세 번째", "셋째", "삼번", "세 번째 거", "세 번째 것", "세 번째 사람"], 3),
      (["네 번째", "넷째"], 4), (["다섯 번째"], 5), (["여섯 번째"], 6), (["일곱 번째"], 7), (["여덟 번째"], 8),
      (["아홉 번째"], 9), (["열 번째"], 10),
      (["마지막", "마지막 것", "마지막 거", "마지막 사람", "맨 아래", "맨 아래에 있는 것"], -1),
      (["끝에서 두 번째", "뒤에서 두 번째", "마지막에서 두 번째"], -2),
      (["끝에서 세 번째", "뒤에서 세 번째", "마지막에서 세 번째"], -3),
    ]),
    numbers: .korean, times: .korean, amounts: .korean, spoken: .korean,
    places: PhraseTable([(["집"], "집"), (["회사", "직장"], "회사"), (["학교"], "학교")]),
    movements: PhraseTable([]),
    movementsBehind: PhraseTable([
      (["에 도착하면", "에 가면", "에 오면", "에 도착했을 때", "에 있을 때", "에 들어가면"], .arrive),
      (["을 나서면", "에서 나가면", "를 나서면"], .leave),
    ]),
    dialogue: .korean
  )
}
