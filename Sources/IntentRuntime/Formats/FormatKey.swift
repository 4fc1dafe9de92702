/// The name of a field in what the runtime writes.
struct FormatKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

typealias FormatReader = KeyedDecodingContainer<FormatKey>
typealias FormatWriter = KeyedEncodingContainer<FormatKey>

extension Decoder {
  /// Reads an object, and refuses fields that are not among the known ones: what a newer version has
  /// put there may change what the rest means.
  func fields(_ known: String...) throws -> FormatReader {
    let reader = try container(keyedBy: FormatKey.self)
    try reader.refuseAll(but: known)
    return reader
  }

  /// Reads an object that says by its `type` which fields it has.
  func tagged<Tag: RawRepresentable<String> & CaseIterable>(
    _ type: Tag.Type
  ) throws -> (tag: Tag, fields: FormatReader) {
    let reader = try container(keyedBy: FormatKey.self)
    let text = try reader.decode(String.self, forKey: "type")
    guard let tag = Tag(rawValue: text) else {
      let known = Tag.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: "type", in: reader, debugDescription: "'\(text)' is none of \(known)")
    }
    return (tag, reader)
  }
}

extension Encoder {
  /// Begins an object that says by its `type` which fields it has.
  func tagged(_ tag: some RawRepresentable<String>) throws -> FormatWriter {
    var writer = container(keyedBy: FormatKey.self)
    try writer.encode(tag.rawValue, forKey: "type")
    return writer
  }
}

extension KeyedDecodingContainer<FormatKey> {
  /// Refuses all fields but these and the `type`.
  func refuseOthers(_ known: String...) throws {
    try refuseAll(but: known + ["type"])
  }

  fileprivate func refuseAll(but known: [String]) throws {
    guard let unknown = allKeys.map(\.stringValue).filter({ !known.contains($0) }).min() else {
      return
    }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "'\(unknown)' is no field that this version knows here"))
  }

  func decode<Value: Decodable>(_ key: FormatKey) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  func decodeIfPresent<Value: Decodable>(_ key: FormatKey) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
