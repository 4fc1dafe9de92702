extension TextRefusals {
  static let french = TextRefusals(
    sending: [
      "envoie", "envoies", "envoyez", "envoyer", "écris", "écrivez", "écrire", "dis", "dites",
      "dire", "message", "messages", "texto", "SMS",
    ],
    denials: ["rien", "plus", "aucun", "jamais"],
    beside: [
      "lui", "leur", "veux", "voulais", "de", "d", "un", "finalement", "maintenant", "elle",
    ],
    others: ["autre"], persons: ["personne", "numéro", "contact", "celui", "celle"],
    replacements: ["plutôt", "au lieu de"])
}
