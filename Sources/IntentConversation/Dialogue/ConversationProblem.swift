/// Something that went wrong behind a conversation, for the caller and the log; users are told no more
/// than that it did.
public enum ConversationProblem: Sendable {
  /// A template of an app's vocabulary that cannot be used.
  case template(Recognizer.Problem, app: String)
  /// What a handler, a store or a session threw.
  case failure(any Error, app: String, intent: String?)
  /// An app asked for a value that nobody can say, such as a file, and the user was sent to the app.
  case unspeakable(parameter: String, intent: String, app: String)
}

extension ConversationProblem: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .template(let problem, let app):
      "the template '\(problem.template)' of \(app) is left out: \(problem.reason)"
    case .failure(let error, let app, let intent):
      "\(app)" + (intent.map { ", intent '\($0)'" } ?? "") + ": \(error)"
    case .unspeakable(let parameter, let intent, let app):
      "\(app) asks for '\(parameter)' of '\(intent)', which nobody can say; have it offer values, "
        + "or do without"
    }
  }
}
