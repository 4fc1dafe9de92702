/// Why something was not done. Each case says enough to know what to do.
///
/// Handlers throw errors of their own; those come as they are, in ``SessionStep/error``.
public enum IntentError: Error, Hashable, Sendable {
  // MARK: Registering

  /// The handler conforms to the handling protocol of no intent in the catalogs.
  case servesNoIntent(handler: String)
  /// The intent has a handler already.
  case alreadyHandled(intent: String, by: String, other: String)
  /// A manifest names an intent that no catalog has.
  case unknownSupportedIntent(String, manifest: String)

  // MARK: Requests

  /// No catalog has the intent.
  case unknownIntent(String, domain: String?)
  /// Several domains have an intent of the name, and the request names none of them.
  case ambiguousIntent(String, domains: [String])
  /// The intent has no such parameter.
  case unknownParameter(String, intent: String, known: [String])
  /// A value does not fit its parameter.
  case invalidValue(parameter: String, intent: String, found: String, expected: String)
  /// A value is larger than ``ValueLimits`` allow.
  case valueOverLimit(ValueLimits.Limit)
  /// Nobody handles the intent.
  case unhandledIntent(String)

  // MARK: Permission

  /// The user has not allowed it.
  case notAuthorized(AuthorizationStatus)
  /// The device is locked, and the intent is not for a locked device.
  case locked(intent: String)
  /// The manifest has no text to ask the user for permission with.
  case missingUsageDescription(key: String, manifest: String)
  /// A manifest or vocabulary that cannot be read.
  case invalidPropertyList(file: String, key: String?, reason: String)

  // MARK: Sessions

  /// A handler and the user did not agree on a parameter within the bound.
  case neverAgrees(parameter: String, intent: String, rounds: Int)
  /// A handler offered fewer than two values to choose among.
  case tooFewOptions(parameter: String, intent: String, count: Int)
  /// A handler gave another number of results than there are elements to resolve.
  case wrongResultCount(parameter: String, intent: String, results: Int, elements: Int)
  /// A handler said when it was to confirm that it had carried the intent out, or was about it.
  case confirmedAsDone(intent: String, code: String)
  /// An answer that the question does not take.
  case unexpectedAnswer(SessionAnswer, question: SessionQuestion?)
  /// A choice that is none of the options.
  case noSuchOption(Int, count: Int)
  /// A step of a session that has ended.
  case sessionFinished(session: String)
  /// A step of a session whose handler is at work.
  case sessionBusy(session: String)
  /// A session that no step can have given: it was changed, or belongs to another intent.
  case invalidSession(session: String, reason: String)
  /// Somebody else took a step of the session meanwhile; nothing was run. The session is to be
  /// loaded anew.
  case sessionChanged(session: String, expected: Int, found: Int?)
  /// The store has no such session; it has ended, or its time was over.
  case unknownSession(session: String)
  /// The store has a session of this identifier already.
  case sessionExists(session: String)
  /// A handler gave a value that JSON cannot hold, such as a number that is none.
  case unwritableValue(parameter: String, intent: String, reason: String)
  /// A handler gave nothing within the timeout, and was cancelled.
  case handlerOverdue(intent: String, timeout: Duration)

  // MARK: Stores

  /// A file is another store's, of a newer version, or damaged. It was left as it is.
  case unreadableStore(file: String, reason: String)
  /// A file that was to be changed is a damaged store. It was moved aside, and nothing of it is lost.
  case damagedStore(file: String, keptAs: String, reason: String)
  /// A file cannot be read, written or locked.
  case storeUnavailable(file: String, operation: String, reason: String)
}
