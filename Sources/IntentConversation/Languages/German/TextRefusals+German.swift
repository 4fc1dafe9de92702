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
    replacements: ["lieber", "stattdessen", "statt", "anstatt"],
    declines: [
      "lass", "lass mal", "lass mal stecken", "lass stecken", "vergesst es", "vergiss mal",
      "dann nicht", "dann halt nicht", "dann eben nicht", "erledigt", "schon erledigt",
      "hat sich erledigt", "brauche ich nicht", "brauch ich nicht", "brauche ich nicht mehr",
      "brauch ich nicht mehr", "nicht nötig", "nicht mehr nötig", "muss nicht sein", "muss nicht",
      "fertig", "ende", "aus", "weg damit", "lass uns das lassen", "lassen wir's", "kein bedarf",
      "keine lust", "keine lust mehr", "ich lass es", "ich lass das", "ich lasse es", "ich passe",
      "geht nicht mehr", "doch lieber nichts",
    ],
    declinesBehindNo: [
      "geht schon", "passt schon", "passt", "schon okay", "schon ok", "alles gut", "ist gut",
      "ist okay", "ist schon gut", "reicht", "das reicht",
    ])
}
