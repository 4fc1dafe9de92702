public import Foundation

/// What goes with an intent when it is donated.
open class INIntentDonationMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// What says nothing.
  public required override init() {}

  /// The same, to be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any { Self() }
}

/// What goes with a message when it is donated, so that its recipient is told of it as is due.
public class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  /// Whether the message names the user.
  public var mentionsCurrentUser = false
  /// Whether it answers a message of the user.
  public var isReplyToCurrentUser = false
  /// Whether the recipient is told although notifications are silenced.
  public var notifyRecipientAnyway = false
  /// How many people get it.
  public var recipientCount = 0

  /// The same, to be changed by itself.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.mentionsCurrentUser = mentionsCurrentUser
    copy.isReplyToCurrentUser = isReplyToCurrentUser
    copy.notifyRecipientAnyway = notifyRecipientAnyway
    copy.recipientCount = recipientCount
    return copy
  }
}
