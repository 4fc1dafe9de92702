extension RelationshipDescriptor {
  /// Whether the parent's value fits.
  public func holds(for value: JSONValue) -> Bool {
    switch predicate {
    case "HasAnyValue": value != .null
    case "HasNoValue": value == .null
    case "BooleanHasExactValue": value == (self.value ?? .boolean(false))
    case let name where name.hasSuffix("ExactValue"): value == self.value
    default: value != .null
    }
  }
}
