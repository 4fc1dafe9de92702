package import Foundation

/// How large a value from outside may be: what a request, an answer, a session or a handler brings.
///
/// ```swift
/// var policy = SessionPolicy()
/// policy.valueLimits.maximumCount = 1_000
/// ```
///
/// The limits hold for each value of a parameter, wherever it comes from. A decoder has those of
/// ``current``, or others by its `userInfo`. What a store or a seal reads back was within the limits
/// when a step gave it, and is read without any; the next step holds it against its own.
public struct ValueLimits: Hashable, Sendable {
  /// How deep arrays and objects may stand in each other.
  public var maximumDepth: Int
  /// How many values there may be in it, those in arrays and objects counted too.
  public var maximumCount: Int
  /// How many bytes its strings and keys may have together, in UTF-8.
  public var maximumBytes: Int

  /// Limits; those that are left out are far above what people say.
  public init(
    maximumDepth: Int = 64,
    maximumCount: Int = 100_000,
    maximumBytes: Int = 4 << 20
  ) {
    self.maximumDepth = maximumDepth
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The limits of the step that is being taken; the usual ones outside of one.
  @TaskLocal public static var current = ValueLimits()

  /// No limits, for what was checked before it was kept. Nothing from outside is to be read with them.
  public static let unlimited = ValueLimits(
    maximumDepth: .max, maximumCount: .max, maximumBytes: .max)

  /// Which limit a value is beyond.
  public enum Limit: Hashable, Sendable, CustomStringConvertible {
    /// Arrays and objects stand too deep in each other.
    case depth(Int)
    /// There are too many values.
    case count(Int)
    /// The strings have too many bytes.
    case bytes(Int)

    /// What is wrong with the value.
    public var description: String {
      switch self {
      case .depth(let limit): "it is more than \(limit) levels deep"
      case .count(let limit): "it has more than \(limit) values in it"
      case .bytes(let limit): "its strings have more than \(limit) bytes"
      }
    }
  }

  /// Refuses a value that is beyond the limits.
  ///
  /// - Throws: ``IntentError/valueOverLimit(_:)``.
  public func check(_ value: JSONValue) throws {
    var meter = ValueMeter(limits: self)
    try meter.add(value, depth: 0)
  }
}

extension JSONDecoder {
  /// Reads what a store or a seal keeps: sessions, with values that were checked before they were kept.
  package static var ofKeptValues: JSONDecoder {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.valueLimits { decoder.userInfo[key] = ValueLimits.unlimited }
    return decoder
  }
}

extension CodingUserInfoKey {
  /// The ``ValueLimits`` by which a decoder reads values.
  public static var valueLimits: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "IntentRuntime.valueLimits")
  }
}
