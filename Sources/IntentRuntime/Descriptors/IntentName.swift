/// What an intent is known by: its name, and its domain where several domains have an intent of the
/// name.
///
/// ```swift
/// policy.confirmedIntents = ["Payments.SendPayment", "CancelOrder"]
/// ```
public struct IntentName: Hashable, Sendable {
  /// The domain; none for an intent of any domain, or of none.
  public var domain: String?
  /// The name, as the definition has it.
  public var name: String

  /// The name of an intent.
  ///
  /// - Parameter domain: Left out, it stands for the intents of the name in every domain.
  public init(domain: String? = nil, _ name: String) {
    self.domain = domain
    self.name = name
  }
}

extension IntentName: ExpressibleByStringLiteral {
  /// A name such as `SendMessage`, or `Messages.SendMessage` with its domain.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Reads a name such as `SendMessage`, or `Messages.SendMessage` with its domain.
  public init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    if parts.count == 2 {
      self.init(domain: String(parts[0]), String(parts[1]))
    } else {
      self.init(domain: nil, text)
    }
  }
}

extension IntentName: CustomStringConvertible {
  /// The name behind its domain, as people read it.
  public var description: String { domain.map { "\($0).\(name)" } ?? name }
}

extension Set<IntentName> {
  /// Whether an intent is among these, by its name alone or by its domain and name.
  func contains(_ descriptor: IntentDescriptor) -> Bool {
    guard !isEmpty else { return false }
    return contains(IntentName(domain: nil, descriptor.name))
      || contains(IntentName(domain: descriptor.domain, descriptor.name))
  }
}
