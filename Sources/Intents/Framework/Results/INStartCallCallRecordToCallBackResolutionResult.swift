/// Why there is no call to call back.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  /// There was no such call.
  case noMatchingCall = 1
}

/// What a handler makes of the call that is to be called back.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult,
  @unchecked Sendable
{
  /// The same result for this parameter.
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init(outcome: callRecordResolutionResult.outcome)
  }

  /// The value cannot be used, for a reason.
  public class func unsupported(
    forReason reason: INStartCallCallRecordToCallBackUnsupportedReason
  ) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}
