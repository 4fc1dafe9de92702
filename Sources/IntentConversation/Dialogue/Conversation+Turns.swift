import IntentRuntime

extension Conversation {
  func reply(to text: String) async -> ConversationReply {
    if let doubtfulRequest { return await settle(doubtfulRequest, by: text) }
    if let open { return await answer(text, to: open) }
    switch rules.command(in: Sentence(text))?.command {
    case .help: return abilities()
    case .again: return lastReply ?? remark(.notUnderstood)
    case .cancel: return await cancelLast() ?? remark(.nothingToCancel)
    case .bye, .enough: return await cancelLast() ?? remark(.goodbye)
    case .greeting: return await cancelLast() ?? greeting(text) ?? remark(.goodbye)
    case .back: return remark(.nothingBefore)
    case .yes, .no, .neither, .dontKnow, .startOver, .indifferent, .listing:
      return remark(atWork.isEmpty ? .nothingAsked : .stillAtWork)
    case nil:
      guard let request = await request(in: text, asksOthers: true) else {
        return Sentence(text).isCutOff ? remark(.tooLong) : greeting(text) ?? notUnderstood()
      }
      return await begin(request)
    }
  }

  /// The request that a sentence is; none where it fits nothing.
  ///
  /// - Parameter asksOthers: Whether recognisers of the apps' own are asked as well.
  func request(in text: String, asksOthers: Bool = false) async -> OpenQuestion.Proposal? {
    var found: [OpenQuestion.Proposal] = []
    for index in apps.indices {
      let names = await names(of: index)
      let own = await recognizer(of: index).recognize(text, names: names).first
      var best = own
      if asksOthers, let other = apps[index].otherRecognizer,
        own == nil || other.order == .beforeTemplates
      {
        best = await request(in: text, other, app: index) ?? own
      }
      if let best { found.append(OpenQuestion.Proposal(app: index, text: text, recognition: best)) }
    }
    // The app that is named comes before one that is not.
    let best = found.min {
      ($0.recognition.namesApp ? 0 : 1, $0.recognition.cost, $0.app)
        < ($1.recognition.namesApp ? 0 : 1, $1.recognition.cost, $1.app)
    }
    guard let best, !best.recognition.namesApp else { return best }
    return await payment(among: found, ratherThan: best) ?? best
  }

  /// Who can pay an amount, where another app would only send it as a text: `envía 20 euros a Coco por favor`.
  private func payment(
    among found: [OpenQuestion.Proposal], ratherThan best: OpenQuestion.Proposal
  ) async -> OpenQuestion.Proposal? {
    guard found.count > 1, let text = best.recognition.plainText, text.isDictated,
      await recognizer(of: best.app).isPlainAmount(text.text)
    else { return nil }
    for other in found where other.app != best.app {
      if await intent(of: other.recognition.request, app: other.app)?.takesMoney == true {
        return other
      }
    }
    return nil
  }

  /// What an app's own recogniser makes of a sentence: the first request that the app can handle.
  private func request(
    in text: String,
    _ other: OtherRecognizer,
    app index: Int
  ) async -> Recognition? {
    let app = apps[index]
    let handled = Set(app.handledIntents)
    let types = app.engine.provider.allIntents.filter {
      handled.contains($0.intentDescriptor.name)
    }
    do {
      let requests = try await other.recognizer.recognize(
        text, language: language, intents: types.map { $0.intentDescriptor })
      let valid = requests.first { request in
        guard let type = try? app.engine.provider.intentType(for: request) else { return false }
        return types.contains { $0 == type } && request.isValid(as: type)
      }
      // What templates understood comes before a guess, unless the app wants it otherwise.
      return valid.map {
        Recognition(request: $0, uses: [], cost: other.order == .beforeTemplates ? 0 : .max)
      }
    } catch {
      report(.failure(error, app: app.name, intent: nil))
      return nil
    }
  }

