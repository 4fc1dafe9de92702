extension JSONValue {
  /// Reads JSON in UTF-8, without what makes decoders of any type slow.
  ///
  /// - Throws: ``IntentError/valueOverLimit(_:)``, and `DecodingError` where it is no JSON.
  package init(json bytes: some Sequence<UInt8>, limits: ValueLimits = .current) throws {
    let read = try bytes.withContiguousStorageIfAvailable {
      try JSONTextReader.value(of: $0, limits: limits)
    }
    self =
      try read
      ?? Array(bytes).withUnsafeBufferPointer { try JSONTextReader.value(of: $0, limits: limits) }
  }

  /// The value as JSON in UTF-8, the members of objects in the order of their names.
  ///
  /// - Parameter escapesSlashes: Whether slashes are written as Foundation writes them unless told otherwise.
  /// - Throws: `EncodingError` for a number that JSON has none of.
  package func written(escapingSlashes escapesSlashes: Bool = false) throws -> [UInt8] {
    var writer = JSONTextWriter(escapesSlashes: escapesSlashes)
    try writer.write(self)
    return writer.bytes
  }
}
