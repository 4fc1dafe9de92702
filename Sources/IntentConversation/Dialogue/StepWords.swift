package import IntentRuntime
package import Logging

/// Puts steps of sessions into words: in one language, and in as many words as one modality takes.
///
/// It keeps nothing from step to step, so that a server makes one for each.
package struct StepWords: Sendable {
  let apps: [ConversationApp]
  private let language: String
  private let modality: ConversationModality
  private let context: IntentContext
  private let logger: Logger
  private let onProblem: (@Sendable (ConversationProblem) -> Void)?

  /// The words for the steps of some apps.
  package init(
    for apps: [ConversationApp],
    language: String,
    modality: ConversationModality,
    context: IntentContext = IntentContext(),
    logger: Logger,
    onProblem: (@Sendable (ConversationProblem) -> Void)? = nil
  ) {
    self.apps = apps
    self.language = language
    self.modality = modality
    self.context = context
    self.logger = logger
    self.onProblem = onProblem
  }

  var rules: LanguageRules { LanguageRules.rules(for: language) }

  /// A turn of a session.
  package func words(for step: SessionStep, app: Int) async -> ConversationReply {
    let plain = await plainWords(for: step, app: app)
    return step.doubt.map { ask(about: $0, plain) } ?? plain
  }

  /// The words, with what was not understood of an answer in front of them.
  package func words(_ reply: ConversationReply, ignoring ignored: [String]) -> ConversationReply {
    guard !ignored.isEmpty else { return reply }
    let quoted = ignored.map { rules.phrase(.quoted, $0) }.joined(separator: ", ")
    return reply.preceded(by: rules.phrase(.ignored, quoted))
  }

  /// The words of a turn, behind that an answer to it was not taken.
  package func wordsForRefusal(of reply: ConversationReply) -> ConversationReply {
    guard reply.code != "\(AssistantPhrase.notAnAnswer)" else { return reply }
    var refusal = reply.preceded(by: rules.phrase(.notAnAnswer))
    refusal.code = "\(AssistantPhrase.notAnAnswer)"
    return refusal
  }

  /// A turn, whatever else was asked.
  func plainWords(for step: SessionStep, app: Int) async -> ConversationReply {
    guard apps.indices.contains(app) else { return remark(.failed) }
    return writer(app).reply(
      to: step, app: apps[app].name, offering: await keptOffer(at: step, app: app))
  }

  /// Asks about text in place of what else is asked.
  func ask(about doubt: KeptDoubt, _ question: ConversationReply) -> ConversationReply {
    let text = rules.phrase(.verbatim, doubt.text.trimmingSpaces)
    var reply = ConversationReply(.question, text).followed(by: rules.phrase(.leave))
    (reply.app, reply.request) = (question.app, question.request)
    reply.code = "\(AssistantPhrase.verbatim)"
    return reply
  }

  /// What the assistant says of itself.
  func remark(_ phrase: AssistantPhrase, _ argument: String = "") -> ConversationReply {
    var reply = ConversationReply(.remark, rules.phrase(phrase, argument))
    reply.code = "\(phrase)"
    return reply
  }

  func speaker(_ app: Int) -> Speaker {
    Speaker(language: language, catalogs: apps[app].engine.provider.catalogs)
  }

  func writer(_ app: Int) -> ReplyWriter {
    ReplyWriter(speaker: speaker(app), modality: modality)
  }

  // MARK: - What there is to offer

  /// What can be chosen: what the app offers, or what could be chosen before an answer that was refused.
  func keptOffer(at step: SessionStep, app: Int) async -> [SessionOption] {
    guard step.session.phase != .finished else { return [] }
    let offered = await offered(by: step, app: app)
    return offered.isEmpty ? step.session.offer(at: step.turn) : offered
  }

  /// The values that an app offers for what it asks; none where they are too many to show.
  func offered(by step: SessionStep, app: Int) async -> [SessionOption] {
    guard case .ask(let question) = step.turn else { return [] }
    let options = await offered(for: question.parameter, at: step, app: app)
    return options.count <= Self.mostOffered ? options : []
  }

  /// All values that an app offers for a parameter, however many they are.
  func offered(for parameter: String, at step: SessionStep, app: Int) async -> [SessionOption] {
    do {
      let sections = try await apps[app].engine.options(
        of: step.session, for: parameter, context: context)
      return sections.flatMap(\.options)
    } catch {
      // An app that cannot offer any now is asked for nothing more.
      report(.failure(error, app: apps[app].name, intent: step.session.request.intent))
      return []
    }
  }

  /// The most values that are shown with a question.
  private static let mostOffered = 10

  /// Tells the caller and the log, without the values of parameters.
  func report(_ problem: ConversationProblem) {
    switch problem {
    case .failure(let error, let app, let intent) where !(error is IntentError):
      // A handler's own error may name values.
      logger.error(
        "\(app)\(intent.map { ", intent '\($0)'" } ?? ""): failed with '\(type(of: error))'")
    case .failure, .template, .unspeakable: logger.error("\(problem)")
    }
    onProblem?(problem)
  }
}
