import Foundation

extension JSONValue {
  /// The value as JSON writes it; dates in ISO 8601, to the millisecond.
  ///
  /// - Throws: ``IntentError/valueOverLimit(_:)`` beyond ``ValueLimits/current``, and what the type
  ///   throws.
  package init<Value: Encodable>(encoding value: Value) throws {
    if let plain = JSONValue(plain: value) {
      try ValueLimits.current.check(plain)
      self = plain
    } else {
      self = try JSONValueEncoder.value(of: value, limits: .current)
    }
  }

  /// The value of a type, read as those of requests are.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try ValueLimits.current.check(self)
    return try JSONValueDecoder(value: self).decode(type)
  }

  /// The value as a parameter's type; none for `null`.
  func decoded<Value: Decodable, Root: Intent>(
    as type: Value.Type,
    for parameter: String,
    of intent: Root.Type
  ) throws -> Value? {
    if case .null = self { return nil }
    func refusal(_ found: String, for error: DecodingError) -> IntentError {
      let description = intent.intentDescriptor
      return .invalidValue(
        parameter: parameter,
        intent: description.name,
        found: found,
        expected: description.parameter(named: parameter)?.expectation(for: error) ?? "\(type)"
      )
    }
    do {
      try ValueLimits.current.check(self)
      if let plain = plain(as: type) { return plain }
      return try JSONValueDecoder(value: self).decode(type)
    } catch let error as DecodingError {
      throw refusal(kind, for: error)
    } catch EncodingError.invalidValue(_, let context) {
      // What nobody could write did not come as JSON.
      let reason = DecodingError.Context(
        codingPath: [], debugDescription: context.debugDescription)
      throw refusal("a number that is none", for: .dataCorrupted(reason))
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
