extension DialogueWords {
  /// Polish.
  static let polish = DialogueWords(
    commands: PhraseTable([
      (
        [
          "tak", "jasne", "dobrze", "okej", "ok", "zgadza się", "zrób to", "tak proszę",
          "tak poproszę",
          "poproszę", "dawaj", "no to dawaj", "no dawaj", "no jasne",
          "jasne że tak", "pewnie", "pewnie że tak", "oczywiście", "oczywiście że tak", "dobra",
          "zgoda", "owszem", "naturalnie", "tak jest", "jak najbardziej", "w porządku", "świetnie",
          "pasuje", "może być", "to się zgadza", "wszystko się zgadza",
          "tak jest dobrze", "dokładnie", "chętnie", "super", "wygląda dobrze", "brzmi dobrze",
          "spoko", "chyba tak", "raczej tak", "niech będzie", "myślę że tak",
        ], .yes
      ),
      (
        [
          "nie", "nie dziękuję", "nie dzięki", "oczywiście że nie", "jasne że nie",
          "w żadnym razie", "w żadnym wypadku", "absolutnie nie", "źle", "nie zgadza się",
          "wcale nie", "skądże", "w życiu", "nigdy w życiu", "mowy nie ma",
          "nie ma mowy", "raczej nie", "lepiej nie", "nie trzeba", "nigdy", "chyba nie",
          "proszę nie",
          "myślę że nie",
        ], .no
      ),
      (
        [
          "anuluj", "przerwij", "stop", "nieważne", "zapomnij", "zostaw", "mniejsza z tym",
          "zapomnij o tym", "anuluj to", "anuluj wszystko", "anuluj wiadomość",
          "anuluj tę wiadomość", "anulować", "anulujemy", "przerwij to", "przestań", "zatrzymaj",
          "zatrzymaj się", "zatrzymaj to", "daj spokój", "daj sobie spokój",
          "daj sobie z tym spokój", "koniec", "dość", "dość tego", "dosyć", "wystarczy",
          "zostaw to", "odpuść", "odpuść sobie", "odpuść to", "zapomnij to", "nie ważne",
          "mniejsza o to", "nie wysyłaj", "nie wysyłaj tego", "nie wysyłaj jej",
          "nie wysyłaj wiadomości", "nie wysyłaj tej wiadomości", "nic nie wysyłaj", "nie rób tego",
          "nie chcę", "już nie chcę", "jednak nie", "rezygnuję", "rozmyśliłem się",
          "rozmyśliłam się", "zmieniłem zdanie", "zmieniłam zdanie", "nie teraz",
          "już nie", "już nie trzeba", "już nieaktualne", "nieaktualne", "dajmy spokój",
          "dajmy sobie spokój", "nie wysyłaj żadnej wiadomości", "nie wysyłaj niczego",
          "w ogóle nic", "żadnej wiadomości", "nic nie pisz", "nie pisz",
          "innym razem",
          "nie pisz nic", "nie pisz do niej", "nie pisz do niego", "nie pisz do nich",
          "nie wysyłaj nic",
        ] + notSending, .cancel
      ),
      (
        [
          "powtórz", "jeszcze raz", "słucham", "co mówiłaś", "jeszcze nie", "czekaj", "poczekaj",
          "zaczekaj",
          "chwila", "chwilę", "chwileczkę", "moment", "momencik", "sekunda", "sekundę",
          "daj mi chwilę", "daj mi pomyśleć", "poczekaj chwilę", "eee", "yyy", "hmm", "hm",
          "jedną chwilę", "jedną chwileczkę", "co",
        ], .again
      ),
      (["co potrafisz", "co umiesz", "pomoc", "co mogę powiedzieć", "co możesz zrobić"], .help),
      (["ok pa", "do widzenia"], .bye), (["to wszystko", "nic więcej"], .enough),
      (["pa", "na razie", "cześć"], .greeting),
      (["wróć", "wstecz", "cofnij", "cofnij się", "z powrotem"], .back),
      (["zacznij od nowa", "od nowa", "zacznijmy od nowa", "od początku"], .startOver),
      (
        [
          "żaden", "żadna", "żadne", "żaden z nich", "żadna z nich", "żadne z nich",
          "ani jeden ani drugi", "nikt", "nic", "żaden z tych", "żadna z tych", "żadne z tych",
          "ktoś inny",
          "kogoś innego", "komuś innemu", "coś innego", "inny", "inna", "inne",
        ], .neither
      ),
      (
        [
          "nie wiem", "nie mam go", "nie mam jej", "nie mam tego", "zapomniałem", "zapomniałam",
          "nie pamiętam", "nie mam pojęcia",
          "nie jestem pewien", "nie jestem pewna", "pojęcia nie mam",
        ], .dontKnow
      ),
      (
        [
          "obojętnie", "jeden z nich", "jedna z nich", "jednego z nich", "jedną z nich",
          "wybierz jeden", "wybierz jednego", "wybierz jedną", "wybierz za mnie", "obojętne",
          "jest mi obojętne", "obojętne mi", "obojętnie który",
          "obojętnie która", "obojętnie które", "wszystko jedno", "jest mi wszystko jedno",
          "mi wszystko jedno", "wszystko mi jedno", "bez różnicy", "bez znaczenia",
          "nie ma znaczenia", "to nie ma znaczenia", "nie robi mi różnicy", "którykolwiek",
          "którakolwiek", "którekolwiek", "ktokolwiek", "cokolwiek", "dowolny", "dowolna",
          "dowolne", "jak chcesz", "jak wolisz", "ty wybierz", "wybierz sam", "wybierz sama",
          "ty zdecyduj", "zdecyduj za mnie", "nie ma problemu", "nie ma sprawy", "czemu nie",
          "dlaczego nie",
        ], .indifferent
      ),
      (
        [
          "jakie są opcje", "jakie mam opcje", "co mam do wyboru", "co jest do wyboru",
          "jaki mam wybór", "jakie są możliwości", "jakie mam możliwości", "pokaż listę",
          "pokaż opcje", "pokaż mi listę", "pokaż mi opcje", "powtórz opcje", "powtórz listę",
          "wymień opcje", "kto jest do wyboru",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: ["nie teraz", "już nie", "nie chcę", "jednak nie"]),
    plainNo: PhraseTable(words: ["nie"]),
    goingOn: PhraseTable(
      words: nods + [
        "t", "kontynuuj", "kontynuować", "kontynuujmy", "kontynuujemy", "możesz kontynuować",
        "dalej", "idź dalej", "potwierdzam", "potwierdź",
      ]),
    prohibitions: PhraseTable(
      words: [
        "anuluj", "anulować", "anulujemy", "anulujcie", "przerwij", "przerywaj", "przerywać",
        "zatrzymuj", "zatrzymaj", "przestawaj", "kończ", "zapomnij", "rezygnuj",
      ].map { "nie \($0)" }),
    interjections: PhraseTable(words: [
      "ach", "och", "oj", "oh", "ah", "ech", "eh", "e", "a",
    ]),
    thoughts: PhraseTable(words: [
      "więc", "no więc", "a więc", "no to", "cóż", "no", "dobra",
    ]),
    fillers: PhraseTable(words: [
      "jeden", "jedna", "jedną", "jedno",
      "tylko", "więc", "też",
      "do", "dla", "z", "na",
      "proszę", "no", "eee", "yyy", "chcę", "chciałbym", "chciałabym", "to", "dzięki",
    ]),
    negations: PhraseTable(words: [
      "nie", "oprócz", "prócz", "poza", "z wyjątkiem", "ani", "żaden", "żadna", "żadne",
      "żadnego", "żadnej", "żadnych",
      "bez", "nigdy", "zamiast",
    ]),
    opposites: PhraseTable(words: ["bez"]),
    refusals: PhraseTable([]),
    declines: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "mniej niż", "więcej niż", "co najmniej", "przynajmniej", "co najwyżej", "najwyżej",
      "ponad", "poniżej", "powyżej", "lub więcej", "lub mniej",
    ]),
    tags: PhraseTable(words: ["nie", "prawda", "tak", "dobrze", "co", "nie tak"]),
    alternatives: PhraseTable(words: ["lub", "albo", "czy"]),
    leadIns: PhraseTable([
      (
        [
          "powiedz jej", "powiedz mu", "powiedz im", "napisz jej", "napisz mu", "napisz im",
          "chcę powiedzieć",
        ], true
      ),
      (["powiedz", "napisz", "wiadomość to"], false),
    ]),
    denyingForms: ["niepal"],
    requests: PhraseTable([
      (["przypomnienie", "zadanie"], ["task", "reminder"]),
      (["listę", "lista"], ["list", "task"]),
      (["zamówienie"], ["order", "ride"]), (["płatność"], ["pay", "money", "transfer"]),
      (["przelew"], ["transfer", "pay", "money"]),
      (["rezerwację", "rezerwacja"], ["reserv", "book", "ride"]),
      (["notatkę", "notatka"], ["note"]), (["przejazd", "taksówkę"], ["ride"]),
      (["lot"], ["flight"]),
    ]),
    exclamations: PhraseTable(words: ["kurczę", "kurde", "kurwa", "cholera"]),
    namings: PhraseTable(words: [
      "nazwij ją", "nazwij go", "nazwij to", "nazywa się", "lista nazywa się", "ma się nazywać",
      "niech się nazywa",
    ]),
    doing: PhraseTable([
      (["zarezerwuj"], ["book", "order"]),
      (["zamów"], ["order", "book", "buy"]),
      (["zapłać"], ["pay"]),
      (["wyślij", "wyślij to", "wyślij ją"], ["send", "pay", "transfer", "share"]),
    ]),
    objects: PhraseTable(words: ["to", "ją", "go", "je"]),
    speakers: PhraseTable(words: ["się", "ja", "my", "już", "jestem", "będę", "jadę", "idę", "mam"]
    ),
    replacements: PhraseTable(words: ["zamiast"]),
    correctionEndings: PhraseTable(words: ["raczej", "jednak", "zamiast tego"] + meantInPolish),
    changes: ChangeWords(
      verbs: ["zmień", "zmieńcie", "zmienić", "ustaw", "ustawić", "przesuń", "przełóż"],
      marks: ["na", "ma być", "powinien być", "powinna być", "powinno być"],
      days: ["dzień", "data", "datę"], times: ["godzina", "godzinę", "czas", "pora", "porę"],
      moments: ["termin"]),
    suiting: PhraseTable(words: [
      "pasuje", "odpowiada", "wystarczy", "dokładnie", "chyba", "około", "mniej więcej",
      "bym chciał", "bym chciała", "najlepiej", "najchętniej", "jeśli można", "w tym miesiącu",
    ]),
    contrasts: PhraseTable(words: ["ale", "lecz", "tylko", "a"]),
    additions: PhraseTable(words: [
      "i", "oraz", "też", "potrzebuję też", "potrzebujemy też", "potrzebuję jeszcze",
      "nie zapomnij o", "także", "również", "i też", "i jeszcze", "jeszcze", "dodaj", "dołóż",
      "dopisz", "a także", "dodaj jeszcze", "plus",
    ]),
    additionEndings: PhraseTable(words: [
      "też", "także", "również", "jeszcze", "do listy", "do tego",
    ]),
    inseparable: PhraseTable([]),
    removals: PhraseTable(words: [
      "usuń", "skreśl", "wykreśl", "wyrzuć", "skasuj", "odejmij", "zapomnij o", "bez", "nie chcę",
      "nie potrzebuję", "nie trzeba", "z listy", "z mojej listy", "z naszej listy", "z tej listy",
    ]),
    removingVerbs: PhraseTable(words: ["zdejmij", "weź", "zabierz", "wyjmij", "ściągnij"]),
    removalEndings: PhraseTable([]),
    exclusives: PhraseTable(words: [
      "tylko", "jedynie", "wyłącznie", "samo", "sam", "sama", "same", "potrzebuję tylko",
      "potrzebujemy tylko", "chcę tylko",
    ]),
    literally: PhraseTable(words: [
      "dosłownie", "tak dosłownie", "dokładnie tak", "tak jak jest", "tak jak mówię",
      "słowo w słowo", "wyślij", "wyślij to",
    ]),
    wrongPeople: PhraseTable(words: [
      "pomyliłem się", "pomyliłam się", "pomyłka", "to pomyłka", "pomyliłem osobę", "nie jej",
      "nie jemu",
      "pomyliłam osobę",
      "zła osoba", "to zła osoba", "nie ta osoba", "niewłaściwa osoba", "nie ten", "nie ta",
      "to nie ten", "to nie ta",
    ]),
    textRefusals: .polish,
    choices: .polish,
    words: polishWords
  )

  /// What says, before or behind a value, that this is the one that is meant.
  static let meantInPolish = [
    "mam na myśli", "miałem na myśli", "miałam na myśli", "chodzi mi o", "chodziło mi o",
  ]

  /// What is said to have nothing sent: `nie chcę już wysyłać wiadomości`.
  private static let notSending: [String] = ["nie chcę", "nie chcę już", "już nie chcę"]
    .flatMap { wish in
      [
        "wysyłać wiadomości", "wysyłać tej wiadomości", "nic wysyłać", "tego wysyłać",
        "jej wysyłać",
      ]
      .map { "\(wish) \($0)" }
    }

  private static func polishWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "To dla mnie za długie. Powiedz to krócej."
    case .notUnderstood: "Nie rozumiem."
    case .abilities: "Możesz powiedzieć: %@"
    case .noAbilities: "Nie znam przykładu tego, co można powiedzieć."
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
    case .leave: "Możesz powiedzieć „anuluj”, żeby zrezygnować."
    case .noted: "Zapisane: %@."
    case .leftOut: "Dobrze, pomijam: %@."
    case .notNeeded: "%@: tego tu nie potrzeba."
    case .onlyOne: "Mogę przyjąć tylko jedno."
    case .drop: "Porzucić „%@”?"
    case .verbatim: "Mam wziąć „%@” dosłownie?"
    case .meantFor: "Czy „%@” jest dla: %@?"
    case .goOnWithout: "Nie mogę uwzględnić „%@”. Mam kontynuować bez tego?"
    case .onlyInTitle: "Mogę tylko zapisać „%@” w tytule, bez przypomnienia. Mam kontynuować?"
    case .ownDecision: "Decyzja należy do ciebie."
    case .didYouMean: "Chodzi o: %@?"
    case .nothingBefore: "Nie ma do czego wracać."
    case .continueInApp: "Kontynuuj w %@."
    case .quoted: "„%@”"
    case .alternative: "%@ czy %@"
    case .stillAtWork: "To chwilę potrwa."
    }
  }
}
