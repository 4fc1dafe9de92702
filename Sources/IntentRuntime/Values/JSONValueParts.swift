/// A value that is being written: done, or with more to come.
enum ValuePart {
  case value(JSONValue)
  case array(ArrayPart)
  case object(ObjectPart)
  /// What a superclass writes.
  case encoder(JSONValueEncoder)

  /// The value, once all is written.
  var value: JSONValue {
    switch self {
    case .value(let value): value
    case .array(let array): .array(array.elements.map(\.value))
    case .object(let object): object.value
    case .encoder(let encoder): encoder.part.value
    }
  }
}

/// An array that is being written.
final class ArrayPart {
  var elements: [ValuePart] = []
}

/// An object that is being written.
final class ObjectPart {
  private var properties: [String: JSONValue] = [:]
  /// Those with more to come.
  private var unfinished: [String: ValuePart] = [:]

  /// The object, once all is written.
  var value: JSONValue {
    unfinished.isEmpty
      ? .object(properties)
      : .object(properties.merging(unfinished.mapValues { $0.value }) { $1 })
  }

  func set(_ value: JSONValue, for key: String) {
    properties[key] = value
    if !unfinished.isEmpty { unfinished[key] = nil }
  }

  func begin(_ part: ValuePart, for key: String) { unfinished[key] = part }
}

/// The elements of an array that is being written.
struct UnkeyedParts: UnkeyedEncodingContainer {
  let array: ArrayPart
  let codingPath: [any CodingKey]
  let meter: SharedMeter

  var count: Int { array.elements.count }

  private var path: [any CodingKey] { codingPath + [ValueKey(intValue: count)] }

  func encodeNil() throws {
    try meter.add(.null, depth: codingPath.count + 1)
    array.elements.append(.value(.null))
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    array.elements.append(.value(try JSONValueEncoder.value(of: value, at: path, meter)))
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let nested = ObjectPart()
    let path = path
    array.elements.append(.object(nested))
    meter.note(depth: path.count)
    return KeyedEncodingContainer(KeyedParts<Key>(object: nested, codingPath: path, meter: meter))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let nested = ArrayPart()
    let path = path
    array.elements.append(.array(nested))
    meter.note(depth: path.count)
    return UnkeyedParts(array: nested, codingPath: path, meter: meter)
  }

  func superEncoder() -> any Encoder {
    let encoder = JSONValueEncoder(path, meter)
    array.elements.append(.encoder(encoder))
    return encoder
  }
}

/// The properties of an object that is being written.
struct KeyedParts<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let object: ObjectPart
  let codingPath: [any CodingKey]
  let meter: SharedMeter

  func encodeNil(forKey key: Key) throws { try add(.null, key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try meter.addText(key.stringValue)
    object.set(
      try JSONValueEncoder.value(of: value, at: codingPath + [key], meter), for: key.stringValue)
  }

  // What most objects are made of takes no encoder of its own.

  func encode(_ value: String, forKey key: Key) throws { try add(.string(value), key) }

  func encode(_ value: Int, forKey key: Key) throws { try add(.integer(value), key) }

  func encode(_ value: Bool, forKey key: Key) throws { try add(.boolean(value), key) }

  private func add(_ value: JSONValue, _ key: Key) throws {
    try meter.addText(key.stringValue)
    try meter.add(value, depth: codingPath.count + 1)
    object.set(value, for: key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    let nested = ObjectPart()
    object.begin(.object(nested), for: key.stringValue)
    meter.note(depth: codingPath.count + 1)
    return KeyedEncodingContainer(
      KeyedParts<Nested>(object: nested, codingPath: codingPath + [key], meter: meter))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = ArrayPart()
    object.begin(.array(nested), for: key.stringValue)
    meter.note(depth: codingPath.count + 1)
    return UnkeyedParts(array: nested, codingPath: codingPath + [key], meter: meter)
  }

  func superEncoder() -> any Encoder { superEncoder(at: ValueKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(at: key) }

  private func superEncoder(at key: some CodingKey) -> any Encoder {
    let encoder = JSONValueEncoder(codingPath + [key], meter)
    object.begin(.encoder(encoder), for: key.stringValue)
    return encoder
  }
}
