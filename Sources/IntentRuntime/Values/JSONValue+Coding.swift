import Foundation

extension JSONValue {
  /// The value as JSON writes it; dates in ISO 8601, to the millisecond.
  init<Value: Encodable>(encoding value: Value) throws {
    switch value {
    case let value as JSONValue: self = value
    case let value as String: self = .string(value)
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as any IntentEnumeration: self = .string(value.caseName)
    default:
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(date.formatted(Date.written(date)))
      }
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
    // What most parameters are needs no coder.
    switch self {
    case .string(let value): if let value = value as? Value { return value }
    case .integer(let value): if let value = value as? Value { return value }
    case .boolean(let value): if let value = value as? Value { return value }
    default: break
    }
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = Date(written: text) else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "'\(text)' is no date such as 2026-01-31T08:00:00Z"
          )
        }
        return date
      }
      return try decoder.decode(Value.self, from: JSONEncoder().encode(self))
    } catch let error as DecodingError {
      let description = intent.intentDescriptor
      throw IntentError.invalidValue(
        parameter: parameter,
        intent: description.name,
        found: kind,
        expected: description.parameter(named: parameter)?.expectation(for: error) ?? "\(type)"
      )
    }
  }
}

extension ParameterDescriptor {
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

extension Date {
  /// How a date is written: with its milliseconds where it has any.
  fileprivate static func written(_ date: Date) -> ISO8601FormatStyle {
    let seconds = date.timeIntervalSinceReferenceDate
    return ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded())
  }

  /// The date of a text, with or without milliseconds.
  fileprivate init?(written text: String) {
    for hasFraction in [false, true] {
      let style = ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
      if let date = try? Date(text, strategy: style) {
        self = date
        return
      }
    }
    return nil
  }
}
