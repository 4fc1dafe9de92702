extension TextRefusals {
  static let korean = TextRefusals(
    sending: denied + ["안 보낼래", "안 보낼래요", "안 보낼게", "안 보낼게요"],
    denials: ["아무것도"],
    sent: ["메시지", "문자", "그거", "이거", "전송"].flatMap { word in
      ["", "를", "을", "는", "은"].map { word + $0 }
    },
    others: ["다른 사람", "그 사람 말고", "다른 분", "딴 사람", "다른 쪽"],
    replacements: ["대신 전화", "메시지 말고", "문자 말고", "차라리"])

  /// Verbs of sending with all that denies them, `보내지 마세요`, `보내기 싫어`.
  private static let denied: [String] = {
    let verbs = [
      "보내", "전송하", "쓰", "말하", "말도 하", "전하", "문자하", "메시지하", "답장하", "연락하", "보내 주",
    ]
    let prohibitions = [
      "마", "마요", "마세요", "마라", "말아", "말아요", "말아 줘", "말아줘", "말아 주세요", "말아주세요", "말고", "말자",
    ]
    return verbs.flatMap { verb in
      prohibitions.flatMap { ["\(verb)지 \($0)", "\(verb)지\($0)"] }
        + ["싫어", "싫어요", "싫다"].map { "\(verb)기 \($0)" }
        + ["않아", "않아요", "않습니다"].map { "\(verb)고 싶지 \($0)" }
    }
  }()
}
