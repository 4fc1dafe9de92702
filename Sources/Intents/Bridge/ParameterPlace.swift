import IntentRuntime

/// Where a parameter is in an intent's class, and how it is read and written there.
struct ParameterPlace<IntentClass: INIntent, Property, Value>: Hashable, @unchecked Sendable {
  let path: ReferenceWritableKeyPath<IntentClass, Property>
  let get: @Sendable (Property) -> Value?
  /// None where nothing is to be changed.
  let set: @Sendable (Value?) -> Property?

  /// The same place in the intent as a value.
  func keyPath<Bridge: IntentBridge>(
    in type: BridgedIntent<Bridge>.Type
  ) -> any WritableKeyPath<BridgedIntent<Bridge>, Value?> & Sendable
  where Bridge.IntentClass == IntentClass {
    \BridgedIntent<Bridge>[self]
  }

  static func == (one: Self, other: Self) -> Bool { one.path == other.path }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension BridgedIntent {
  /// The value of a parameter.
  subscript<Property, Value>(
    place: ParameterPlace<Bridge.IntentClass, Property, Value>
  ) -> Value? {
    get { place.get(property(place.path)) }
    set {
      if let property = place.set(newValue) { set(place.path, property) }
    }
  }
}
