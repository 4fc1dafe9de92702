extension TextRefusals {
  static let polish = TextRefusals(
    sending: [
      "pisz", "pisać", "napisz", "napisać", "wysyłaj", "wysyłać", "wyślij", "wysłać", "mów",
      "mówić", "powiedz", "wiadomość", "wiadomości", "SMS", "SMS-a",
    ],
    denials: ["nic", "nigdy", "żadnej", "żadnych"],
    beside: [
      "jej", "jemu", "mu", "im", "niej", "niego", "nich", "chcę", "chciałem", "chciałam", "już",
      "jednak", "teraz",
    ],
    others: ["drugi", "druga", "drugą", "drugiego", "drugiej", "inny", "inna", "inną", "innego"],
    persons: ["osoba", "osoby", "osobę", "numer", "ten", "ta", "tego", "tę"],
    replacements: ["lepiej", "zamiast", "zamiast tego"])
}
