extension DialogueWords {
  /// Korean.
  static let korean = DialogueWords(
    commands: PhraseTable([
      (
        [
          "네", "예", "응", "그래", "좋아", "좋아요", "맞아요", "맞아", "ok", "오케이", "물론", "물론이지", "물론이죠", "물론이에요",
          "물론입니다", "당연하지", "당연하죠", "당연하지요", "그럼", "그럼요", "그래요", "그렇습니다", "맞습니다", "좋습니다", "좋지", "좋죠",
          "그게 맞아", "그게 맞아요", "그게 맞습니다", "다 맞아요", "그런 것 같아", "그런 것 같아요",
          "그런 것 같습니다", "알겠어", "알겠어요", "좋은 것 같아", "좋은 것 같아요",
        ], .yes
      ),
      (
        [
          "ㄴㄴ", "아니요", "아니오", "아니", "아뇨", "아니에요", "아닙니다", "아니야", "싫어", "싫어요", "안 돼", "안 돼요",
          "절대 안 돼",
          "절대 안 돼요", "절대 싫어", "절대 아니야", "필요 없어", "필요 없어요", "천만에", "천만에요", "절대", "아닌 것 같아",
          "아닌 것 같아요", "틀려", "틀렸어", "틀려요", "틀렸어요",
        ], .no
      ),
      (
        [
          "취소", "취소해", "취소해 줘", "그만", "됐어요", "신경 쓰지 마", "잊어버려", "관두자", "그만둬", "그만둬 줘", "그만둬요",
          "그만둬 주세요", "그만둘래", "그만둘게", "그만두자", "그만해", "그만해 줘", "그만해요", "그만해 주세요", "그만하자", "그만할래",
          "그만할게", "됐어", "됐습니다", "됐거든", "하지 마", "하지 마요", "하지 마세요", "하지 말아 줘", "하지 말아 주세요", "하지 말자",
          "보내지 마", "보내지 마요", "보내지 마세요", "보내지 말아 줘", "보내지 말아 주세요", "보내지 말자", "안 보낼래", "안 보낼래요",
          "안 할래", "안 할래요", "멈춰", "멈춰 줘", "멈춰 주세요", "스톱", "관둬", "관둘래", "신경 쓰지 마세요", "잊어 줘", "잊어버려 줘",
          "안 보내도 돼", "안 보내도 돼요", "보내지 않아도 돼", "보내지 않아도 돼요", "이제 됐어",
          "이제 됐어요", "안 보낼게", "안 보낼게요", "보내고 싶지 않아", "보내고 싶지 않아요", "더 이상 보내고 싶지 않아",
          "마음 바뀌었어", "마음이 바뀌었어", "생각이 바뀌었어", "아무것도 보내지 마", "아무것도 보내지 마세요", "없던 걸로 해", "없던 걸로 해 줘",
          "아니다 됐어", "아니야 됐어", "지금은 말고", "다음에",
          "쓰지 마", "쓰지 마세요", "아무 말도 하지 마",
        ] + doing(["취소", "중지", "중단"]), .cancel
      ),
      (
        [
          "다시", "다시 말해 줘", "뭐라고", "한 번 더", "한 번 더 말해 줘", "1분만", "아직", "아직요", "아직 아니야", "아직 아니에요",
          "아직이요", "잠깐", "잠깐만",
          "잠시만", "기다려",
          "기다려 줘", "잠깐만요", "잠시만요",
          "잠깐 기다려", "잠깐만 기다려", "생각 좀 해볼게", "음", "어",
          "뭐", "뭐요",
        ], .again
      ),
      (["뭐 할 수 있어", "무엇을 할 수 있어", "무엇을 할 수 있나요", "뭘 할 수 있니", "도움말"], .help),
      (["안녕히 계세요"], .bye),
      (
        [
          "끝", "그게 다야", "그게 다예요", "그게 전부야", "괜찮아", "괜찮아요", "괜찮습니다",
        ], .enough
      ),
      (["안녕", "잘 가", "바이"], .greeting),
      (["뒤로", "돌아가", "뒤로 가", "이전으로"], .back),
      (["처음부터", "처음부터 다시", "다시 시작", "다시 시작해"], .startOver),
      (
        [
          "아무것도 없어", "아무것도 없어요", "아무도 아니야", "둘 다 아니야", "모두 아니야", "없어", "없어요",
          "아무것도 아니야", "다 아니야", "다른 사람", "다른 사람이야",
          "다른 사람이요", "다른 거", "다른 것", "그중에 없어", "그중에 없어요", "여기 없어", "여기 없어요",
        ], .neither
      ),
      (
        [
          "모르겠어", "몰라", "안 갖고 있어", "안 가지고 있어요", "까먹었어", "까먹었어요", "잊어버렸어", "기억 안 나", "기억이 안 나",
          "모르겠어요", "몰라요", "잘 모르겠어요",
          "잘 모르겠어",
        ], .dontKnow
      ),
      (
        [
          "아무거나", "그중 하나", "그중에 하나", "하나 골라", "하나 골라 줘", "아무거나 하나", "골라 줘", "대신 골라 줘", "아무거나요",
          "아무거나 괜찮아", "아무거나 괜찮아요", "아무거나 상관없어", "아무나", "아무나요", "아무나 괜찮아",
          "아무나 괜찮아요", "아무 쪽이나", "상관없어", "상관없어요", "상관없습니다", "상관 없어", "상관 없어요", "어느 것이든", "어느 거든",
          "뭐든지", "뭐든", "뭐든 괜찮아", "뭐든 좋아", "뭐든 상관없어", "누구든", "누구든지", "누구든 괜찮아", "둘 중 아무거나", "알아서 해",
          "알아서 해 줘", "알아서 골라", "네가 골라", "네가 골라 줘", "마음대로", "마음대로 해", "편한 대로", "편한 대로 해",
        ], .indifferent
      ),
      (
        [
          "선택지가 뭐야", "선택지가 뭐예요", "선택지는", "뭐가 있어", "뭐가 있어요", "뭐가 있나요", "누가 있어", "누가 있어요", "어떤 게 있어",
          "어떤 것이 있나요", "목록 보여 줘", "목록을 보여 줘", "선택지 보여 줘", "선택지를 보여 줘", "선택지 알려 줘", "선택지를 다시 알려 줘",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: ["지금은 아니요", "이제 안 해요", "됐어", "됐어요", "됐습니다"]),
    plainNo: PhraseTable(words: ["아니", "아니요", "아니오", "아뇨"]),
    goingOn: PhraseTable(
      words: nods + doing(["계속", "계속 진행", "진행"]) + ["계속하세요", "진행하세요", "계속해도 돼", "ㅇㅇ", "ㅇㅋ"]),
    prohibitions: PhraseTable(
      words: ["취소", "중지", "중단", "그만"].flatMap { noun in
        ["하지 마", "하지 말", "는 하지 마", "를 하지 마", "하면 안 돼", "안 해", "하지 않"].map { noun + $0 }
      } + ["멈추지 마", "멈추지 말", "그만두지 마", "그만두지 말", "잊지 마"]),
    interjections: PhraseTable(words: ["아", "오", "에이", "아이고", "음", "어", "앗"]),
    thoughts: PhraseTable(words: [
      "그럼", "그러면", "자", "글쎄", "그게",
    ]),
    fillers: PhraseTable(words: ["부탁해", "부탁해요", "주세요", "요", "음", "어", "이요", "로", "으로", "를", "을"]),
    negations: PhraseTable(words: [
      "말고", "말고요", "아니", "아니고", "아니라", "아니야", "아니에요", "아닌", "빼고", "제외", "이외",
      "없이", "없음", "필요 없", "필요없", "대신", "절대", "지 마", "지 마세요", "지 말아", "지 말고", "지 않",
    ]),
    refusals: PhraseTable([]),
    declines: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "이상", "이하", "미만", "초과", "보다", "적어도", "최소", "최대",
    ]),
    tags: PhraseTable(words: ["그렇죠", "맞죠", "그죠"]),
    alternatives: PhraseTable(words: ["또는", "아니면", "혹은"]),
    alternativeParticles: PhraseTable(words: ["나", "이나", "든지", "이든지"]),
    politeEndings: PhraseTable(words: [
      "요", "에요", "이요", "이에요", "예요", "입니다", "로요", "으로요",
    ]),
    leadIns: PhraseTable([]),
    denyingForms: ["안 ", "않", "금연", "없"],
    leadOuts: PhraseTable(words: telling),
    requests: PhraseTable([
      (["미리 알림", "알림", "할 일"], ["task", "reminder"]), (["목록", "리스트"], ["list", "task"]),
      (["주문"], ["order", "ride"]), (["결제"], ["pay", "money", "transfer"]),
      (["송금"], ["transfer", "pay", "money"]),
      (["예약"], ["reserv", "book", "ride"]), (["메모"], ["note"]),
    ]),
    namingEndings: PhraseTable(words: [
      "로 해", "로 해 줘", "로 해줘", "로 해 주세요", "으로 해", "으로 해 줘", "으로 해줘", "으로 해 주세요", "입니다", "이에요", "예요",
      "라고 해", "라고 해 줘", "라고 해 주세요", "이라고 해 주세요",
      "라고 해줘", "이라고 해 줘",
      "이라고 해줘", "라고 불러 줘", "라고 불러줘", "이라고 불러 줘", "로요", "으로요",
    ]),
    doing: PhraseTable([
      (doing(["예약"]), ["book", "order"]),
      (doing(["주문"]), ["order", "book", "buy"]),
      (
        doing(["전송"]) + ["보내", "보내 줘", "보내줘", "보내 주세요", "보내주세요"],
        ["send", "pay", "transfer", "share"]
      ),
    ]),
    speakers: PhraseTable([]),
    replacements: PhraseTable(words: ["말고", "말고요", "아니고", "아니라", "대신"]),
    correctionEndings: PhraseTable(words: [
      "으로 해 줘", "으로 해 주세요", "으로 바꿔 줘", "으로 바꿔 주세요", "으로 할게", "로 해 줘", "로 해 주세요", "로 바꿔 줘",
      "로 바꿔 주세요", "로 할게",
    ]),
    changes: ChangeWords(
      marks: ["을", "를", "은", "는"], days: ["날짜"], times: ["시간", "시각"], moments: ["일시", "일정"]),
    suiting: PhraseTable(words: []),
    contrasts: PhraseTable(words: ["오히려", "근데", "그런데", "하지만", "다만"]),
    additions: PhraseTable(words: [
      "그리고", "또", "추가로", "그리고 또",
    ]),
    additionEndings: PhraseTable(words: additions),
    inseparable: PhraseTable(words: [
      "아마도", "아무도", "아무것도", "하나도", "조금도", "나도", "저도", "너도", "아보카도", "그래도", "아직도", "혹시라도", "포도",
      "지도", "온도", "속도", "태도", "복도", "파도", "국도", "정도", "각도",
      "제주도",
    ]),
    removals: PhraseTable(words: removals),
    removingVerbs: PhraseTable([]),
    removalEndings: PhraseTable([]),
    exclusives: PhraseTable(
      words: ["만", "뿐"].flatMap { mark in
        ["", "요", " 있으면 돼", " 있으면 돼요", " 필요해", " 필요해요", " 주세요", " 줘", " 부탁해", " 부탁해요", " 해 줘"]
          .map { mark + $0 }
      }),
    literally: PhraseTable(words: [
      "그대로", "그대로요", "그대로 써", "그대로 써 줘", "그대로 쓰세요", "말 그대로", "말한 그대로", "그대로 보내", "그대로 보내 줘",
      "그대로 보내줘", "보내", "보내 줘", "보내줘",
    ]),
    wrongPeople: PhraseTable(words: [
      "잘못 말했어", "잘못 말했어요", "사람 잘못", "사람을 잘못 골랐어", "사람이 틀렸어", "잘못 골랐어",
      "사람 잘못 골랐어", "잘못된 사람", "잘못된 사람이야",
    ]),
    textRefusals: .korean,
    choices: .korean,
    words: koreanWords
  )

  /// What adds behind a value: the particle `도`, alone or before what asks for something, and a verb of adding with or
  /// without a particle.
  private static let additions: [String] = {
    let adding = doing(["추가"]) + ["넣어", "더해", "적어", "담아", "올려"].flatMap(asking)
    let wanting =
      [
        "줘", "줘요", "주세요", "부탁해", "부탁해요", "부탁드려요", "부탁합니다", "필요해", "필요해요", "필요합니다", "있어야 해", "같이",
        "함께",
      ]
      + ["사야 해", "사야 돼", "사야 해요", "사자", "원해", "원해요", "할게", "할게요", "요"]
      + ["사", "갖다", "챙겨", "포함해"].flatMap(asking)
    return ["도", "에게도", "한테도"] + (adding + wanting).map { "도 " + $0 }
      + ["을 ", "를 ", ""].flatMap { particle in adding.map { particle + $0 } }
  }()

  /// What takes out behind a value, with the list that it is taken from or without.
  private static let removals: [String] = {
    let verbs =
      doing(["삭제", "제외"]) + ["빼", "지워", "없애", "치워"].flatMap(asking)
      + ["빼", "빼고", "제외하고", "필요 없어", "필요 없어요"]
    let lists = ["목록에서", "리스트에서"]
    return ["없이"] + lists
      + (verbs + lists.flatMap { list in verbs.map { "\(list) \($0)" } })
      .flatMap { verb in ["", "은 ", "는 ", "을 ", "를 "].map { $0 + verb } }
  }()

  /// What asks for something by a verb in the form before `줘`: `넣어 줘`, `넣어 주세요`.
  private static func asking(_ verb: String) -> [String] {
    ["줘", "줘요", "주세요", "줄래", "줄래요", "주라", "줄 수 있어"].map { "\(verb) \($0)" }
  }

  /// What is said to have things done that a noun names: `중지`, `중지해 줘`, `중지해 주세요`.
  private static func doing(_ nouns: [String]) -> [String] {
    let endings = ["", "해", "해 줘", "해요", "해 주세요", "해 줄래", "할래", "할게", "하자", "합니다", "하기"]
    return nouns.flatMap { noun in endings.map { noun + $0 } }
  }

  /// What asks to pass on the words before it: `고 전해 줘`, `라고 해 주세요`.
  private static let telling =
    ["고", "라고", "이라고"].flatMap { mark in
      ["해", "전해"].flatMap { verb in
        ["줘", "줘요", "주세요", "줄래", "주라"].map { "\(mark) \(verb) \($0)" }
      }
    }
    + ["지", "냐고"].flatMap { mark in
      ["", " 줘", "줘", " 주세요", "주세요", "요"].map { "\(mark) 물어봐\($0)" }
    }

  private static func koreanWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "너무 깁니다. 더 짧게 말씀해 주세요."
    case .notUnderstood: "죄송합니다, 이해하지 못했습니다."
    case .abilities: "이렇게 말할 수 있습니다: %@"
    case .noAbilities: "말할 수 있는 예를 모릅니다."
    case .notAnAnswer: "죄송합니다, 이해하지 못했습니다."
    case .nothingToCancel: "취소할 것이 없습니다."
    case .choices: "%@ 중에서 고를 수 있습니다."
    case .notAllowed: "%@에 허용되지 않았습니다."
    case .failed: "문제가 발생했습니다."
    case .done: "완료했습니다."
    case .nothingAsked: "아무것도 묻지 않았습니다."
    case .goodbye: "안녕히 가세요."
    case .ignored: "%@ 이해하지 못했습니다."
    case .wayOut: "그만두려면 ‘취소’, 다시 하려면 ‘처음부터’라고 말하세요."
    case .leave: "그만두려면 ‘취소’라고 말하세요."
    case .noted: "%@, 알겠습니다."
    case .leftOut: "네, %@ 빼고 할게요."
    case .notNeeded: "여기서는 %@이(가) 필요하지 않습니다."
    case .onlyOne: "하나만 고를 수 있습니다."
    case .drop: "‘%@’을(를) 그만둘까요?"
    case .verbatim: "‘%@’을(를) 그대로 쓸까요?"
    case .meantFor: "‘%@’은(는) %@에게 보내는 건가요?"
    case .goOnWithout: "‘%@’은(는) 반영할 수 없어요. 빼고 진행할까요?"
    case .onlyInTitle: "‘%@’은(는) 제목에만 남길 수 있고 알려 드릴 수는 없어요. 계속할까요?"
    case .ownDecision: "직접 정해 주세요."
    case .didYouMean: "%@ 말씀인가요?"
    case .nothingBefore: "되돌아갈 곳이 없습니다."
    case .continueInApp: "%@에서 계속하세요."
    case .quoted: "‘%@’"
    case .alternative: "%@ 또는 %@"
    case .stillAtWork: "잠시 걸립니다."
    }
  }
}
