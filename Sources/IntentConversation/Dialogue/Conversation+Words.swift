import Foundation
import IntentRuntime
import Logging

extension Conversation {
  /// The same without what a conversation keeps.
  package var stepWords: StepWords {
    StepWords(
      for: apps, language: language, modality: modality, context: context, logger: logger,
      onProblem: onProblem)
  }

  // MARK: - Remarks

  func remark(_ phrase: AssistantPhrase, _ argument: String = "") -> ConversationReply {
    stepWords.remark(phrase, argument)
  }

  func notUnderstood() -> ConversationReply {
    var reply = abilities().preceded(by: rules.phrase(.notUnderstood))
    reply.code = "\(AssistantPhrase.notUnderstood)"
    return reply
  }

  /// The template that a sentence comes nearest to of all apps, and where it leaves it.
  ///
  /// A reply whose ``ConversationReply/code`` is `notUnderstood` says no more to the user; this is for
  /// whoever writes the templates.
  public func nearestTemplate(to text: String) async -> NearestTemplate? {
    var found: [NearestTemplate] = []
    for app in apps.indices {
      let nearest = await recognizer(of: app).nearestTemplate(to: text, names: await names(of: app))
      if let nearest { found.append(nearest) }
    }
    return found.max { $0.fitting.count < $1.fitting.count }
  }

  /// What the apps can do, for whoever says no more than what a request may begin with: `hello`.
  func greeting(_ text: String) -> ConversationReply? {
    rules.greets(Sentence(text)) ? abilities() : nil
  }

  /// What the apps' own examples say that they can do.
  func abilities() -> ConversationReply {
    let examples = apps.flatMap { $0.examples(for: language) }
    guard !examples.isEmpty else { return remark(.noAbilities) }
    let quoted = examples.map { "“\($0)”" }
    let heading = rules.phrase(.abilities, "").trimmingSpaces
    let spoken = modality == .screen ? Array(quoted.prefix(3)) : quoted
    var reply = ConversationReply(
      .remark, rules.phrase(.abilities, spoken.joined(separator: ", ")),
      display: [heading] + quoted)
    reply.code = "\(AssistantPhrase.abilities)"
    return reply
  }

  func speaker(_ app: Int) -> Speaker { stepWords.speaker(app) }

  func writer(_ app: Int) -> ReplyWriter { stepWords.writer(app) }

  func report(_ problem: ConversationProblem) { stepWords.report(problem) }

  // MARK: - What there is to offer

  /// The values that an app offers for what it asks; none where they are too many to show.
  func offered(by step: SessionStep, app: Int) async -> [SessionOption] {
    await stepWords.offered(by: step, app: app)
  }

  /// The values that could be chosen before an answer that was refused: they can be chosen still.
  func stillOffered(
    at step: SessionStep,
    after answer: SessionAnswer?,
    of question: OpenQuestion
  ) -> [SessionOption] {
    guard case .value(let said)? = answer, said != .null,
      case .ask(let asked) = step.turn, asked.reason != nil,
      let before = question.step.turn.question, before.parameter == asked.parameter,
      before.element == asked.element
    else { return [] }
    if case .choose(_, let options) = question.step.turn { return options }
    return question.isGuess ? [] : question.offered
  }

  /// The names that somebody may have meant whose answer an app refused.
  func guesses(
    at step: SessionStep,
    after answer: SessionAnswer?,
    of question: OpenQuestion
  ) async -> [SessionOption] {
    guard case .ask(let asked) = step.turn, asked.reason != nil,
      let reader = await reader(of: step.session, app: question.app)
    else { return [] }
    let said: JSONValue? =
      switch answer {
      case .value(let value)?: value
      case .change(asked.parameter, let value)?: value
      default: question.request.parameters[asked.parameter]
      }
    // Of several values that were said at once the refused one stands at its place.
    let texts = said?.spokenTexts ?? []
    let first = question.step.turn.question?.element ?? 0
    let place = answer == nil ? asked.element ?? 0 : max(0, (asked.element ?? 0) - first)
    guard texts.indices.contains(place) else { return [] }
    let offered = await offered(by: step, app: question.app)
    return reader.names(like: texts[place], for: asked, among: offered)
  }

  /// Whether an app asks for something that nobody can say.
  func asksForUnspeakable(_ step: SessionStep, app: Int) async -> Bool {
    guard case .ask(let question) = step.turn else { return false }
    return await reader(of: step.session, app: app)?.isUnspeakable(question) == true
  }

  // MARK: - Vocabulary

  func reader(of session: IntentSession, app: Int) async -> AnswerReader? {
    guard let intent = await intent(of: session.request, app: app) else { return nil }
    return AnswerReader(
      recognizer: await recognizer(of: app), names: await names(of: app), intent: intent,
      given: session.request.parameters, dayPartSaid: session.dayPartSaid)
  }

  func intent(of request: IntentRequest, app: Int) async -> RecognizedIntent? {
    await recognizer(of: app).intent(of: request)
  }

  func recognizer(of place: Int) async -> Recognizer {
    if let known = recognizers[place], known.language == language { return known.recognizer }
    let language = language
    var app = apps[place]
    if let moment {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = app.calendar.timeZone
      let date = calendar.date(from: moment) ?? app.now()
      app.now = { date }
    }
    let made = await app.compiled.recognizer(of: app, language: language)
    recognizers[place] = (language, made)
    for problem in made.problems { report(.template(problem, app: app.name)) }
    return made
  }

  /// The user's words as they are now.
  func names(of app: Int) async -> Names {
    guard let userVocabulary = apps[app].userVocabulary else { return Names() }
    do {
      // One for all conversations with the vocabulary, for as long as it stays as it is.
      knownNames[app] = try await userVocabulary.index(as: Names.self)
    } catch {
      // A vocabulary that cannot be read now leaves what was known.
      report(.failure(error, app: apps[app].name, intent: nil))
    }
    return knownNames[app] ?? Names()
  }
}
