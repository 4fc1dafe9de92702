/// Which letters a name has, of sixty-four kinds.
struct LetterSet {
  private var kinds: UInt64 = 0

  init(_ letters: ArraySlice<UInt32>) {
    for letter in letters { kinds |= 1 << UInt64(letter % 64) }
  }

  /// Whether so many changed letters may make one name of the other: each brings in one kind at most, and
  /// takes one away.
  func differs(from other: LetterSet, byAtMost limit: Int) -> Bool {
    (kinds & ~other.kinds).nonzeroBitCount <= limit
      && (other.kinds & ~kinds).nonzeroBitCount <= limit
  }
}
