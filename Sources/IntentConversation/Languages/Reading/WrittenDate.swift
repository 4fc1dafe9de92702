/// A date in digits, read from the text itself: `2026-11-21`, `21/11/2026`, `21.11.`.
struct WrittenDate {
  /// Two or three numbers, as they stand there.
  private(set) var numbers: [Int] = []
  private(set) var isYearFirst = false
  /// How many UTF-8 bytes it has.
  private(set) var length = 0

  /// The date that a text begins with; none where a number is nothing more.
  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    var rest = scalars
    var mark: Unicode.Scalar?
    var isSpaced = false
    while numbers.count < 3 {
      let digits = rest.prefix { $0.isDigit }
      let isYear = digits.count == 4 && (numbers.isEmpty || numbers.count == 2)
      guard (1...2).contains(digits.count) || isYear else { return nil }
      if numbers.isEmpty { isYearFirst = digits.count == 4 }
      numbers.append(digits.reduce(0) { $0 * 10 + ($1.digit ?? 0) })
      rest = rest.dropFirst(digits.count)
      guard numbers.count < 3, let next = rest.first, next == "-" || next == "/" || next == ".",
        mark == nil || next == mark
      else { break }
      var behind = rest.dropFirst()
      // '2026. 11. 21.', '21. 11. 2026'
      let hasSpace = next == "." && behind.first == " "
      if hasSpace { behind = behind.dropFirst() }
      guard behind.first?.isDigit == true else { break }
      // Of '18.10. 15 Uhr' the last number is no year, as it is in '18. 10. 25' and '18.10. 2025'.
      if numbers.count == 2, hasSpace, !isSpaced, behind.prefix(while: \.isDigit).count != 4 {
        break
      }
      isSpaced = hasSpace
      (mark, rest) = (next, behind)
    }
    // Two numbers are a date with a stroke, or with a point behind each: 3.5 is a number.
    guard numbers.count == 3 || (numbers.count == 2 && !isYearFirst) else { return nil }
    if mark == ".", rest.first == ".", rest.dropFirst().first?.isDigit != true {
      rest = rest.dropFirst()
    } else if numbers.count == 2, mark != "/" {
      return nil
    }
    if let next = rest.first {
      if next.isDigit || (next.properties.isAlphabetic && !next.isUnspaced) { return nil }
      // From one date to another is no part of one: '10/17-10/19', '3.11.-5.11.'.
      let isRange = next == "-" && mark != "-" && WrittenDate(rest.dropFirst()) != nil
      if !isRange, next == "-" || next == "/" || next == ":" { return nil }
      if next == ".", rest.dropFirst().first?.isDigit == true { return nil }
    }
    length = scalars[..<rest.startIndex].reduce(0) { $0 + UTF8.width($1) }
  }
}
