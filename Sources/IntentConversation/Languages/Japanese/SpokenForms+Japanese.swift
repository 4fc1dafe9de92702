extension SpokenForms {
  /// Japanese.
  static let japanese = SpokenForms(
    openings: ["すみません", "すみませんが", "ねえ", "あの", "えっと", "えーと", "じゃあ"],
    fillers: ["お願いします", "お願い"],
    continuations: [
      "と", "や", "か", "も", "それと", "それから", "または", "もしくは", "および", "及び", "以外",
      "に", "へ", "を", "で", "は", "が", "にも", "さん", "の",
    ]
  )
}
