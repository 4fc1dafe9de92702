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
    replacements: ["lepiej", "zamiast", "zamiast tego"])
}
