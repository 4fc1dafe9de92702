/// Message attribute options.
public struct INMessageAttributeOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Read.
  public static var read: INMessageAttributeOptions { INMessageAttributeOptions(rawValue: 1) }

  /// Unread.
  public static var unread: INMessageAttributeOptions { INMessageAttributeOptions(rawValue: 2) }

  /// Flagged.
  public static var flagged: INMessageAttributeOptions { INMessageAttributeOptions(rawValue: 4) }

  /// Unflagged.
  public static var unflagged: INMessageAttributeOptions { INMessageAttributeOptions(rawValue: 8) }

  /// Played.
  public static var played: INMessageAttributeOptions { INMessageAttributeOptions(rawValue: 16) }
}

/// What a handler makes of a value: message attribute options.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable
{
  /// The value to use.
  public class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions = [])
    -> Self
  {
    Self(outcome: .success(resolvedMessageAttributeOptions))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(
    with messageAttributeOptionsToConfirm: INMessageAttributeOptions = []
  ) -> Self {
    Self(outcome: .confirmationRequired(messageAttributeOptionsToConfirm))
  }
}
