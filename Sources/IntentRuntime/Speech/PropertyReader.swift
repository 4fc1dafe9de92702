/// Reads the properties of a value with their types, by having the value encode itself.
///
/// It is how `${order.total}` is spoken as an amount of money, and not as JSON writes one.
final class PropertyReader: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  fileprivate var properties: [String: any Encodable] = [:]

  private init() {}

  /// The properties of a value by name; none of a value that is no structure.
  static func properties(of value: some Encodable) -> [String: any Encodable] {
    let reader = PropertyReader()
    // A value that cannot be encoded has what it gave up to then.
    try? value.encode(to: reader)
    return reader.properties
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Properties(reader: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Ignored<NoKey>() }

  func singleValueContainer() -> any SingleValueEncodingContainer { Ignored<NoKey>() }
}

private struct Properties<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let reader: PropertyReader
  let codingPath: [any CodingKey] = []

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
    reader.properties[key.stringValue] = value
  }

  func encodeNil(forKey key: Key) {}

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(Ignored<Nested>()) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Ignored<NoKey>()
  }

  func superEncoder() -> any Encoder { reader }

  func superEncoder(forKey key: Key) -> any Encoder { reader }
}

private enum NoKey: CodingKey {}

/// Takes what has no name.
private struct Ignored<Key: CodingKey>: KeyedEncodingContainerProtocol,
  UnkeyedEncodingContainer, SingleValueEncodingContainer
{
  let codingPath: [any CodingKey] = []
  let count = 0

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) {}
  func encodeNil(forKey key: Key) {}
  func encode<Value: Encodable>(_ value: Value) {}
  func encodeNil() {}

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(Ignored<Nested>()) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(Ignored<Nested>()) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { self }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { Nowhere() }
  func superEncoder(forKey key: Key) -> any Encoder { Nowhere() }
}

private struct Nowhere: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Ignored<Key>())
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Ignored<NoKey>() }
  func singleValueContainer() -> any SingleValueEncodingContainer { Ignored<NoKey>() }
}
