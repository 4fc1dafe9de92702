package import Diagnostics

/// A value and where it stands in its file.
package struct Located<Value> {
  /// The value.
  package var value: Value
  /// Where its element begins.
  package var position: SourcePosition

  package init(_ value: Value, at position: SourcePosition = .start) {
    self.value = value
    self.position = position
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}

extension Located: Encodable where Value: Encodable {
  /// The value alone: a model is the same wherever in the file its parts stand.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
