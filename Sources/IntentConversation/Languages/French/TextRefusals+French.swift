extension TextRefusals {
  static let french = TextRefusals(
    sending: [
      "envoie", "envoies", "envoyez", "envoyer", "écris", "écrivez", "écrire", "dis", "dites",
      "dire", "réponds", "répondez", "répondre", "message", "messages", "texto", "SMS",
    ],
    denials: ["rien", "plus", "aucun", "jamais", "personne"],
    denialsOfRequest: ["rien"],
    beside: [
      "lui", "leur", "veux", "voulais", "de", "d", "un", "finalement", "maintenant", "elle",
    ],
    others: ["autre", "autres", "quelqu'un d'autre", "mauvais", "mauvaise"],
    persons: [
      "personne", "personnes", "numéro", "contact", "celui", "celle", "destinataire", "nom",
    ],
    replacements: ["plutôt", "au lieu de"])
}
