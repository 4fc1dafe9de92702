extension TextRefusals {
  static let polish = TextRefusals(
    sending: [
      "pisz", "pisać", "napisz", "napisać", "wysyłaj", "wysyłać", "wyślij", "wysłać", "mów",
      "mówić", "powiedz", "odpisuj", "odpisać", "odpowiadaj", "odpowiadać", "wiadomość",
      "wiadomości", "SMS", "SMS-a",
    ],
    denials: ["nic", "niczego", "nigdy", "żadnej", "żadnych", "nikomu", "nikt"],
    denialsOfRequest: ["nic"],
    beside: [
      "jej", "jemu", "mu", "im", "niej", "niego", "nich", "chcę", "chciałem", "chciałam", "już",
      "jednak", "teraz",
    ],
    others: [
      "drugi", "druga", "drugą", "drugiego", "drugiej", "inny", "inna", "inną", "innego",
      "innemu", "innej", "drugiemu", "ktoś inny", "kogoś innego", "komuś innemu", "zły", "zła",
      "złą",
    ],
    persons: [
      "osoba", "osoby", "osobę", "osobie", "kontakt", "adresat", "numer", "ten", "ta", "tego", "tę",
    ],
    replacements: ["lepiej", "zamiast", "zamiast tego"],
    declines: [
      "daj se spokój", "olej to", "olać to", "olać", "olej", "nie musisz", "już nie musisz",
      "nie chce mi się", "już mi się nie chce", "odpuśćmy", "odpuszczam", "kończymy", "kończę",
      "gotowe", "zostawmy to", "zostawmy", "nie zawracaj sobie głowy",
      "nie zawracaj sobie tym głowy", "obejdzie się", "pas", "niepotrzebne", "już niepotrzebne",
      "nie potrzeba", "już nie potrzeba", "nie potrzebuję", "nie ma potrzeby", "dajmy spokój",
      "dajmy sobie spokój", "nie ma sensu", "szkoda gadać",
    ],
    declinesBehindNo: [
      "spoko", "w porządku", "jest ok", "jest dobrze", "no spoko", "okej",
    ])
}
