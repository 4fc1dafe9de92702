extension DialogueWords {
  /// Japanese.
  static let japanese = DialogueWords(
    commands: PhraseTable([
      (
        [
          "はい", "うん", "ええ", "お願いします", "お願い", "オーケー", "そうです", "それで", "ok", "OKです", "オッケー", "オッケーです",
          "オーケーです", "もちろん", "もちろんです", "そう", "そうだよ", "その通り", "その通りです", "了解", "了解です", "いいよ", "いいですよ",
          "よろしく", "よろしくお願いします",
        ], .yes
      ),
      (["いいえ", "いや", "違います", "ちがう", "結構です", "いえ", "違う", "だめ", "だめです"], .no),
      (
        [
          "キャンセル", "キャンセルして", "やめて", "中止", "取り消し", "もういい", "気にしないで", "忘れて", "やっぱりいい", "やめ", "やめる",
          "やめます", "やめてください", "やめて下さい", "やめよう", "やめとく", "やめておく", "やめておきます", "止めて", "止めてください", "止める",
          "取り消す", "取り消して", "取り消してください", "取り消して下さい", "取り消します", "送らないで", "送らないでください", "送らないで下さい",
          "送らない", "しないで", "しないでください", "もういいです", "もういいよ", "もう結構です", "いらない", "いりません", "忘れてください",
          "気にしないでください", "なんでもない", "何でもない", "なんでもないです", "やっぱりやめる", "やっぱりやめて", "やっぱりやめます", "やっぱりなし",
          "やっぱりいいです",
        ] + doing(["キャンセル", "中止", "取り消し", "ストップ"]), .cancel
      ),
      (["もう一度", "もう一回", "繰り返して", "何て言った"], .again), (["何ができる", "何ができますか", "何ができるの", "ヘルプ"], .help),
      (["さようなら", "じゃあね", "以上です"], .bye), (["バイバイ", "またね"], .greeting),
      (["戻って", "戻る", "前に戻って", "一つ戻って"], .back),
      (["最初から", "最初からやり直して", "やり直し", "やり直して", "もう一度最初から"], .startOver),
      (["どれでもない", "どちらでもない", "どれも違う", "どれも違います", "なし", "誰でもない", "どちらも違う"], .neither),
      (["わからない", "わかりません", "知らない", "知りません", "分からない", "分かりません"], .dontKnow),
    ]),
    prohibitions: PhraseTable(
      words: ["キャンセル", "中止", "取り消し", "ストップ"].flatMap { noun in
        ["しないで", "はしないで", "をしないで", "しないように", "しない", "するな"].map { noun + $0 }
      } + ["やめないで", "止めないで", "取り消さないで", "忘れないで"]),
    interjections: PhraseTable(words: ["あ", "あっ", "ああ", "おっと", "まあ", "うーん", "えっと", "ええと", "あー"]),
    fillers: PhraseTable(words: ["お願いします", "お願い", "ください", "です", "えっと", "ええと", "で", "に", "を"]),
    negations: PhraseTable(words: [
      "以外", "じゃない", "じゃないです", "じゃないよ", "じゃなく", "じゃなくて", "じゃなくって", "じゃありません",
      "ではない", "ではないです", "ではなく", "ではなくて", "ではありません", "でない", "除いて", "除く", "抜きで",
      "なしで", "の代わりに",
    ]),
    refusals: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "以上", "以下", "未満", "より多く", "より少なく", "より", "超", "少なくとも", "多くても",
    ]),
    alternatives: PhraseTable(words: ["または", "それとも"]),
    correctionEndings: PhraseTable(words: ["にして", "にしてください", "に変えて", "に変えてください", "に変更", "に変更して"]),
    contrasts: PhraseTable(words: ["むしろ"]),
    choices: .japanese,
    words: japaneseWords
  )

  /// What is said to have things done that a noun names: 「中止」, 「中止して」, 「中止する」.
  private static func doing(_ nouns: [String]) -> [String] {
    let endings = [
      "", "して", "してください", "して下さい", "してくれ", "してほしい", "する", "します", "しよう",
    ]
    return nouns.flatMap { noun in endings.map { noun + $0 } }
  }

  private static func japaneseWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "長すぎます。もっと短く言ってください。"
    case .notUnderstood: "すみません、わかりませんでした。"
    case .abilities: "こう言えます：%@"
    case .noAbilities: "まだ何もできません。"
    case .notAnAnswer: "すみません、わかりませんでした。"
    case .nothingToCancel: "キャンセルするものがありません。"
    case .choices: "%@から選べます。"
    case .notAllowed: "%@には許可されていません。"
    case .failed: "エラーが発生しました。"
    case .done: "できました。"
    case .nothingAsked: "何もお聞きしていません。"
    case .goodbye: "さようなら。"
    case .ignored: "%@がわかりませんでした。"
    case .wayOut: "やめるには「キャンセル」、やり直すには「最初から」と言ってください。"
    case .leave: "やめるには「キャンセル」と言ってください。"
    case .quoteText: "そのまま伝えるには「」で囲んでください。"
    case .notNeeded: "ここでは%@は必要ありません。"
    case .onlyOne: "一つしか選べません。"
    case .drop: "「%@」をやめますか"
    case .verbatim: "「%@」をそのまま使いますか"
    case .didYouMean: "%@のことですか"
    case .nothingBefore: "戻るところがありません。"
    case .continueInApp: "%@で続けてください。"
    case .quoted: "「%@」"
    case .alternative: "%@または%@"
    case .stillAtWork: "少し時間がかかります。"
    }
  }
}
