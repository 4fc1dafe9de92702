/// Why a session cannot go on. Each says enough to know what to do.
public enum SessionError: Error, Hashable, Sendable {
  /// The user has not allowed it.
  case notAuthorized(AuthorizationStatus)
  /// A handler and the user did not agree on a parameter within the bound.
  case neverAgrees(parameter: String, intent: String, rounds: Int)
  /// A handler offered fewer than two values to choose among.
  case tooFewOptions(parameter: String, intent: String, count: Int)
  /// An answer that the question does not take.
  case unexpectedAnswer(SessionAnswer, question: SessionQuestion?)
  /// A choice that is none of the options.
  case noSuchOption(Int, count: Int)
  /// A step of a session that has ended.
  case finished(session: String)
  /// A step of a session whose handler is at work.
  case busy(session: String)
}

extension SessionError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notAuthorized(let status):
      "nothing is dispatched while the authorization is '\(status)'; ask the user for it first"
    case .neverAgrees(let parameter, let intent, let rounds):
      "the handler of '\(intent)' did not settle '\(parameter)' in \(rounds) rounds; "
        + "have its resolve method succeed with what the user chose"
    case .tooFewOptions(let parameter, let intent, let count):
      "the handler of '\(intent)' offers \(count) values for '\(parameter)' to choose among; "
        + "offer 2 to 10, or use another result"
    case .unexpectedAnswer(let answer, let question):
      "the answer \(answer) does not fit "
        + (question.map { "the question \($0)" } ?? "a session that asks nothing")
    case .noSuchOption(let choice, let count):
      "there is no option \(choice); the options are 0 to \(count - 1)"
    case .finished(let session):
      "the session '\(session)' has ended; begin another"
    case .busy(let session):
      "the session '\(session)' waits for its handler; wait for the answer that is still to come"
    }
  }
}
