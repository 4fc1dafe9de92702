extension TextRefusals {
  static let japanese = TextRefusals(
    sending: denied + ["メッセージなし"],
    sent: ["メッセージ", "メール", "それ", "これ", "送信"].flatMap { [$0, "\($0)を", "\($0)は"] },
    others: [
      "違う方", "もう一人の方", "もう一人", "別の人", "他の人", "違う人", "違う人だ", "違う人です", "他の方", "別の方",
    ],
    replacements: ["代わりに電話", "メッセージじゃなくて", "メッセージではなく"])

  /// Verbs of sending with all that denies them, `送らないでください`, `送るな`.
  private static let denied: [String] = {
    let stems = [
      ("送ら", "送る", "送り"), ("送信し", "送信する", "送信し"), ("書か", "書く", "書き"), ("伝え", "伝える", "伝え"),
      ("言わ", "言う", "言い"), ("返信し", "返信する", "返信し"), ("返事し", "返事する", "返事し"),
      ("連絡し", "連絡する", "連絡し"), ("メッセージし", "メッセージする", "メッセージし"),
    ]
    let polite = ["", "ね", "よ", "ください", "下さい", "ほしい", "ほしいです", "くれ", "おいて", "おいてください"]
    return stems.flatMap { (denied: String, plain: String, wish: String) -> [String] in
      let asked = polite.map { "\(denied)ないで\($0)" }
      let spared = ["", "よ", "です"].map { "\(denied)なくていい\($0)" }
      let unwanted = ["たくない", "たくないです", "たくありません"].map { wish + $0 }
      return asked + spared + unwanted + ["\(plain)な", "\(plain)なよ"]
    }
  }()
}
