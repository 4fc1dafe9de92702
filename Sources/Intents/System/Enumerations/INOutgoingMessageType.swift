/// Outgoing message type.
public enum INOutgoingMessageType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Outgoing message text.
  case outgoingMessageText = 1
  /// Outgoing message audio.
  case outgoingMessageAudio = 2
}

/// What a handler makes of a value: outgoing message type.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self {
    Self(outcome: .success(resolvedOutgoingMessageType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType)
    -> Self
  {
    Self(outcome: .confirmationRequired(outgoingMessageTypeToConfirm))
  }
}
