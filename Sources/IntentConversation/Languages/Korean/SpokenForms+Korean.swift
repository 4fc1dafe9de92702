extension SpokenForms {
  /// Korean.
  static let korean = SpokenForms(
    openings: ["저기", "있잖아", "혹시", "자"],
    fillers: ["좀", "음", "부탁해", "부탁해요", "부탁합니다"]
  )
}
