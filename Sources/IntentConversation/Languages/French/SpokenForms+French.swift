extension SpokenForms {
  /// French.
  static let french = SpokenForms(
    openings: [
      "peux-tu", "tu peux", "pourrais-tu", "tu pourrais", "pouvez-vous", "pourriez-vous",
      "est-ce que tu peux", "est-ce que tu pourrais", "je veux", "je voudrais", "j'aimerais",
      "il faut", "salut", "bonjour",
    ],
    fillers: ["s'il te plaît", "s'il vous plaît", "stp", "svp", "merci", "euh", "alors"]
  )
}
