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
  /// The intent has no such parameter.
  case unknownParameter(String, intent: String, known: [String])
  /// A value does not fit its parameter.
  case invalidValue(parameter: String, intent: String, found: String, expected: String)
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
  /// An answer that the question does not take.
  case unexpectedAnswer(SessionAnswer, question: SessionQuestion?)
  /// A choice that is none of the options.
  case noSuchOption(Int, count: Int)
  /// A step of a session that has ended.
  case sessionFinished(session: String)
  /// A step of a session whose handler is at work.
  case sessionBusy(session: String)
  /// A handler gave nothing within the timeout, and was cancelled.
  case handlerOverdue(intent: String, timeout: Duration)

  // MARK: Stores

  /// A file is not what this store writes. It was moved aside, and nothing of it is lost.
  case damagedStore(file: String, keptAs: String, reason: String)
  /// A file cannot be read, written or locked.
  case storeUnavailable(file: String, operation: String, reason: String)
}

extension IntentError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .servesNoIntent(let handler):
      "'\(handler)' conforms to the handling protocol of no intent that this provider knows; "
        + "conform to one, or give the provider the catalog of its definition"
    case .alreadyHandled(let intent, let present, let other):
      "the intent '\(intent)' is handled by '\(present)' already, and cannot be by '\(other)' too; "
        + "register one of them, or a closure that picks between them"
    case .unknownSupportedIntent(let intent, let manifest):
      "\(manifest) names the intent '\(intent)', which no catalog has; "
        + "correct the name, or give the provider the catalog of its definition"
    case .unknownIntent(let intent, let domain):
      "there is no intent '\(intent)'" + (domain.map { " in the domain '\($0)'" } ?? "")
        + "; give its name as the definition has it"
    case .unknownParameter(let name, let intent, let known):
      "the intent '\(intent)' has no parameter '\(name)'; it has \(known.joined(separator: ", "))"
    case .invalidValue(let parameter, let intent, let found, let expected):
      "parameter '\(parameter)' of '\(intent)' got \(found), but takes \(expected)"
    case .unhandledIntent(let intent):
      "no handler is registered for the intent '\(intent)'; register one with the provider"
    case .notAuthorized(let status):
      "nothing is dispatched while the authorization is '\(status)'; ask the user for it first"
    case .locked(let intent):
      "the intent '\(intent)' is refused while the device is locked; have the user unlock it first"
    case .missingUsageDescription(let key, let manifest):
      "\(manifest) has no '\(key)', the text with which the user is asked for permission; add it"
    case .invalidPropertyList(let file, let key, let reason):
      file + (key.map { ": '\($0)'" } ?? "") + ": \(reason)"
    case .damagedStore(let file, let kept, let reason):
      "\(file) is not what this store writes (\(reason)); it was kept as \(kept), "
        + "and the store begins anew: look at that file, or bring a copy of the store back"
    case .storeUnavailable(let file, let operation, let reason):
      "cannot \(operation) \(file): \(reason); check that its folder exists and may be written to"
    case .neverAgrees(let parameter, let intent, let rounds):
      "the handler of '\(intent)' did not resolve '\(parameter)' in \(rounds) rounds; "
        + "have its resolve method succeed with what the user chose"
    case .tooFewOptions(let parameter, let intent, let count):
      "the handler of '\(intent)' offers \(count) values for '\(parameter)' to choose among; "
        + "offer 2 to 10, or use another result"
    case .unexpectedAnswer(let answer, let question):
      "an answer of the kind '\(answer.kind)' does not fit "
        + (question.map { "a question for \($0.subject)" } ?? "a session that asks nothing")
    case .noSuchOption(let choice, let count):
      "there is no option \(choice); the options are 0 to \(count - 1)"
    case .sessionFinished(let session):
      "the session '\(session)' has ended; begin another"
    case .sessionBusy(let session):
      "the session '\(session)' waits for its handler; wait for the step that is still to come"
    case .handlerOverdue(let intent, let timeout):
      "the handler of '\(intent)' gave nothing within \(timeout) and was cancelled; "
        + "have it answer sooner, or give the policy a longer timeout"
    }
  }
}
