extension DialogueWords {
  /// Japanese.
  static let japanese = DialogueWords(
    commands: PhraseTable([
      (
        [
          "はい", "うん", "ええ", "お願いします", "お願い", "オーケー", "そうです", "それで", "ok", "OKです", "オッケー", "オッケーです",
          "オーケーです", "もちろん", "もちろんです", "そう", "そうだよ", "その通り", "その通りです", "了解", "了解です", "いいよ", "いいですよ",
          "よろしく", "よろしくお願いします", "合ってます", "合っています", "それで合ってます", "それで合っています", "正しいです", "いいね", "いいですね",
          "問題ないです", "それでいいです", "それでいい",
          "問題ありません", "いいと思います", "そう思います",
        ], .yes
      ),
      (
        [
          "いいえ", "ううん", "いや", "違います", "ちがう", "結構です", "いえ", "違う", "だめ", "だめです", "ダメ", "ダメです", "絶対だめ",
          "絶対ダメ", "絶対に嫌", "まさか", "いらない", "いらないです", "いりません", "やだ", "嫌", "嫌です", "嫌だ",
          "そうは思いません", "間違い", "間違いです", "間違ってる", "間違っています",
        ], .no
      ),
      (
        [
          "キャンセル", "キャンセルして", "やめて", "中止", "取り消し", "もういい", "気にしないで", "忘れて", "やっぱりいい", "やめ", "やめる",
          "やめます", "やめてください", "やめて下さい", "やめよう", "やめとく", "やめておく", "やめておきます", "止めて", "止めてください", "止める",
          "取り消す", "取り消して", "取り消してください", "取り消して下さい", "取り消します", "送らないで", "送らないでください", "送らないで下さい",
          "送らない", "しないで", "しないでください", "もういいです", "もういいよ", "もう結構です", "忘れてください",
          "気にしないでください", "なんでもない", "何でもない", "なんでもないです", "やっぱりやめる", "やっぱりやめて", "やっぱりやめます", "やっぱりなし",
          "やっぱりいいです", "やめた", "やめました", "やっぱりやめた", "やっぱりやめました", "やめにする", "やめにします",
          "送らなくていい", "送らなくていいです", "送らなくていいよ", "送らなくて大丈夫", "送らなくて大丈夫です", "もう送らない",
          "もう送らなくていい", "もう送らなくていいです", "送信しないで", "送信しないでください", "送りたくない", "もういいや",
          "いいや", "やっぱいい", "やっぱりいいや", "送るのやめて", "送るのをやめて", "気が変わった", "気が変わりました", "今はいい", "今はいいです",
          "また今度",
          "書かないで", "書かなくていい",
        ] + doing(["キャンセル", "中止", "取り消し", "ストップ"]), .cancel
      ),
      (
        [
          "もう一度", "もう一回", "繰り返して", "何て言った", "まだ", "まだです", "待って", "ちょっと待って", "ちょっと", "少し待って",
          "待ってください",
          "ちょっと待ってください", "ちょっと待ってね", "えっと", "えーっと", "えーと", "え", "えー", "あの", "うーん",
          "もう一度言ってください", "もう一度言って", "もう一回言って", "もう一回言ってください", "一分待って", "一分待ってください",
          "何", "なに", "考えさせて", "ちょっと考えさせて",
        ], .again
      ), (["何ができる", "何ができますか", "何ができるの", "ヘルプ"], .help),
      (["さようなら", "じゃあね"], .bye), (["以上です", "それだけです", "それで全部です", "いいです", "大丈夫です", "大丈夫"], .enough),
      (["バイバイ", "またね"], .greeting),
      (["戻って", "戻る", "前に戻って", "一つ戻って"], .back),
      (["最初から", "最初からやり直して", "やり直し", "やり直して", "もう一度最初から"], .startOver),
      (
        [
          "何も", "なにも", "何もない", "何もないです", "何もありません", "どれでもない", "どちらでもない", "どれも違う", "どれも違います", "なし",
          "誰でもない", "どちらも違う", "どれでもありません",
          "どちらでもありません", "他の人", "別の人", "ほかの人",
          "他の", "別の", "別のもの", "他のもの",
        ], .neither
      ),
      (
        [
          "わからない", "わかりません", "持ってない", "持っていません", "忘れた", "忘れました", "覚えてない", "覚えていません", "知らない",
          "知りません", "分からない", "分かりません",
        ], .dontKnow
      ),
      (
        [
          "どちらでも", "どれか", "誰か", "どれか一つ", "どれか選んで", "適当に選んで", "どちらでもいい", "どちらでもいいです", "どちらでもいいよ",
          "どちらでも構いません", "どちらでもかまいません", "どちらでも大丈夫",
          "どっちでも", "どっちでもいい", "どっちでもいいです", "どっちでもいいよ", "どれでも", "どれでもいい", "どれでもいいです", "どれでもいいよ",
          "どれでも構いません", "何でもいい", "何でもいいです", "なんでもいい", "なんでもいいです", "何でも", "なんでも", "誰でも", "誰でもいい",
          "誰でもいいです", "任せる", "任せます", "お任せ", "お任せします", "おまかせ", "おまかせします", "適当に", "こだわりはない", "特にない",
          "特にありません",
        ], .indifferent
      ),
      (
        [
          "選択肢は", "選択肢は何", "選択肢は何ですか", "何がある", "何がありますか", "どんな選択肢がある", "どんな選択肢がありますか", "誰がいる",
          "誰がいますか", "リストを見せて", "一覧を見せて", "選択肢を見せて", "選択肢を教えて", "選択肢を教えてください", "もう一度選択肢を教えて",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: ["やめました", "もうやめました", "もういい", "もういいです", "もう結構です"]),
    plainNo: PhraseTable(words: ["いいえ", "いや", "いえ", "ううん"]),
    goingOn: PhraseTable(
      words: nods
        + ["続け", "進め"].flatMap { verb in
          ["て", "てください", "て下さい", "る", "ます", "よう", "ましょう", "ていい", "ていいよ", "ていいです"]
            .map { verb + $0 }
        } + doing(["続行", "確定", "継続"])
        + ["どうぞ"]),
    prohibitions: PhraseTable(
      words: ["キャンセル", "中止", "取り消し", "ストップ"].flatMap { noun in
        ["しないで", "はしないで", "をしないで", "しないように", "しない", "するな"].map { noun + $0 }
      } + ["やめないで", "止めないで", "取り消さないで", "忘れないで"]),
    interjections: PhraseTable(words: [
      "えっ", "あの", "よし", "あ", "あっ", "ああ", "おっと", "まあ", "うーん", "えっと", "ええと", "えーっと", "えーと",
      "あー",
    ]),
    thoughts: PhraseTable(words: [
      "じゃあ", "では", "それじゃあ", "それでは", "そうですね", "ええと", "えっと", "えーっと", "えーと",
    ]),
    fillers: PhraseTable(words: [
      "お願いします", "お願い", "ください", "です", "えっと", "ええと", "えーっと", "えーと", "で", "に", "を",
    ]),
    negations: PhraseTable(words: [
      "以外", "じゃない", "じゃないです", "じゃないよ", "じゃなく", "じゃなくて", "じゃなくって", "じゃありません",
      "ではない", "ではないです", "ではなく", "ではなくて", "ではありません", "でない", "除いて", "除く", "抜きで",
      "なしで", "なし", "はいや", "は嫌", "不要", "はだめ", "はダメ",
      "はやめて", "は結構", "いりません", "いらない", "要りません", "要らない", "の代わりに",
    ]),
    refusals: PhraseTable([]),
    declines: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "以上", "以下", "未満", "より多く", "より少なく", "より", "超", "少なくとも", "多くても",
    ]),
    tags: PhraseTable(words: ["ね", "よね", "でしょ"]),
    alternatives: PhraseTable(words: ["または", "それとも"]),
    alternativeParticles: PhraseTable(words: ["か", "かまたは"]),
    politeEndings: PhraseTable(words: ["です", "ですね", "ですよ", "だよ", "だね"]),
    leadIns: PhraseTable([]),
    denyingForms: ["ません", "ない", "禁", "なし"],
    leadOuts: PhraseTable(words: telling),
    requests: PhraseTable([
      (["リマインダー", "タスク"], ["task", "reminder"]), (["リスト"], ["list", "task"]),
      (["注文"], ["order", "ride"]),
      (["支払い"], ["pay", "money", "transfer"]), (["送金"], ["transfer", "pay", "money"]),
      (["予約"], ["reserv", "book", "ride"]), (["メモ"], ["note"]), (["配車", "タクシー"], ["ride"]),
    ]),
    namingEndings: PhraseTable(words: [
      "です", "にして", "にしてください", "にします", "という名前で", "という名前にして", "って名前で", "って名前にして", "でお願いします", "でお願い",
      "と呼んで",
    ]),
    doing: PhraseTable([
      (doing(["予約"]), ["book", "order"]),
      (doing(["注文"]), ["order", "book", "buy"]),
      (["払って", "払ってください"], ["pay"]),
      (doing(["送信"]) + ["送って", "送ってください", "送って下さい"], ["send", "pay", "transfer", "share"]),
    ]),
    speakers: PhraseTable([]),
    replacements: PhraseTable(words: ["の代わりに", "じゃなくて", "じゃなく", "じゃなくって", "ではなく", "ではなくて"]),
    correctionEndings: PhraseTable(words: ["にして", "にしてください", "に変えて", "に変えてください", "に変更", "に変更して"]),
    changes: ChangeWords(
      marks: ["を", "は"], days: ["日", "日付", "日にち"], times: ["時間", "時刻"], moments: ["日時"]),
    suiting: PhraseTable(words: []),
    contrasts: PhraseTable(words: ["むしろ", "でも", "だけど", "けど", "ただ"]),
    additions: PhraseTable(words: [
      "あと", "それと", "それから", "そして", "さらに", "追加で",
    ]),
    additionEndings: PhraseTable(words: additions),
    inseparable: PhraseTable(words: [
      "どうも", "でも", "とも", "いつも", "もしも", "何も", "なにも", "誰も", "だれも", "もも", "すもも", "いも", "こども", "子ども",
      "しかも", "けれども", "それでも", "今でも", "少しも", "一つも", "ひとつも", "そうかも", "かも", "ともども",
    ]),
    removals: PhraseTable(
      words: removals + [
        "はいらない", "はいりません", "はやめて", "はなし", "なしで", "抜きで", "いらない", "リストから", "一覧から",
      ]),
    removingVerbs: PhraseTable([]),
    removalEndings: PhraseTable([]),
    exclusives: PhraseTable(
      words: ["だけ", "のみ"].flatMap { mark in
        ["", "で", "に", "です", "でいい", "でいいです", "でお願い", "でお願いします", "お願い", "お願いします", "にして", "にしてください"]
          .map { mark + $0 }
      }),
    literally: PhraseTable(words: [
      "そのまま", "そのままで", "そのまま送って", "そのまま送ってください",
      "そのまま使って", "そのまま使ってください", "そのまま送信して", "そのまま送信してください", "言葉通り", "言葉通りで", "言った通り", "言った通りに",
      "それを送って", "送って", "送ってください",
    ]),
    wrongPeople: PhraseTable(words: ["人違い", "人違いです", "相手が違う", "相手が違います", "間違えた", "間違えました"]),
    textRefusals: .japanese,
    choices: .japanese,
    words: japaneseWords
  )

  /// What adds behind a value: the particle 「も」, alone or before what asks for something, and a verb of adding with or
  /// without a particle.
  private static let additions: [String] = {
    let adding =
      doing(["追加"])
      + ["入れ", "足し", "加え", "付け加え", "つけ加え", "書き足し", "載せ", "のせ"].flatMap(asking)
    let wanting =
      ["お願い", "お願いします", "頼む", "頼みます", "ください", "下さい", "ほしい", "欲しい", "ほしいです", "欲しいです", "必要", "必要です"]
      + ["必要だ", "いる", "いります", "要る", "要ります", "買う", "買います", "一緒に", "です"]
      + ["買っ", "買い足し", "用意し", "頼ん"].flatMap(asking)
    return ["も", "にも"] + (adding + wanting).map { "も" + $0 } + adding.map { "を" + $0 }
      + doing(["追加"])
  }()

  /// What takes out behind a value, with the list that it is taken from or without.
  private static let removals: [String] = {
    let verbs =
      doing(["削除", "除外"])
      + ["除い", "消し", "外し", "はずし", "抜い", "取り消し", "取っ", "取り除い", "除去し"].flatMap(asking)
    return doing(["削除"]) + ["消し", "取り消し"].flatMap(asking)
      + verbs.flatMap { ["を" + $0, "は" + $0, "をリストから" + $0, "を一覧から" + $0] }
  }()

  /// What asks for something by a verb, of which this is the stem before 「て」: 「入れて」, 「入れてください」. Of a stem whose
  /// sound changes, 「頼ん」, it is 「で」.
  private static func asking(_ stem: String) -> [String] {
    let te = stem.hasSuffix("ん") ? "で" : "て"
    let toku = stem.hasSuffix("ん") ? "ど" : "と"
    return [te + "", te + "ください", te + "下さい", te + "くれ", te + "ほしい", te + "ね", te + "おいて"]
      .map { stem + $0 }
      + [te + "おいてください", toku + "いて", toku + "いてください", toku + "いてね"].map { stem + $0 }
  }

  /// What is said to have things done that a noun names: 「中止」, 「中止して」, 「中止する」.
  private static func doing(_ nouns: [String]) -> [String] {
    let endings = [
      "", "して", "してください", "して下さい", "してくれ", "してほしい", "する", "します", "しよう",
    ]
    return nouns.flatMap { noun in endings.map { noun + $0 } }
  }

  /// What asks to pass on the words before it: `と伝えて`, `って伝えてください`.
  private static let telling = ["と伝えて", "って伝えて", "か聞いて", "かって聞いて", "か訊いて", "か尋ねて"].flatMap { verb in
    ["", "ください", "下さい", "くれ", "くれる", "おいて", "ほしい", "もらえる", "みて"].map { verb + $0 }
  }

  private static func japaneseWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "長すぎます。もっと短く言ってください。"
    case .notUnderstood: "すみません、わかりませんでした。"
    case .abilities: "こう言えます：%@"
    case .noAbilities: "言い方の例がありません。"
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
    case .noted: "%@ですね。"
    case .leftOut: "はい、%@は外します。"
    case .notNeeded: "ここでは%@は必要ありません。"
    case .onlyOne: "一つしか選べません。"
    case .drop: "「%@」をやめますか"
    case .verbatim: "「%@」をそのまま使いますか"
    case .meantFor: "「%@」は%@宛てですか"
    case .goOnWithout: "「%@」は反映できません。なしで続けますか"
    case .onlyInTitle: "「%@」はタイトルに残せるだけで、リマインドはできません。続けますか"
    case .ownDecision: "それはご自身でお決めください。"
    case .didYouMean: "%@のことですか"
    case .nothingBefore: "戻るところがありません。"
    case .continueInApp: "%@で続けてください。"
    case .quoted: "「%@」"
    case .alternative: "%@または%@"
    case .stillAtWork: "少し時間がかかります。"
    }
  }
}
