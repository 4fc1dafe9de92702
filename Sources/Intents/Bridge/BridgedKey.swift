/// The name of a property in what is written.
struct BridgedKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }

  init(stringLiteral value: String) {
    self.init(stringValue: value)
  }
}
