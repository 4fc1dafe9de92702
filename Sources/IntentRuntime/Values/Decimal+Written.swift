import Foundation

extension Decimal {
  /// The decimal as values have it: a number, or its digits where a number would be rounded.
  var written: JSONValue {
    let text = "\(self)"
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), Decimal(string: "\(number)") == self else {
      return .string(text)
    }
    return .number(number)
  }

  /// The decimal of a value; digits count only where a number would be rounded.
  init?(written value: JSONValue) {
    switch value {
    case .integer(let integer): self.init(integer)
    case .number(let number): self.init(string: "\(number)")
    case .string(let text):
      guard let decimal = Decimal(string: text), decimal.written == value else { return nil }
      self = decimal
    case .null, .boolean, .array, .object: return nil
    }
  }
}
