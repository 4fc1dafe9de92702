public import Foundation
import IntentRuntime

/// What the user allows the assistant.
public class INPreferences: NSObject {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var answer = INSiriAuthorizationStatus.authorized

  /// What the user has allowed.
  ///
  /// A process here has no settings: it is what ``answerSiriAuthorization(with:)`` says, `authorized`
  /// without it. What the runtime asks is ``IntentRuntime/Authorization``.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    lock.withLock { answer }
  }

  /// Asks the user.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(siriAuthorizationStatus())
  }

  /// Asks the user.
  public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    siriAuthorizationStatus()
  }

  /// The language in which the user speaks to the assistant.
  public class func siriLanguageCode() -> String {
    Locale.preferredLanguages.first ?? "en-US"
  }

  /// Says what the user answers, for tests and servers.
  public class func answerSiriAuthorization(with status: INSiriAuthorizationStatus) {
    lock.withLock { answer = status }
  }
}
