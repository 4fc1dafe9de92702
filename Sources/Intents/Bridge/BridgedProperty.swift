public import Foundation
public import IntentRuntime

/// A property of an object's or a response's class, and how it is written and read.
public struct BridgedProperty: Sendable {
  typealias Encode = @Sendable (AnyObject, inout KeyedEncodingContainer<BridgedKey>) throws -> Void
  typealias Decode = @Sendable (AnyObject, KeyedDecodingContainer<BridgedKey>) throws -> Void

  /// The name in the definition.
  public let name: String
  let encode: Encode
  let decode: Decode
  let copy: @Sendable (AnyObject, AnyObject) -> Void

  /// A property of one value.
  public init<Root: AnyObject, Conversion: ValueConversion>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Root, Conversion.Property?>,
    _ conversion: Conversion.Type
  ) {
    self.init(name, path) {
      $0.map(Conversion.value(of:))
    } set: {
      $0.map(Conversion.property(of:))
    } duplicate: {
      $0.map(Conversion.copy(of:))
    }
  }

  /// A property of several values.
  public init<Root: AnyObject, Conversion: ValueConversion>(
    array name: String,
    _ path: ReferenceWritableKeyPath<Root, [Conversion.Property]?>,
    _ conversion: Conversion.Type
  ) {
    self.init(name, path) {
      $0?.map(Conversion.value(of:))
    } set: {
      $0?.map(Conversion.property(of:))
    } duplicate: {
      $0?.map(Conversion.copy(of:))
    }
  }

  /// A property that is a case of an enumeration: the one of raw value 0 stands for none.
  public init<Root: AnyObject, Value: RawRepresentable<Int> & Codable & Hashable & Sendable>(
    enumeration name: String,
    _ path: ReferenceWritableKeyPath<Root, Value>,
    _ type: Value.Type
  ) {
    self.init(name, path) {
      $0.rawValue == 0 ? nil : $0
    } set: {
      $0 ?? Value(rawValue: 0)
    }
  }

  /// A property of several cases of an enumeration.
  public init<Root: AnyObject, Value: IntentEnumeration>(
    enumerationArray name: String,
    _ path: ReferenceWritableKeyPath<Root, [NSNumber]?>,
    _ type: Value.Type
  ) {
    self.init(name, path) {
      $0?.compactMap { Bridging.enumerationCase(given: $0) as Value? }
    } set: {
      $0?.map { NSNumber(value: $0.rawValue) }
    }
  }

  /// A property that always has a value.
  init<Root: AnyObject, Conversion: ValueConversion>(
    required name: String,
    _ path: ReferenceWritableKeyPath<Root, Conversion.Property>,
    _ conversion: Conversion.Type
  ) {
    self.init(name, path) {
      Conversion.value(of: $0)
    } set: {
      $0.map(Conversion.property(of:))
    }
  }

  private init<Root: AnyObject, Property, Value: Codable & Sendable>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Root, Property>,
    get: @escaping @Sendable (Property) -> Value?,
    set: @escaping @Sendable (Value?) -> Property?,
    duplicate: @escaping @Sendable (Property) -> Property = { $0 }
  ) {
    let place = Transferred(path)
    let key = BridgedKey(stringValue: name)
    self.name = name
    encode = { object, container in
      guard let object = object as? Root else { return }
      try container.encodeIfPresent(get(object[keyPath: place.value]), forKey: key)
    }
    decode = { object, container in
      guard let object = object as? Root else { return }
      let value = try container.decodeIfPresent(Value.self, forKey: key)
      if let property = set(value) { object[keyPath: place.value] = property }
    }
    copy = { from, to in
      guard let from = from as? Root, let to = to as? Root else { return }
      to[keyPath: place.value] = duplicate(from[keyPath: place.value])
    }
  }
}
