extension DialogueWords {
  /// Polish.
  static let polish = DialogueWords(
    commands: PhraseTable([
      (["tak", "jasne", "dobrze", "okej", "ok", "zgadza się", "zrób to", "tak proszę"], .yes),
      (["nie", "nie dziękuję", "nie dzięki"], .no),
      (
        [
          "anuluj", "przerwij", "stop", "nieważne", "zapomnij", "zostaw", "mniejsza z tym",
          "zapomnij o tym",
        ], .cancel
      ),
      (["powtórz", "jeszcze raz", "słucham", "co mówiłaś"], .again),
      (["co potrafisz", "co umiesz", "pomoc", "co mogę powiedzieć", "co możesz zrobić"], .help),
      (["ok pa", "do widzenia", "to wszystko"], .bye),
      (["pa", "na razie", "cześć"], .greeting),
      (["wróć", "wstecz", "cofnij", "cofnij się", "z powrotem"], .back),
      (["zacznij od nowa", "od nowa", "zacznijmy od nowa", "od początku"], .startOver),
      (
        [
          "żaden", "żadna", "żadne", "żaden z nich", "żadna z nich", "żadne z nich",
          "ani jeden ani drugi", "nikt", "nic",
        ], .neither
      ),
      (
        [
          "nie wiem", "nie mam pojęcia", "nie jestem pewien", "nie jestem pewna", "pojęcia nie mam",
        ], .dontKnow
      ),
    ]),
    fillers: PhraseTable(words: [
      "do", "dla", "z", "na",
      "proszę", "no", "eee", "chcę", "chciałbym", "chciałabym", "to", "dzięki",
    ]),
    negations: PhraseTable(words: [
      "nie", "oprócz", "prócz", "poza", "z wyjątkiem", "ani",
      "bez",
    ]),
    refusals: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "mniej niż", "więcej niż", "co najmniej", "przynajmniej", "co najwyżej", "najwyżej",
      "ponad", "poniżej", "powyżej", "lub więcej", "lub mniej",
    ]),
    alternatives: PhraseTable(words: ["lub", "albo", "czy"]),
    choices: .polish,
    words: polishWords
  )

  private static func polishWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "To dla mnie za długie. Powiedz to krócej."
    case .notUnderstood: "Nie rozumiem."
    case .abilities: "Możesz powiedzieć: %@"
    case .noAbilities: "Jeszcze nic nie potrafię."
    case .notAnAnswer: "Nie rozumiem."
    case .nothingToCancel: "Nie ma czego anulować."
    case .choices: "Możesz wybrać: %@."
    case .notAllowed: "Nie masz pozwolenia dla %@."
    case .failed: "Coś poszło nie tak."
    case .done: "Gotowe."
    case .nothingAsked: "O nic nie pytałam."
    case .goodbye: "Do widzenia."
    case .ignored: "Nie rozumiem: %@."
    case .wayOut: "Możesz powiedzieć „anuluj”, żeby zrezygnować, albo „zacznij od nowa”."
    case .notNeeded: "%@: tego tu nie potrzeba."
    case .onlyOne: "Mogę przyjąć tylko jedno."
    case .drop: "Porzucić „%@”?"
    case .verbatim: "Mam wziąć „%@” dosłownie?"
    case .didYouMean: "Chodzi o: %@?"
    case .nothingBefore: "Nie ma do czego wracać."
    case .continueInApp: "Kontynuuj w %@."
    case .quoted: "„%@”"
    case .alternative: "%@ czy %@"
    case .stillAtWork: "To chwilę potrwa."
    }
  }
}
