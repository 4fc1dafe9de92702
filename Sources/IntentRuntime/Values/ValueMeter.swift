/// Counts what a value has in it, and stops at the limits.
struct ValueMeter {
  let limits: ValueLimits
  private var count = 0
  private var bytes = 0

  init(limits: ValueLimits) {
    self.limits = limits
  }

  /// Counts a value of a depth, without what is in it.
  mutating func addValue(depth: Int) throws {
    guard depth <= limits.maximumDepth else {
      throw IntentError.valueOverLimit(.depth(limits.maximumDepth))
    }
    guard count < limits.maximumCount else {
      throw IntentError.valueOverLimit(.count(limits.maximumCount))
    }
    count += 1
  }

  /// Counts a string or a key.
  mutating func addText(_ text: String) throws {
    let length = text.utf8.count
    guard length <= limits.maximumBytes - bytes else {
      throw IntentError.valueOverLimit(.bytes(limits.maximumBytes))
    }
    bytes += length
  }

  /// Counts a value with all that is in it.
  mutating func add(_ value: JSONValue, depth: Int) throws {
    try addValue(depth: depth)
    switch value {
    case .string(let text): try addText(text)
    case .array(let elements):
      for element in elements { try add(element, depth: depth + 1) }
    case .object(let properties):
      for (key, property) in properties {
        try addText(key)
        try add(property, depth: depth + 1)
      }
    case .number(let number) where !number.isFinite:
      // Whoever makes values by hand can make one that nobody could keep.
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "\(number) is no number in JSON"))
    case .null, .boolean, .integer, .number: break
    }
  }
}

/// What all that writes one value counts with.
final class SharedMeter {
  private var meter: ValueMeter
  private var excess: (any Error)?
  /// Whether dates are written as numbers, as in what stores keep.
  let isKept: Bool

  init(_ limits: ValueLimits, isKept: Bool = false) {
    meter = ValueMeter(limits: limits)
    self.isKept = isKept
  }

  /// Counts an array or an object that begins where nothing can be thrown.
  func note(depth: Int) {
    do { try meter.addValue(depth: depth) } catch { excess = excess ?? error }
  }

  /// Throws what ``note(depth:)`` could not.
  func check() throws {
    if let excess { throw excess }
  }

  /// Counts a value with all that is in it.
  func add(_ value: JSONValue, depth: Int) throws { try meter.add(value, depth: depth) }

  /// Counts a key.
  func addText(_ text: String) throws { try meter.addText(text) }
}
