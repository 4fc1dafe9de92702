public import Foundation

extension IntentError: LocalizedError {
  /// The same as ``description``: what an alert shows that was given the error.
  public var errorDescription: String? { description }
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
    case .ambiguousIntent(let intent, let domains):
      "several domains have an intent '\(intent)': \(domains.joined(separator: ", ")); "
        + "say in the request which 'domain' is meant"
    case .unknownParameter(let name, let intent, let known):
      "the intent '\(intent)' has no parameter '\(name)'; it has \(known.joined(separator: ", "))"
    case .invalidValue(let parameter, let intent, let found, let expected):
      "parameter '\(parameter)' of '\(intent)' got \(found), but takes \(expected)"
    case .valueOverLimit(let limit):
      "a value is refused because \(limit.description); "
        + "send less, or give the policy other limits for values"
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

    case .neverAgrees(let parameter, let intent, let rounds):
      "user and handler of '\(intent)' did not agree on '\(parameter)' in \(rounds) rounds; "
        + "have its resolve method succeed with what the user chose, or allow more rounds"
    case .tooFewOptions(let parameter, let intent, let count):
      "the handler of '\(intent)' offers \(count) values for '\(parameter)' to choose among; "
        + "offer 2 to 10, or use another result"
    case .wrongResultCount(let parameter, let intent, let results, let elements):
      "the handler of '\(intent)' gave \(results) results for \(elements) elements of '\(parameter)'; "
        + "have 'resolve\(parameter.prefix(1).uppercased())\(parameter.dropFirst())' give one for each"
    case .confirmedAsDone(let intent, let code):
      "the handler of '\(intent)' answered '\(code)' when it was to confirm, and nothing was handled; "
        + "have 'confirm' answer 'intentConfirmation', or with what is in the way"
    case .unexpectedAnswer(let answer, let question):
      "an answer of the kind '\(answer.kind.rawValue)' does not fit "
        + (question.map { "a question for \($0.subject)" } ?? "a session that asks nothing")
    case .noSuchOption(let choice, let count):
      "there is no option \(choice); the options are 0 to \(count - 1)"
    case .sessionFinished(let session):
      "the session '\(session)' has ended; begin another"
    case .sessionBusy(let session):
      "the session '\(session)' waits for its handler; wait for the step that is still to come"
    case .invalidSession(let session, let reason):
      "the session '\(session)' is none that a step gives: \(reason); "
        + "keep sessions in a store of your own, and give the next step what the last one gave"
    case .sessionChanged(let session, let expected, let found):
      "the session '\(session)' has "
        + (found.map { "the revision \($0), not \(expected)" } ?? "gone from the store")
        + "; somebody else took the step, and nothing was run: load its present state"
    case .unknownSession(let session):
      "there is no session '\(session)'; it may have expired: begin another"
    case .sessionExists(let session):
      "there is a session '\(session)' already; give each session an identifier of its own"
    case .unwritableValue(let parameter, let intent, let reason):
      "the handler of '\(intent)' gave '\(parameter)' a value that JSON cannot hold (\(reason)); "
        + "give a number that is one"
    case .handlerOverdue(let intent, let timeout):
      "the handler of '\(intent)' gave nothing within \(timeout) and was cancelled; "
        + "have it answer sooner, or give the policy a longer timeout"

    case .unreadableStore(let file, let reason):
      "\(file) is not what this store can use (\(reason)); it was left as it is: "
        + "give the store another file, or move this one away"
    case .damagedStore(let file, let kept, let reason):
      "\(file) is not what this store writes (\(reason)); it was kept as \(kept), "
        + "and the store begins anew: look at that file, or bring a copy of the store back"
    case .storeUnavailable(let file, let operation, let reason):
      "cannot \(operation) \(file): \(reason); check that it can be reached, and may be written to"
    }
  }
}

extension IntentError {
  /// What is wrong and what to do, with nothing of what anybody said or a handler gave: for logs.
  package var descriptionWithoutValues: String {
    switch self {
    case .invalidValue(let parameter, let intent, let found, _):
      "parameter '\(parameter)' of '\(intent)' got \(found) that it does not take"
    case .unwritableValue(let parameter, let intent, _):
      "the handler of '\(intent)' gave '\(parameter)' a value that JSON cannot hold"
    case .noSuchOption: "there is no option of the number that was chosen"
    case .unknownParameter(_, let intent, let known):
      "the intent '\(intent)' has no such parameter; it has \(known.joined(separator: ", "))"
    case .unknownIntent, .ambiguousIntent: "the request names no intent, or several"
    case .invalidPropertyList(let file, _, _): "\(file) cannot be read"
    default: description
    }
  }
}
