/// A number as it was said, to the last decimal.
struct ExactNumber: Equatable, Sendable {
  /// All digits.
  private(set) var digits: Int
  /// How many of them are decimals.
  private(set) var decimals: Int
  /// Whether it is below nothing; of nothing, whether a minus was said: `minus zero point five`.
  private var isNegative: Bool

  /// A number of some digits, the last of which are decimals.
  init(_ digits: Int, decimals: Int = 0) {
    (self.digits, self.decimals, isNegative) = (digits, decimals, digits < 0)
    while self.decimals > 0, self.digits % 10 == 0 {
      self.digits /= 10
      self.decimals -= 1
    }
  }

  /// The number, where it is whole.
  var integer: Int? { decimals == 0 ? digits : nil }

  /// The number that is nearest to it.
  var double: Double {
    decimals == 0 ? Double(digits) : Double("\(digits)e-\(decimals)") ?? .nan
  }

  /// Whether it is nothing, with a minus.
  var isNegativeZero: Bool { digits == 0 && isNegative }

  var negated: ExactNumber {
    var number = ExactNumber(-digits, decimals: decimals)
    number.isNegative = !isNegative
    return number
  }

  /// The number so many times; none where that is too much to be counted.
  func times(_ factor: Int) -> ExactNumber? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: factor)
    return overflow ? nil : ExactNumber(product, decimals: decimals)
  }

  /// The number with a part that was said behind it, which takes it further away from zero: half of
  /// one makes 5.5 of 5 and -5.5 of -5. None where that is too much to be counted.
  func extended(by part: ExactNumber) -> ExactNumber? {
    plus(isNegative ? part.negated : part)
  }

  private func plus(_ other: ExactNumber) -> ExactNumber? {
    let places = max(decimals, other.decimals)
    guard let first = scaled(to: places), let second = other.scaled(to: places) else { return nil }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? nil : ExactNumber(sum, decimals: places)
  }

  private func scaled(to places: Int) -> Int? {
    var result = digits
    for _ in decimals..<max(decimals, places) {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      result = product
    }
    return result
  }
}
