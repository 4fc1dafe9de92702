/// What an app makes of a value that the user gave for a parameter.
///
/// Build it with Apple's calls, and switch over its cases:
///
/// ```swift
/// func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
///     guard let quantity = intent.quantity else { return .needsValue() }
///     return quantity > 10 ? .unsupported(forReason: .notEnoughInStock) : .success(with: quantity)
/// }
/// ```
///
/// Apple's counterparts are `INIntentResolutionResult` and its subclasses.
public enum IntentResolutionResult<Value: Sendable, Reason: IntentUnsupportedReason>: Sendable {
  /// The value to use, which may differ from the one given.
  case success(with: Value)
  /// The user has to agree to a value.
  case confirmationRequired(with: Value?)
  /// The user has to choose among 2 to 10 values.
  case disambiguation(with: [Value])
  /// The user has to say more than this value.
  case needsMoreDetails(for: Value)
  /// The user has to give a value.
  case needsValue(Nothing = Nothing())
  /// The intent can do without a value.
  case notRequired(Nothing = Nothing())
  /// The value cannot be used; the reason says why, where there is one.
  case unsupported(forReason: Reason? = nil)

  /// Stands in for the value of a case that has none.
  public struct Nothing: Hashable, Codable, Sendable {
    /// The one value of the type.
    public init() {}
  }
}

extension IntentResolutionResult: Equatable where Value: Equatable {}
extension IntentResolutionResult: Hashable where Value: Hashable {}

/// The result for a parameter that declares no reasons of its own.
public typealias ResolutionResult<Value: Sendable> = IntentResolutionResult<
  Value, NoUnsupportedReason
>

/// Why a value cannot be used: the reasons that a definition gives a parameter.
public protocol IntentUnsupportedReason: RawRepresentable<Int>, CaseIterable, Codable, Hashable,
  Sendable
{}

/// The reasons of a parameter that declares none.
public enum NoUnsupportedReason: Int, IntentUnsupportedReason {
  /// Swift wants an enumeration with raw values to have a case; this one is never used.
  case unspecified = 0
}