  /// Begins a request, in place of what is under way.
  ///
  /// - Parameters:
  ///   - untaken: What it says and no value has.
  ///   - isConfirmed: Whether the user has to confirm it, whatever definition and policy say.
  func begin(
    _ request: IntentRequest, app: Int, without untaken: UntakenWords? = nil,
    confirming isConfirmed: Bool = false
  ) async -> ConversationReply {
    if let open { await drop(open) }
    open = nil
    sessionCount += 1
    do {
      var session = IntentSession(id: "\(sessionCount)", request: request, language: language)
      if let untaken { session.note(untaken) }
      if isConfirmed { session.requireConfirmation() }
      var step = try await apps[app].engine.step(session, .proceed, context: context)
      if case .unlock = step.turn, isWaitTakenBack { step.session.requireConfirmation() }
      let question = OpenQuestion(
        app: app, request: request, untaken: untaken, step: step,
        reply: ConversationReply(.question, ""))
      let untold = step.session.withoutKept(untaken?.texts ?? [], at: step.turn)
      let reply = stepWords.words(
        await take(step, of: question), for: step, given: request.parameters, app: app)
      return telling(untold, before: reply)
    } catch IntentError.notAuthorized {
      return remark(.notAllowed, apps[app].name)
    } catch {
      report(.failure(error, app: apps[app].name, intent: request.intent))
      return remark(.failed)
    }
  }

  /// Takes the session that asks a question to its next step.
  func step(
    _ answer: SessionAnswer,
    changing changes: [AnswerReader.Change] = [],
    ignoring ignored: [String] = [],
    at question: OpenQuestion,
    saying text: String? = nil
  ) async -> ConversationReply {
    let app = apps[question.app]
    if answer == .cancel { noteTakenBack(question) }
    do {
      var session = question.step.session
      session.language = language
      let answers = [answer] + changes.map(\.answer)
      session.note(
        text ?? "", as: text == nil ? [] : answers, ignoring: ignored, to: question.step.turn,
        language: language)
      let step = try await app.engine.step(
        session, answer, changing: changes.values, context: context)
      var next = question
      next.earlier = (question.earlier + [question.step]).suffix(OpenQuestion.mostEarlier)
      next.waitingChange = next.doubtfulChange ?? next.waitingChange
      var lost: [String] = []
      if let doubt = next.waitingChange,
        answers.contains(where: { doubt.isSettled(by: $0, to: question.step.turn) })
      {
        next.waitingChange = nil
        if !answers.contains(where: doubt.isTaken) { lost = [doubt.text.trimmingSpaces] }
      } else if step.turn.isFinal, answer != .cancel, let doubt = next.waitingChange {
        lost = [doubt.text.trimmingSpaces]
      }
      var reply = await take(step, of: next, after: answer)
      reply = stepWords.words(reply, for: step, given: answers.changes, app: question.app)
      reply = stepWords.words(reply, for: step, after: answer, to: question.step, app: question.app)
      return telling(step.session.withoutKept(ignored, at: step.turn) + lost, before: reply)
    } catch IntentError.notAuthorized {
      open = nil
      return remark(.notAllowed, app.name)
    } catch {
      return await recover(from: error, at: question)
    }
  }

  /// A reply that begins with what was not understood.
  func telling(_ ignored: [String], before reply: ConversationReply) -> ConversationReply {
    guard !ignored.isEmpty else { return reply }
    var whole = stepWords.words(reply, ignoring: ignored)
    whole.code = "\(AssistantPhrase.ignored)"
    return whole
  }

  /// Goes on where a session did not take an answer: it is as it was, and its question stands.
  private func recover(from error: any Error, at question: OpenQuestion) async -> ConversationReply
  {
    let intent = question.request.intent
    report(.failure(error, app: apps[question.app].name, intent: intent))
    switch error {
    case IntentError.unexpectedAnswer, IntentError.noSuchOption, IntentError.invalidValue:
      return askAgain(question, because: .notAnAnswer)
    default:
      open = nil
      return remark(.failed)
    }
  }

