extension SpokenForms {
  /// French.
  static let french = SpokenForms(
    openings: [
      "peux-tu", "tu peux", "pourrais-tu", "tu pourrais", "pouvez-vous", "pourriez-vous",
      "est-ce que tu peux", "est-ce que tu pourrais", "je veux", "je voudrais", "j'aimerais",
      "il faut", "salut", "bonjour",
    ],
    fillers: ["s'il te plaît", "s'il vous plaît", "stp", "svp", "merci", "euh", "alors"],
    textMarks: [
      "disant", "en disant", "qui dit", "qui disait", "avec le message", "avec le texte",
      "avec le contenu", "pour lui dire", "pour leur dire",
    ],
    continuations: [
      "et", "ou", "ni", "mais", "sauf", "excepté", "ainsi que",
    ],
    qualifiers: [
      "pas", "sans", "jamais", "ni", "moins de", "plus de", "au moins", "au plus", "chaque", "sauf",
      "au lieu de",
    ],
    channelMarks: ["sur", "par", "avec", "via", "dans"]
  )
}
