extension StaticString {
  /// Whether another has the same text, without a string of either being made.
  func isSame(as other: StaticString) -> Bool {
    withUTF8Buffer { one in other.withUTF8Buffer { one.elementsEqual($0) } }
  }
}
