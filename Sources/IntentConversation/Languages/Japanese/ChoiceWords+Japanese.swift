extension ChoiceWords {
  /// Japanese.
  static let japanese = ChoiceWords(
    all: PhraseTable(words: [
      "全部", "全員", "みんな", "すべて", "全て", "すべての", "全ての", "全部の",
    ]),
    both: PhraseTable(words: [
      "両方", "両方とも", "どちらも", "二人とも", "二つとも",
    ]),
    exceptions: PhraseTable(words: [
      "以外", "以外の", "を除いて", "を除く", "を除いた", "除いて", "除く", "を抜いて", "抜きで", "なしで",
    ]),
    ends: PhraseTable([
      (["最初の", "最初", "初めの"], .first),
      (["最後の", "最後"], .last),
      (["とも", "人とも", "つとも", "個とも", "人全員", "つ全部", "個全部", "全部"], .all),
    ]),
    middle: PhraseTable(words: [
      "真ん中", "真ん中の", "真ん中の人", "真ん中のもの", "まんなか", "中央", "中央の", "中間", "間の",
    ]),
    labels: PhraseTable([
      (
        [
          "番", "番目", "番目の", "番の", "つ目", "つ目の", "人目", "人目の", "個目", "個目の", "ばん", "番号", "選択肢",
          "オプション", "ナンバー", "番目の人", "番目のもの", "番目のやつ", "のやつ", "の人",
        ], true
      )
    ]),
    picks: PhraseTable(words: [
      "選択は"
    ])
  )
}
