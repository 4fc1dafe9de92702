import Foundation

/// Reads the text of the elements that hold one value.
enum PropertyListScalar {
  /// Why a text is no value of its element.
  struct Refusal: Error {
    var problem: PropertyListProblem
  }

  /// The value that an element's text stands for.
  static func value(
    of element: PropertyListElement,
    _ text: String
  ) -> Result<PropertyListValue, Refusal> {
    switch element {
    case .integer: required(integer(text), .invalidInteger(text))
    case .real: required(real(text).map(PropertyListValue.real), .invalidReal(text))
    case .date: required(date(text).map(PropertyListValue.date), .invalidDate(text))
    case .data: required(data(text).map(PropertyListValue.data), .invalidData)
    default: .success(.string(text))
    }
  }

  private static func required(
    _ value: PropertyListValue?,
    _ problem: PropertyListProblem
  ) -> Result<PropertyListValue, Refusal> {
    value.map { .success($0) } ?? .failure(Refusal(problem: problem))
  }

  /// A decimal integer, or one in hexadecimal behind `0x`, signed or unsigned.
  private static func integer(_ text: String) -> PropertyListValue? {
    let digits = text.trimmingWhitespace()
    let isNegative = digits.hasPrefix("-")
    var magnitude = digits.drop { $0 == "-" || $0 == "+" }
    guard digits.count - magnitude.count <= 1 else { return nil }
    let isHexadecimal = magnitude.hasPrefix("0x") || magnitude.hasPrefix("0X")
    if isHexadecimal { magnitude = magnitude.dropFirst(2) }
    // A sign behind the `0x` is none.
    guard magnitude.first?.isHexDigit == true else { return nil }
    let radix = isHexadecimal ? 16 : 10
    if let value = Int((isNegative ? "-" : "") + magnitude, radix: radix) { return .integer(value) }
    return isNegative ? nil : UInt64(magnitude, radix: radix).map { .unsignedInteger($0) }
  }

  private static func real(_ text: String) -> Double? {
    Double(text.trimmingWhitespace())
  }

  /// Base64 with any white space.
  private static func data(_ text: String) -> Data? {
    let digits = text.utf8.filter { !isWhitespace($0) }
    return Data(base64Encoded: Data(digits))
  }

  /// A date of the form `2026-01-31T12:00:00Z`.
  private static func date(_ text: String) -> Date? {
    let text = text.trimmingWhitespace()
    let pattern = "0000-00-00T00:00:00Z"
    guard text.utf8.count == pattern.utf8.count,
      zip(text.utf8, pattern.utf8).allSatisfy({
        $1 == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) : $0 == $1
      })
    else { return nil }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      calendar: calendar,
      year: numbers[0],
      month: numbers[1],
      day: numbers[2],
      hour: numbers[3],
      minute: numbers[4],
      second: numbers[5]
    )
    return components.isValidDate ? calendar.date(from: components) : nil
  }
}

/// Whether a byte is white space in XML.
func isWhitespace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    || byte == UInt8(ascii: "\r")
}

extension String {
  /// The text without white space at its ends.
  func trimmingWhitespace() -> String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !isWhitespace($0) }),
      let last = bytes.lastIndex(where: { !isWhitespace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
