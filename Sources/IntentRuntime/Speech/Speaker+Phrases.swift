/// What the runtime says by itself, where a definition says nothing.
enum Phrase: Hashable {
  case whichValue, whichOne, didYouMean, unsupported, cancelled, failed, unlock, inProgress
  case confirm, continueInApp, yes, no
}

extension Speaker {
  /// A phrase in the speaker's language, else in English; `%@` stands for the argument.
  func phrase(_ phrase: Phrase, _ argument: String = "") -> String {
    let language = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    let text = Self.phrases[language]?[phrase] ?? Self.english[phrase] ?? ""
    return text.replacing("%@", with: argument)
  }

  private static let english: [Phrase: String] = [
    .whichValue: "What is the value of %@?", .whichOne: "Which %@?",
    .didYouMean: "Did you mean %@?",
    .unsupported: "That does not work for %@.", .cancelled: "OK, cancelled.",
    .failed: "Something went wrong.", .unlock: "Unlock your device first.",
    .inProgress: "This takes a moment.", .confirm: "%@: shall I go on?",
    .continueInApp: "Go on in the app.",
    .yes: "yes", .no: "no",
  ]

  private static let phrases: [String: [Phrase: String]] = [
    "es": [
      .whichValue: "¿Cuál es el valor de %@?", .whichOne: "¿Cuál: %@?",
      .didYouMean: "¿Quieres decir %@?",
      .unsupported: "Eso no sirve para %@.", .cancelled: "De acuerdo, cancelado.",
      .failed: "Algo ha ido mal.", .unlock: "Primero desbloquea el dispositivo.",
      .inProgress: "Esto tarda un momento.", .confirm: "%@: ¿sigo?",
      .continueInApp: "Continúa en la aplicación.",
      .yes: "sí", .no: "no",
    ],
    "fr": [
      .whichValue: "Quelle est la valeur de %@ ?", .whichOne: "Lequel : %@ ?",
      .didYouMean: "Tu veux dire %@ ?", .unsupported: "Cela ne va pas pour %@.",
      .cancelled: "D’accord, c’est annulé.", .failed: "Quelque chose n’a pas marché.",
      .unlock: "Déverrouille d’abord l’appareil.", .inProgress: "Cela prend un moment.",
      .confirm: "%@ : je continue ?", .continueInApp: "Continue dans l’application.",
      .yes: "oui", .no: "non",
    ],
    "pl": [
      .whichValue: "Jaka jest wartość: %@?", .whichOne: "Który: %@?", .didYouMean: "Chodzi o %@?",
      .unsupported: "To nie pasuje: %@.", .cancelled: "Dobrze, anulowano.",
      .failed: "Coś poszło nie tak.",
      .unlock: "Najpierw odblokuj urządzenie.", .inProgress: "To chwilę potrwa.",
      .confirm: "%@: kontynuować?", .continueInApp: "Kontynuuj w aplikacji.",
      .yes: "tak", .no: "nie",
    ],
    "ja": [
      .whichValue: "%@は何ですか", .whichOne: "どの%@ですか", .didYouMean: "%@のことですか",
      .unsupported: "%@には使えません。", .cancelled: "キャンセルしました。", .failed: "エラーが発生しました。",
      .unlock: "先にデバイスのロックを解除してください。", .inProgress: "少し時間がかかります。",
      .confirm: "%@：続けますか", .continueInApp: "アプリで続けてください。",
      .yes: "はい", .no: "いいえ",
    ],
    "ko": [
      .whichValue: "%@의 값은 무엇인가요?", .whichOne: "어느 %@인가요?", .didYouMean: "%@ 말씀인가요?",
      .unsupported: "%@에는 사용할 수 없습니다.", .cancelled: "취소했습니다.", .failed: "문제가 발생했습니다.",
      .unlock: "먼저 기기 잠금을 해제하세요.", .inProgress: "잠시 걸립니다.",
      .confirm: "%@: 계속할까요?", .continueInApp: "앱에서 계속하세요.",
      .yes: "예", .no: "아니요",
    ],
  ]
}
