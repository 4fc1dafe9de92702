extension JSONValue {
  /// The value of what most parameters hold, for which no encoder is needed; none for other types, and
  /// for numbers that JSON cannot hold.
  init?<Value>(plain value: Value) {
    if Value.self == String.self, let text = value as? String {
      self = .string(text)
    } else if Value.self == Int.self, let integer = value as? Int {
      self = .integer(integer)
    } else if Value.self == Bool.self, let boolean = value as? Bool {
      self = .boolean(boolean)
    } else if Value.self == Double.self, let number = value as? Double, number.isFinite {
      self = .number(number)
    } else if Value.self == [String].self, let texts = value as? [String] {
      self = .array(texts.map { .string($0) })
    } else if Value.self == [Int].self, let integers = value as? [Int] {
      self = .array(integers.map { .integer($0) })
    } else {
      return nil
    }
  }

  /// The value as one of the same types; none where it is of another, or does not fit.
  func plain<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .string(let text) where type == String.self: return text as? Value
    case .integer(let integer) where type == Int.self: return integer as? Value
    case .boolean(let boolean) where type == Bool.self: return boolean as? Value
    case .number(let number) where type == Double.self && number.isFinite: return number as? Value
    case .array(let elements) where type == [String].self:
      var texts: [String] = []
      texts.reserveCapacity(elements.count)
      for element in elements {
        guard case .string(let text) = element else { return nil }
        texts.append(text)
      }
      return texts as? Value
    default: return nil
    }
  }
}
