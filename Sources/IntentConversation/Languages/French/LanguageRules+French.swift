extension LanguageRules {
  /// French.
  static let french = LanguageRules(
    calls: PhraseTable(words: ["dis siri", "hey siri", "ok siri", "siri"]),
    corrections: PhraseTable([
      (
        DialogueWords.meantInFrench + DialogueWords.meantInFrench.map { "non \($0)" } + [
          "j'ai dit", "non j'ai dit", "en fait", "non en fait",
        ], true
      ),
      (
        [
          "non", "nan", "plutôt", "pardon", "non pardon", "désolé", "désolée", "oh désolé",
          "oh désolée", "oups", "oh oups",
        ], false
      ),
    ]),
    conjunctions: ["et"],
    articles: PhraseTable(words: [
      "le", "la", "les", "l", "un", "une", "des", "mon", "ma", "mes", "du", "de la",
    ]),
    particles: [],
    endings: ["e", "s", "es"].map { ("", $0) } + [
      ("eux", "euse"), ("f", "ve"), ("er", "ère"), ("en", "enne"), ("on", "onne"), ("el", "elle"),
      ("et", "ette"), ("os", "osse"), ("anc", "anche"),
    ],
    nounEndings: [("", "s"), ("", "x"), ("al", "aux")],
    ordinals: PhraseTable([
      (
        [
          "le premier", "la première", "premier", "première", "numéro un", "celui du haut",
          "celle du haut", "celui d'en haut", "celle d'en haut",
        ], 1
      ),
      (
        [
          "le deuxième", "la deuxième", "le second", "la seconde", "deuxième", "second", "seconde",
          "numéro deux",
        ], 2
      ),
      (["le troisième", "la troisième", "troisième", "numéro trois"], 3),
      (["le quatrième", "la quatrième", "quatrième"], 4),
      (["le cinquième", "la cinquième", "cinquième"], 5),
      (["le sixième", "la sixième", "sixième"], 6),
      (["le septième", "la septième", "septième"], 7),
      (["le huitième", "la huitième", "huitième"], 8),
      (["le neuvième", "la neuvième", "neuvième"], 9),
      (["le dixième", "la dixième", "dixième"], 10),
      (
        [
          "le dernier", "la dernière", "dernier", "dernière", "celui du bas", "celle du bas",
          "celui d'en bas", "celle d'en bas",
        ], -1
      ),
      (
        [
          "l'avant-dernier", "l'avant-dernière", "avant-dernier", "avant-dernière",
          "le deuxième en partant de la fin", "la deuxième en partant de la fin",
        ], -2
      ),
      (["le troisième en partant de la fin", "la troisième en partant de la fin"], -3),
    ]),
    numbers: .french, times: .french, amounts: .french, spoken: .french,
    places: PhraseTable([
      (["la maison", "maison", "chez moi", "à la maison"], "maison"),
      (["le travail", "travail", "au travail", "le bureau"], "travail"),
      (["l'école", "école"], "école"),
    ]),
    movements: PhraseTable([
      (
        [
          "quand j'arrive à", "quand j'arrive", "quand je rentre à", "quand je rentre",
          "quand je serai à", "quand je suis à", "quand je suis", "quand je serai",
          "dès que j'arrive à", "dès que j'arrive",
          "dès que je rentre à", "dès que je suis à", "dès que je suis", "une fois à",
        ], .arrive
      ), (["quand je quitte", "quand je pars de", "quand je sors de"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .french
  )
}
