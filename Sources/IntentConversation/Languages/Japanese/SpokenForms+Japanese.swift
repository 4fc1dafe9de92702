extension SpokenForms {
  /// Japanese.
  static let japanese = SpokenForms(
    openings: ["すみません", "すみませんが", "ねえ", "あの", "えっと", "えーと", "じゃあ"],
    fillers: ["お願いします", "お願い"]
  )
}
