extension ChoiceWords {
  /// French.
  static let french = ChoiceWords(
    all: PhraseTable(words: [
      "tous", "toutes", "tous les trois", "toutes les trois", "tout le monde", "tout",
    ]),
    both: PhraseTable(words: [
      "les deux", "tous les deux", "toutes les deux",
    ]),
    exceptions: PhraseTable([
      (["sauf", "excepté", "hormis", "à part", "mais pas", "à l'exception de"], true),
      (["sans"], false),
    ]),
    ends: PhraseTable([
      (["premiers", "les premiers", "premières", "les premières"], .first),
      (["derniers", "les derniers", "dernières", "les dernières"], .last),
      (["les", "tous les", "toutes les"], .all),
    ]),
    middle: PhraseTable(words: [
      "celui du milieu", "celle du milieu", "du milieu", "le milieu", "au milieu",
      "celui au milieu", "celle au milieu", "le central", "la centrale",
    ]),
    labels: PhraseTable([
      (
        [
          "numéro", "le numéro", "n", "nº", "option", "options", "les options", "numéros",
          "les numéros", "l'option", "le choix", "choix", "le", "la",
          "au", "à la", "le n", "celui numéro",
        ], true
      )
    ]),
    picks: PhraseTable(words: [
      "je choisis", "je prends", "je prendrai", "on prend", "prenons", "prends", "prenez",
      "choisis", "choisissez", "donne-moi", "je crois", "je pense", "je dirais",
      "va pour",
    ])
  )
}
