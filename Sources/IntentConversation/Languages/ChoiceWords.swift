/// How people choose several of the values that they were shown, in one language.
struct ChoiceWords: Sendable {
  /// Each of them, `all of them`.
  let all: PhraseTable<Bool>
  /// Each of two, `both`.
  let both: PhraseTable<Bool>
  /// What stands beside a number of values from the beginning, `the first`, or from the end.
  let ends: PhraseTable<End>

  /// Where counting begins.
  enum End: Sendable {
    case first, last
  }
}
