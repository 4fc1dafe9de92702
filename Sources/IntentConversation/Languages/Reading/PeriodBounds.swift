/// What says of a year, a month or the like that it was not then, but before or after.
struct PeriodBounds: Sendable {
  /// Where something was, seen from a period.
  enum Side: Sendable {
    case before, upTo, since, after
  }

  /// What stands before the period: `before`, `after`.
  let leading: PhraseTable<Side>
  /// What stands behind it: `以前`.
  let trailing: PhraseTable<Side>

  init(leading: TimeWords.Phrases<Side> = [], trailing: TimeWords.Phrases<Side> = []) {
    self.leading = PhraseTable(leading)
    self.trailing = PhraseTable(trailing)
  }
}
