/// What the app answers when a message is on its way.
struct SentText {
  /// The language of the answer.
  let language: String

  func text(_ content: String, to recipient: String) -> String {
    switch language.prefix(2) {
    case "es":
      "De acuerdo, enviando el mensaje \"\(content)\" a \(recipient) en MonkeyChat."
    case "fr":
      "D’accord, j’envoie le message « \(content) » à \(recipient) avec MonkeyChat."
    case "de":
      "OK, ich sende die Nachricht „\(content)“ an \(recipient) mit MonkeyChat."
    case "pl":
      "Dobrze, wysyłam wiadomość „\(content)” do \(recipient) na MonkeyChat."
    case "ja":
      "MonkeyChat で \(recipient) に「\(content)」を送信します。"
    case "ko":
      "MonkeyChat에서 \(recipient)에게 ‘\(content)’ 메시지를 보냅니다."
    default:
      "OK, sending the message “\(content)” to \(recipient) on MonkeyChat."
    }
  }
}
