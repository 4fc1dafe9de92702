extension TextRefusals {
  static let german = TextRefusals(
    sending: [
      "schick", "schicke", "schicken", "send", "sende", "senden", "schreib", "schreibe",
      "schreiben", "sag", "sage", "sagen", "Nachricht", "Nachrichten", "SMS",
    ],
    denials: ["nichts", "kein", "keine", "nie", "nix"],
    beside: [
      "ihr", "ihm", "ihnen", "ihn", "mehr", "will", "wollte", "möchte", "soll", "doch", "lieber",
      "eine", "an", "jetzt", "mal", "Moment", "da",
    ],
    others: ["andere", "anderen", "anderer", "anderes"], persons: ["Person", "Nummer", "Kontakt"],
    replacements: ["lieber", "stattdessen", "statt", "anstatt"])
}
