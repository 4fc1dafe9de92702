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
    replacements: ["plutôt", "au lieu de"],
    declines: [
      "laisse béton", "laisse", "pas besoin", "y a pas besoin", "plus besoin", "j'en veux plus",
      "je veux plus", "j'en ai plus besoin", "c'est fini", "fini", "terminé", "on oublie",
      "on laisse", "abandonne", "j'abandonne", "sans façon", "inutile", "c'est inutile",
      "ce n'est plus nécessaire", "c'est plus nécessaire", "pas nécessaire", "ça ira",
      "ça va aller", "je laisse tomber", "je passe", "fin", "j'ai plus envie", "j'ai pas envie",
    ],
    declinesBehindNo: [
      "c'est bon", "c'est ok", "ça va", "c'est pas grave", "pas grave", "ça suffit", "tout va bien",
      "merci ça va",
    ])
}
