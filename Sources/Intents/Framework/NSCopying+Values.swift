public import Foundation

// What nobody changes is its own copy.

extension INPersonHandle: NSCopying {
  /// The handle itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INSpeakableString: NSCopying {
  /// The phrase itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INImage: NSCopying {
  /// The picture itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INCurrencyAmount: NSCopying {
  /// The amount itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INDateComponentsRange: NSCopying {
  /// The range itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INRecurrenceRule: NSCopying {
  /// The rule itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INPaymentMethod: NSCopying {
  /// The way to pay itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CLLocation: NSCopying {
  /// The point itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INFile: NSCopying {
  /// The file, to be renamed.
  public func copy(with zone: NSZone? = nil) -> Any { copied() }
}

extension INInteraction: NSCopying {
  /// The interaction, to be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.intentHandlingStatus = intentHandlingStatus
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }
}
