extension SpokenForms {
  /// Polish.
  static let polish = SpokenForms(
    openings: [
      "czy możesz", "możesz", "czy mógłbyś", "czy mogłabyś", "mógłbyś", "mogłabyś", "chcę",
      "chciałbym", "chciałabym", "muszę", "hej", "cześć", "czy możesz mi", "możesz mi",
      "czy mógłbyś mi", "czy mogłabyś mi", "mógłbyś mi", "chcę żebyś", "chcę, żebyś",
      "chciałbym żebyś", "chciałabym żebyś", "potrzebuję żebyś", "czy da się", "da się", "mogę",
      "czy mogę", "możemy", "musimy", "trzeba", "weź", "ok", "okej", "dobra",
      "dobrze", "poczekaj", "czekaj", "jednak", "teraz", "słuchaj", "to",
    ],
    fillers: ["proszę", "proszę cię", "no", "więc", "eee", "yyy"],
    courtesies: [
      "dzięki", "dziękuję", "dziękuję bardzo", "wielkie dzięki", "i dziękuję", "i dzięki",
    ],
    adverbs: [
      (
        [
          "teraz", "natychmiast", "od razu", "zaraz", "niezwłocznie", "szybko", "jak najszybciej",
        ], true
      ),
      (["znowu", "znów", "ponownie", "jeszcze raz"], false),
    ],
    functionWords: [
      "ja", "ty", "on", "ona", "ono", "my", "wy", "oni", "one", "mi", "mnie", "ci", "cię",
      "nam", "wam", "się", "że", "żeby", "czy", "jestem", "jesteś", "jest",
      "jesteśmy", "są", "będę", "będziesz", "będzie", "będziemy", "będą", "mam", "masz", "ma",
      "mają",
      "nie", "do", "dla", "jeśli", "bo", "ponieważ", "już", "mogę",
      "może", "możemy", "muszę", "musimy", "chcę", "idę", "jadę", "wracam",
    ],
    streets: [
      "ulica", "ulicę", "ulicy", "ul", "plac", "placu", "aleja", "aleję", "alei", "osiedle",
    ],
    questionWords: [
      "kto", "kogo", "komu", "co", "czego", "kiedy", "gdzie", "dokąd", "skąd", "jak", "jaki",
      "jaka",
      "jakie", "jaką", "który", "która", "które", "którą", "ile", "dlaczego", "czemu",
    ],
    textMarks: [
      "o treści", "z treścią", "z tekstem", "z wiadomością", "mówiącą", "mówiąc", "mówiący",
      "ze słowami",
    ],
    clauseStarts: ["że"],
    questionClauses: ["czy"],
    topicMarks: ["w sprawie", "na temat", "odnośnie"],
    idioms: [
      "z przyjemnością", "z góry", "do diabła", "do licha", "na zawsze", "na odwrót", "do jutra",
      "do widzenia", "do zobaczenia", "do końca dnia", "do końca tygodnia", "do końca miesiąca",
      "na razie", "na pewno", "na szczęście", "na początek", "na przykład", "od razu", "za drogo",
      "za późno", "za wcześnie", "za dużo", "do nikogo", "na wszystko", "dla nikogo",
      "do wszystkich",
    ],
    conditions: [
      "jeśli", "jeżeli", "jeśliby", "gdy", "gdyby", "kiedy", "chyba że", "o ile",
      "pod warunkiem że", "ale tylko", "tylko jeśli", "tylko gdy",
    ],
    conjunctions: [
      "bo", "ponieważ", "jak", "to", "skoro", "zanim", "chociaż",
      "choć", "aby", "żeby", "gdyż", "dopóki", "póki",
    ],
    requestVerbs: [
      "powiedz", "zapytaj", "napisz", "wyślij", "zagraj", "puść", "włącz", "przypomnij", "życz",
      "zamów", "otwórz", "znajdź", "zarezerwuj",
    ],
    pointers: [
      "to", "tego", "to samo", "tę samą wiadomość", "tę wiadomość", "tą wiadomość",
      "wiadomość", "ostatnią wiadomość",
    ],
    copulas: [
      "jest", "są", "będzie", "będą", "był", "była", "było", "były", "otwiera się", "otwierają",
      "zamyka się", "zamykają", "zaczyna się", "zaczynają się", "kończy się", "kończą się",
      "odjeżdża", "odlatuje", "przyjeżdża", "przylatuje",
    ],
    continuations: [
      "i", "oraz", "lub", "albo", "ale", "a także", "oprócz", "prócz", "razem z", "zamiast",
    ],
    qualifiers: [
      "nie", "bez", "nigdy", "mniej niż", "więcej niż", "co najmniej", "co najwyżej",
      "każdy", "każdą", "co", "oprócz", "zamiast",
    ],
    approximations: [
      "około", "mniej więcej", "prawie", "niemal", "ponad", "może", "jeszcze", "tylko",
      "dokładnie", "do", "połowę", "połowę z", "podwójne", "resztę z", "część z",
      "przynajmniej", "najwyżej",
    ],
    epithets: [
      "mały", "mała", "duży", "duża", "wielki", "wielka", "stary", "stara", "młody", "młoda",
      "pan", "pana", "panu", "pani", "panią", "dr", "święty", "święta", "i",
    ],
    ownerMarks: ["od"],
    purposeMarks: ["za", "na", "dla"],
    relations: ["mama", "mamie", "mamę", "tata", "tacie", "tatę"],
    numbered: [
      "rozdział", "rozdziału", "strona", "stronę", "strony", "pokój", "sala", "numer", "lekcja",
      "lekcję", "odcinek", "poziom", "krok", "ćwiczenie", "część", "sezon", "bramka", "pytanie",
      "akt", "tom", "linia", "autobus", "peron", "tor", "wersja", "wersję", "piętro", "budynek",
      "terminal", "etap", "zadanie", "akapit",
    ],
    channelMarks: ["na", "przez", "w", "za pomocą", "z"],
    personMarks: ["do", "dla"],
    retractions: ["a nie", "zamiast"],
    secondThoughts: [
      "znaczy", "albo nie", "nie czekaj", "czekaj nie", "oj nie", "albo raczej", "nie nie",
      "albo lepiej",
    ],
    hesitations: ["yyy", "eee", "ups", "czekaj", "poczekaj", "zaraz", "sorry", "przepraszam"],
    sequels: ["potem", "następnie", "także", "też"],
    taskMarks: ["żeby", "aby", "o tym żeby"]
  )
}
