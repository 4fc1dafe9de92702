#if Server
  import IntentRuntime

  /// What went wrong with a request, and what the client does next: `application/problem+json`.
  struct Problem: Error, Hashable, Sendable {
    /// Kinds of problems. Their names never change.
    enum Kind: String, CaseIterable, Sendable {
      case malformedBody = "malformed-body"
      case bodyTooLarge = "body-too-large"
      case unsupportedMediaType = "unsupported-media-type"
      case textTooLong = "text-too-long"
      case notUnderstood = "not-understood"
      case unknownIntent = "unknown-intent"
      case invalidValue = "invalid-value"
      case needsInput = "needs-input"
      case needsConfirmation = "needs-confirmation"
      case unauthorized = "unauthorized"
      case forbiddenOrigin = "forbidden-origin"
      case forbiddenHost = "forbidden-host"
      case notAllowed = "not-allowed"
      case locked = "locked"
      case unknownSession = "unknown-session"
      case unknownPath = "unknown-path"
      case methodNotAllowed = "method-not-allowed"
      case sessionChanged = "session-changed"
      case sessionBusy = "session-busy"
      case sessionFinished = "session-finished"
      case unexpectedAnswer = "unexpected-answer"
      case tooManySessions = "too-many-sessions"
      case tooManyStreams = "too-many-streams"
      case keyReused = "idempotency-key-reused"
      case storeUnavailable = "store-unavailable"
      case handlerFailed = "handler-failed"
      case damagedSession = "damaged-session"
    }

    var kind: Kind
    /// What is wrong with this request, and what to do.
    var detail: String
    /// What the client needs to go on.
    var members: [String: JSONValue] = [:]

    init(_ kind: Kind, _ detail: String, _ members: [String: JSONValue] = [:]) {
      self.kind = kind
      self.detail = detail
      self.members = members
    }

    /// The status of HTTP.
    var status: Int {
      switch kind {
      case .malformedBody: 400
      case .unauthorized: 401
      case .forbiddenOrigin, .forbiddenHost, .notAllowed, .locked: 403
      case .unknownSession, .unknownPath: 404
      case .methodNotAllowed: 405
      case .sessionChanged, .sessionBusy, .sessionFinished, .needsConfirmation: 409
      case .bodyTooLarge: 413
      case .unsupportedMediaType: 415
      case .textTooLong, .notUnderstood, .unknownIntent, .invalidValue, .needsInput,
        .unexpectedAnswer, .keyReused:
        422
      case .tooManySessions, .tooManyStreams: 429
      case .handlerFailed, .damagedSession: 500
      case .storeUnavailable: 503
      }
    }

    /// What stands under `title`.
    var title: String {
      let words = kind.rawValue.replacing("-", with: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// What identifies the kind of problem.
    var type: String { "urn:intentgen:problem:\(kind.rawValue)" }

    /// The whole problem.
    var json: JSONValue {
      .object(
        members.merging([
          "type": .string(type), "title": .string(title), "status": .integer(status),
          "detail": .string(detail),
        ]) { $1 })
    }
  }

  extension Problem {
    /// The problem that an error of anything is.
    init(of error: any Error) {
      switch error {
      case let problem as Problem: self = problem
      case let error as IntentError: self.init(error)
      default:
        self.init(.storeUnavailable, "the server could not do this; try again in a moment")
      }
    }

    /// The problem that an error of the runtime is.
    init(_ error: IntentError) {
      let kind: Kind =
        switch error {
        case .unknownIntent, .ambiguousIntent, .unhandledIntent: .unknownIntent
        case .unknownParameter, .invalidValue, .valueOverLimit: .invalidValue
        case .notAuthorized, .missingUsageDescription: .notAllowed
        case .locked: .locked
        case .unexpectedAnswer, .noSuchOption: .unexpectedAnswer
        case .sessionFinished: .sessionFinished
        case .sessionBusy: .sessionBusy
        case .sessionChanged, .sessionExists: .sessionChanged
        case .unknownSession: .unknownSession
        case .unreadableStore, .damagedStore, .storeUnavailable: .storeUnavailable
        case .invalidSession: .damagedSession
        default: .handlerFailed
        }
      // What is wrong with the app or the store is for the log, and not for the client.
      let detail =
        switch kind {
        case .damagedSession:
          "what is kept of this session cannot be read; begin another, and tell whoever runs the server"
        case .handlerFailed, .storeUnavailable:
          "the server could not do this; try again, and tell whoever runs it"
        default: "\(error)"
        }
      self.init(kind, detail)
    }
  }
#endif
