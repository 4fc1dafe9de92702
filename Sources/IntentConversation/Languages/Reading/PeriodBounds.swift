/// What says of a day, a month, a year or the like that something was not then, but before or after.
struct PeriodBounds: Sendable {
  /// On which side of a day or a period something was, and whether that is a part of it.
  enum Side: Sendable {
    case before, upTo, since, after
  }

  /// What stands before it: `before`, `after`.
  let leading: PhraseTable<Side>
  /// What stands behind it: 「以前」.
  let trailing: PhraseTable<Side>

  init(leading: TimeWords.Phrases<Side> = [], trailing: TimeWords.Phrases<Side> = []) {
    self.leading = PhraseTable(leading)
    self.trailing = PhraseTable(trailing)
  }
}
