/// A time in digits, read from the text itself: `8:30`, `08:30:00`, `8.30pm`, `17h30`, `8AM`, `830pm`.
struct WrittenClock {
  private(set) var hour: Int
  private(set) var minute = 0
  /// Whether its minutes are written as well, `8:00`, `8h30`.
  private(set) var hasMinutes = false
  /// Whether it is of the afternoon, where that stands right behind it: `8pm`.
  private(set) var isAfternoon: Bool?
  /// How many UTF-8 bytes it has.
  private(set) var length: Int

  /// The time that a text begins with; none where a number is nothing more.
  ///
  /// - Parameter mayHavePoint: Whether two numbers with a point between them are a time, as `20.15` of `20.15 Uhr`.
  init?(_ scalars: ArraySlice<Unicode.Scalar>, mayHavePoint: Bool = false) {
    var rest = scalars
    guard let hour = Self.digits(&rest, count: 1...4), let mark = rest.first else { return nil }
    let isCompact = rest.startIndex - scalars.startIndex > 2
    (self.hour, minute) = isCompact ? (hour / 100, hour % 100) : (hour, 0)
    length = 0
    switch mark {
    case _ where isCompact:
      guard let half = Self.half(&rest) else { return nil }
      isAfternoon = half
    case ":", "\u{FF1A}":
      rest.removeFirst()
      guard let minute = Self.digits(&rest, count: 2...2) else { return nil }
      (self.minute, hasMinutes) = (minute, true)
      guard Self.dropSeconds(&rest) else { return nil }
      isAfternoon = Self.half(&rest, mayBeShort: true)
    case ".":
      // '8.30' is a time only beside what says so, for it is a number as well.
      rest.removeFirst()
      guard let minute = Self.digits(&rest, count: 2...2) else { return nil }
      let half = Self.half(&rest)
      guard half != nil || mayHavePoint else { return nil }
      (self.minute, hasMinutes, isAfternoon) = (minute, true, half)
    case "h", "H":
      rest.removeFirst()
      if rest.first?.isDigit == true {
        guard let minute = Self.digits(&rest, count: 2...2) else { return nil }
        (self.minute, hasMinutes) = (minute, true)
      }
    default:
      guard let half = Self.half(&rest) else { return nil }
      isAfternoon = half
    }
    // More of a number, or of a word, is no time.
    if let next = rest.first {
      if next.isDigit || (next.properties.isAlphabetic && !next.isUnspaced) { return nil }
      // A colon behind it may as well announce something, 'at 17:30: milk'.
      if next == "/" || next == ":" && rest.dropFirst().first?.isDigit == true { return nil }
    }
    length = scalars[..<rest.startIndex].reduce(0) { $0 + UTF8.width($1) }
  }

  private static func digits(
    _ rest: inout ArraySlice<Unicode.Scalar>,
    count: ClosedRange<Int>
  ) -> Int? {
    let found = rest.prefix { $0.isDigit }
    guard count.contains(found.count) else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * 10 + ($1.digit ?? 0) }
  }

  /// Takes seconds off, where there are none but zeros.
  private static func dropSeconds(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == ":", rest.dropFirst().first?.isDigit == true else { return true }
    rest.removeFirst()
    return digits(&rest, count: 2...2) == 0
  }

  /// `am` and `pm` right behind the digits.
  ///
  /// - Parameter mayBeShort: Whether the first letter may stand alone, as in `7:30p`: `8a` is the number of a house.
  private static func half(
    _ rest: inout ArraySlice<Unicode.Scalar>, mayBeShort: Bool = false
  ) -> Bool? {
    let isAfternoon: Bool
    switch rest.first {
    case "a", "A": isAfternoon = false
    case "p", "P": isAfternoon = true
    default: return nil
    }
    let behind = rest.dropFirst()
    if behind.first == "m" || behind.first == "M" {
      rest = behind.dropFirst()
    } else {
      guard mayBeShort, behind.first?.properties.isAlphabetic != true else { return nil }
      rest = behind
    }
    return isAfternoon
  }
}
