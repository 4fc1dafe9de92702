/// A number as it was said, to the last decimal.
struct ExactNumber: Equatable, Sendable {
  /// All digits.
  private(set) var digits: Int
  /// How many of them are decimals.
  private(set) var decimals: Int

  /// A number of some digits, the last of which are decimals.
  init(_ digits: Int, decimals: Int = 0) {
    (self.digits, self.decimals) = (digits, decimals)
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

  var negated: ExactNumber { ExactNumber(-digits, decimals: decimals) }

  /// The number so many times; none where that is too much to be counted.
  func times(_ factor: Int) -> ExactNumber? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: factor)
    return overflow ? nil : ExactNumber(product, decimals: decimals)
  }

  /// The sum; none where it is too much to be counted.
  func plus(_ other: ExactNumber) -> ExactNumber? {
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
