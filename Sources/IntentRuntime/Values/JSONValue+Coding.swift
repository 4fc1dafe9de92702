import Foundation

extension JSONValue {
  /// The value as JSON writes it; dates in ISO 8601.
  init<Value: Encodable>(encoding value: Value) throws {
    switch value {
    case let value as JSONValue: self = value
    case let value as String: self = .string(value)
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as any IntentEnumeration: self = .string(value.caseName)
    default:
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      self = try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value))
    }
  }

  /// The value as a parameter's type; none for `null`.
  func decoded<Value: Decodable, Root: Intent>(
    as type: Value.Type,
    for parameter: String,
    of intent: Root.Type
  ) throws -> Value? {
    if case .null = self { return nil }
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(Value.self, from: JSONEncoder().encode(self))
    } catch let error as DecodingError {
      let description = intent.intentDescription
      throw IntentRequestError.invalidValue(
        parameter: parameter,
        intent: description.name,
        found: kind,
        expected: description.parameter(named: parameter)?.expectation(for: error) ?? "\(type)"
      )
    }
  }
}

extension ParameterDescription {
  /// What the parameter takes, as people say it, with what a decoder found wrong.
  fileprivate func expectation(for error: DecodingError) -> String {
    let type = isArray ? "an array of '\(typeName)'" : "'\(typeName)'"
    switch error {
    case .keyNotFound(let key, _): return "\(type), with '\(key.stringValue)'"
    case .dataCorrupted(let context): return "\(type) (\(context.debugDescription))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? type : "\(type) (wrong at '\(path)')"
    @unknown default: return type
    }
  }
}
