extension LanguageRules {
  /// Japanese.
  static let japanese = LanguageRules(
    calls: PhraseTable(words: ["hey siri", "ねえ siri", "ヘイ siri", "siri"]),
    corrections: PhraseTable([
      (["じゃなくて", "やっぱり", "やはり"], true), (["いや", "いいえ", "いえ", "いえいえ", "ううん", "違う", "違います"], false),
    ]),
    conjunctions: ["と", "や", "それと", "それから"],
    articles: PhraseTable(words: []),
    particles: ["に", "へ", "を", "で", "は", "が", "宛に", "さんに", "にも"],
    endings: [],
    nounEndings: [],
    ordinals: PhraseTable([
      (["一番", "一番目", "最初", "最初の", "一つ目", "一番上", "一番上の"], 1), (["二番", "二番目", "二つ目"], 2),
      (["三番", "三番目", "三つ目"], 3),
      (["四番", "四番目", "四つ目"], 4), (["五番", "五番目", "五つ目"], 5), (["六番目"], 6), (["七番目"], 7),
      (["八番目"], 8), (["九番目"], 9), (["十番目"], 10),
      (["最後", "最後の", "最後から一番目", "後ろから一番目", "一番下", "一番下の"], -1),
      (fromEnd("二", "2"), -2), (fromEnd("三", "3"), -3), (fromEnd("四", "4"), -4),
    ]),
    numbers: .japanese, times: .japanese, amounts: .japanese, spoken: .japanese,
    places: PhraseTable([(["家", "自宅", "うち"], "家"), (["会社", "職場"], "会社"), (["学校"], "学校")]),
    movements: PhraseTable([]),
    movementsBehind: PhraseTable([
      (["に着いたら", "に着いた時", "に着いた時に", "に帰ったら", "に帰った時", "に戻ったら", "にいる時", "にいる時に"], .arrive),
      (["を出たら", "を出る時", "を出る時に", "を出た時", "を出るとき"], .leave),
    ]),
    dialogue: .japanese
  )

  /// Places that are counted from the last one: 「最後から二番目」 is one value, and not the last two.
  /// `最後から二番目`, with a number in either script.
  private static func fromEnd(_ numbers: String...) -> [String] {
    ["最後から", "後ろから", "終わりから", "うしろから"].flatMap { end in
      numbers.flatMap { number in
        ["番目", "つ目", "番", "番目の"].map { end + number + $0 }
      }
    }
  }
}
