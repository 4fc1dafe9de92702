extension TextRefusals {
  static let german = TextRefusals(
    sending: [
      "schick", "schicke", "schicken", "send", "sende", "senden", "schreib", "schreibe",
      "schreiben", "sag", "sage", "sagen", "absenden", "abschicken", "verschicken", "versenden",
      "antworte", "antworten", "Nachricht", "Nachrichten", "SMS",
    ],
    denials: ["nichts", "kein", "keine", "nie", "nix", "niemand", "niemandem", "niemanden"],
    denialsOfRequest: ["nichts", "nix", "nicht"],
    beside: [
      "ihr", "ihm", "ihnen", "ihn", "mehr", "will", "wollte", "möchte", "soll", "doch", "lieber",
      "eine", "an", "jetzt", "mal", "Moment", "da",
    ],
    others: [
      "andere", "anderen", "anderer", "anderes", "anderem", "falsche", "falscher", "falsches",
      "falschen", "jemand anderem", "jemand anders", "jemand anderen",
    ],
    persons: ["Person", "Nummer", "Kontakt", "Empfänger", "Name", "Chat"],
    replacements: ["lieber", "stattdessen", "statt", "anstatt"])
}
