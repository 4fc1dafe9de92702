extension LanguageRules {
  /// French.
  static let french = LanguageRules(
    code: "fr",
    calls: PhraseTable(words: ["dis siri", "hey siri", "ok siri", "siri"]),
    corrections: PhraseTable([
      (
        DialogueWords.meantInFrench + DialogueWords.meantInFrench.map { "non \($0)" } + [
          "j'ai dit", "non j'ai dit", "en fait", "non en fait",
        ], true
      ),
      (["non", "plutôt", "pardon"], false),
    ]),
    conjunctions: ["et"],
    articles: PhraseTable(words: [
      "le", "la", "les", "l", "un", "une", "des", "mon", "ma", "mes", "du", "de la",
    ]),
    particles: [],
    ordinals: PhraseTable([
      (["le premier", "la première", "premier", "première", "numéro un"], 1),
      (["le deuxième", "la deuxième", "le second", "la seconde", "deuxième", "numéro deux"], 2),
      (["le troisième", "la troisième", "troisième", "numéro trois"], 3),
      (["le quatrième", "la quatrième"], 4), (["le cinquième", "la cinquième"], 5),
      (["le sixième", "la sixième"], 6), (["le septième", "la septième"], 7),
      (["le huitième", "la huitième"], 8), (["le neuvième", "la neuvième"], 9),
      (["le dixième", "la dixième"], 10), (["le dernier", "la dernière", "dernier"], -1),
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
      (["la maison", "maison", "chez moi"], "maison"),
      (["le travail", "travail", "au travail", "le bureau"], "travail"),
      (["l'école", "école"], "école"),
    ]),
    movements: PhraseTable([
      (
        [
          "quand j'arrive à", "quand j'arrive", "quand je rentre à", "quand je rentre",
          "quand je serai à",
        ], .arrive
      ), (["quand je quitte", "quand je pars de", "quand je sors de"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .french
  )
}
