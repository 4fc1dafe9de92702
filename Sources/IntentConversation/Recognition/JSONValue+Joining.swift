import IntentRuntime

extension JSONValue {
  /// One value of two parts that were said in different places: a day here and its time there.
  ///
  /// Objects are joined property by property, arrays put behind each other.
  ///
  /// - Returns: None where they say different things of one value.
  func joined(with other: JSONValue) -> JSONValue? {
    switch (self, other) {
    case (.object(var properties), .object(let others)):
      for (name, value) in others {
        guard let known = properties[name] else {
          properties[name] = value
          continue
        }
        guard let joined = known.joined(with: value) else { return nil }
        properties[name] = joined
      }
      return .object(properties)
    case (.array(let values), .array(let others)):
      // Of one object in each the parts are properties.
      if values.count == 1, others.count == 1, case .object = values[0],
        let joined = values[0].joined(with: others[0])
      {
        return .array([joined])
      }
      return .array(values + others)
    default:
      // A `nil` beside a value would be JSON's own null.
      if self == other { return self }
      return Optional.none
    }
  }
}
