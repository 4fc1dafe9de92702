/// Intent handling status.
public enum INIntentHandlingStatus: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Deferred to application.
  case deferredToApplication = 5
  /// User confirmation required.
  case userConfirmationRequired = 6
}
