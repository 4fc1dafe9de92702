import IntentRuntime

extension JSONValue {
  /// Whether it is an amount of no money, or of less, or has one.
  var isNothingOrLess: Bool {
    guard case .object(let fields) = self else { return false }
    if fields["currencyCode"] == nil { return fields["amount"]?.isNothingOrLess ?? false }
    return switch fields["amount"] {
    case .integer(let amount)?: amount <= 0
    case .number(let amount)?: amount <= 0
    default: false
    }
  }

  /// One value of two parts that were said in different places: a day here and its time there.
  ///
  /// Objects are joined property by property, arrays put behind each other.
  ///
  /// - Returns: None where they say different things of one value.
  func joined(with other: JSONValue) -> JSONValue? {
    switch (self, other) {
    case (.object(var properties), .object(var others)):
      if let hour = Self.hour(properties, others) ?? Self.hour(others, properties) {
        (properties["hour"], others["hour"]) = (.integer(hour), .integer(hour))
      }
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

  /// Whether a day and a time may be another time where they are said beside each other: the hour may be in the other half
  /// of the day, or an end of a stretch of time has none of its own.
  var mayBeReadOtherwise: Bool {
    guard case .object(let members) = self else { return false }
    if case .integer(let hour)? = members["hour"] { return hour <= 12 }
    return members[RangeEnd.end.rawValue] != nil
      || members.values.contains { $0.mayBeReadOtherwise }
  }

  /// Whether it has all that an object has, whatever the values are.
  func hasMembers(of other: JSONValue) -> Bool {
    guard case .object(let others) = other else { return true }
    guard case .object(let members) = self else { return false }
    return others.allSatisfy { name, value in members[name]?.hasMembers(of: value) ?? false }
  }

  /// The hour of a time that was said, in the part of the day that an hour without minutes stands for; none where
  /// it does not fit.
  private static func hour(_ part: [String: JSONValue], _ time: [String: JSONValue]) -> Int? {
    guard case .integer(let usual)? = part["hour"], part["minute"] == nil,
      case .integer(let hour)? = time["hour"], time["minute"] != nil
    else { return nil }
    switch usual {
    case ..<12: return hour <= 12 ? hour : nil
    case _ where hour >= 12: return hour
    case ..<19: return hour > 0 ? hour + 12 : nil
    default: return hour > 3 ? hour + 12 : nil
    }
  }
}