  /// Puts a step into an answer, and keeps what it asks.
  private func take(
    _ step: SessionStep,
    of question: OpenQuestion,
    after answer: SessionAnswer? = nil
  ) async -> ConversationReply {
    let app = question.app
    if let error = step.error {
      report(.failure(error, app: apps[app].name, intent: question.request.intent))
    }
    open = nil
    if let pending = step.pending {
      let reply = writer(app).reply(to: step, app: apps[app].name)
      if step.turn.isFinal { followLate(pending, app: app) } else { follow(pending, app: app) }
      return reply
    }
    guard !step.turn.isFinal else { return writer(app).reply(to: step, app: apps[app].name) }
    var next = question
    next.step = step
    (next.proposal, next.doubtfulAnswer, next.doubtfulChange) = (nil, nil, nil)
    next.misses = step.turn.asksAgain(after: question.step.turn, answer) ? question.misses + 1 : 0
    (next.offered, next.isGuess) = (await offered(by: step, app: app), false)
    if next.offered.isEmpty {
      if await asksForUnspeakable(step, app: app) { return await handOver(next) }
      next.offered = await guesses(at: step, after: answer, of: question)
      next.isGuess = !next.offered.isEmpty
      if next.offered.isEmpty { next.offered = stillOffered(at: step, after: answer, of: question) }
    }
    next.reply = writer(app).reply(
      to: step, app: apps[app].name, offering: next.offered, asGuess: next.isGuess)
    open = next
    if let doubt = next.waitingDoubt, case .ask(let asked) = step.turn,
      asked.parameter == doubt.parameter
    {
      next.waitingDoubt = nil
      return ask(about: doubt, at: next)
    }
    // Why an answer was refused is said first, and of a locked device nothing is asked.
    if let doubt = next.waitingChange, !next.isLocked, step.turn.question?.reason == nil {
      next.waitingChange = nil
      return await ask(which: doubt.changes, by: doubt.text, at: next)
    }
    return next.misses < OpenQuestion.mostMisses
      ? next.reply : next.reply.followed(by: rules.phrase(.wayOut))
  }

  /// Sends the user to the app for a value that nobody can say.
  private func handOver(_ question: OpenQuestion) async -> ConversationReply {
    let (app, request) = (apps[question.app], question.step.session.request)
    if case .ask(let asked) = question.step.turn {
      report(.unspeakable(parameter: asked.parameter, intent: request.intent, app: app.name))
    }
    await drop(question)
    var reply = ConversationReply(.outcome, rules.phrase(.continueInApp, app.name))
    (reply.app, reply.request) = (app.name, request)
    reply.outcome = SessionOutcome(ending: .failed, text: reply.speech)
    let type = try? app.engine.provider.intentType(for: request)
    reply.activity = UserActivity(
      activityType: type.map { "\($0)" } ?? request.intent,
      title: type.map { speaker(question.app).text($0.intentDescriptor.title) },
      userInfo: request.parameters)
    return reply
  }

  private func noteTakenBack(_ question: OpenQuestion) {
    if question.isLocked { isWaitTakenBack = true }
  }

  /// Ends a session that nobody goes on with.
  func drop(_ question: OpenQuestion) async {
    noteTakenBack(question)
    // It was ended by somebody else, or cannot be ended: there is nothing to undo then.
    _ = try? await apps[question.app].engine.step(question.step.session, .cancel, context: context)
  }
}

extension SessionTurn {
  /// What is asked of a parameter.
  var question: ParameterQuestion? {
    switch self {
    case .ask(let question), .choose(let question, _), .agree(let question, _): question
    case .confirm, .unlock, .inProgress, .launchApp, .done: nil
    }
  }

  /// Whether an answer to a question led to the same question.
  fileprivate func asksAgain(after turn: SessionTurn, _ answer: SessionAnswer?) -> Bool {
    guard answer != nil, let question, let before = turn.question else { return false }
    return question.parameter == before.parameter && question.element == before.element
  }
}

extension IntentRequest {
  /// Whether the values are such as an intent can have.
  fileprivate func isValid<Root: Intent>(as type: Root.Type) -> Bool {
    (try? decoded(as: type)) != nil
  }
}
