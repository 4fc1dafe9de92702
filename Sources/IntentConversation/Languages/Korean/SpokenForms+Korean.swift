extension SpokenForms {
  /// Korean.
  static let korean = SpokenForms(
    openings: ["저기", "있잖아", "혹시", "자"],
    fillers: ["좀", "음", "부탁해", "부탁해요", "부탁합니다"],
    continuations: [
      "와", "과", "이랑", "랑", "하고", "그리고", "또는", "이나", "도", "말고",
      "에게", "한테", "께", "을", "를", "에서", "에", "로", "으로", "이", "가", "은", "는", "의",
    ]
  )
}
