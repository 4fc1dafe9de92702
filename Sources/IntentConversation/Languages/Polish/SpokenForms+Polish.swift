extension SpokenForms {
  /// Polish.
  static let polish = SpokenForms(
    openings: [
      "czy możesz", "możesz", "czy mógłbyś", "czy mogłabyś", "mógłbyś", "mogłabyś", "chcę",
      "chciałbym", "chciałabym", "muszę", "hej", "cześć",
    ],
    fillers: ["proszę", "proszę cię", "dzięki", "dziękuję", "no", "więc", "eee"],
    textMarks: [
      "o treści", "z treścią", "z tekstem", "z wiadomością", "mówiącą", "mówiąc", "mówiący",
      "ze słowami",
    ],
    continuations: [
      "i", "oraz", "lub", "albo", "ale", "a także", "oprócz", "prócz", "razem z",
    ],
    qualifiers: [
      "nie", "bez", "nigdy", "mniej niż", "więcej niż", "co najmniej", "co najwyżej",
      "każdy", "każdą", "co", "oprócz", "zamiast",
    ],
    channelMarks: ["na", "przez", "w", "za pomocą", "z"]
  )
}
