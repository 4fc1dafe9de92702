/// How people choose among the values that they were shown, in one language.
struct ChoiceWords: Sendable {
  /// Each of them, `all of them`.
  let all: PhraseTable<Bool>
  /// Each of two, `both`.
  let both: PhraseTable<Bool>
  /// What stands between all and those of them who are not meant, `everyone but`, and whether names and titles seldom have
  /// it, `except`; without spaces behind these.
  let exceptions: PhraseTable<Bool>
  /// What stands beside a number of values from the beginning, `the first`, from the end, or of all that there are, `all`.
  let ends: PhraseTable<End>
  /// The one that has as many before it as behind it, `the middle one`.
  let middle: PhraseTable<Bool>
  /// What says of the number beside it that it is a place, `option`, and whether no other number can be meant:
  /// `the 3` may be all three.
  let labels: PhraseTable<Bool>
  /// What leads to what is chosen, `I'll take`.
  let picks: PhraseTable<Bool>

  /// Where counting begins.
  enum End: Sendable {
    case first, last, all
  }
}
