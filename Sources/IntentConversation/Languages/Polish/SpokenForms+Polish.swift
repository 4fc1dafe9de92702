extension SpokenForms {
  /// Polish.
  static let polish = SpokenForms(
    openings: [
      "czy możesz", "możesz", "czy mógłbyś", "czy mogłabyś", "mógłbyś", "mogłabyś", "chcę",
      "chciałbym", "chciałabym", "muszę", "hej", "cześć",
    ],
    fillers: ["proszę", "proszę cię", "dzięki", "dziękuję", "no", "więc", "eee"]
  )
}
