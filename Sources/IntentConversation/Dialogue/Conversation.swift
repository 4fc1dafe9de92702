public import IntentRuntime

/// A dialogue between one user and some apps.
///
/// ```swift
/// let conversation = Conversation(with: [app], language: "en")
/// let reply = await conversation.say("send a message to Bobo on MonkeyChat")
/// print(reply.speech)  // What do you want to say to Bobo?
/// ```
///
/// It recognises what is said, takes sessions from step to step, and puts their turns into words. Apple's
/// counterpart is Siri.
public actor Conversation {
  /// The apps; where several could do something, the one that is named does it, else the first.
  public let apps: [ConversationApp]
  /// The language.
  public private(set) var language: String
  /// How it answers.
  public var modality: ConversationModality
  /// What is true of the device and the user.
  public var context: IntentContext

  private var recognizers: [Int: (language: String, recognizer: Recognizer)] = [:]
  private var vocabulary: [Int: (version: StoreVersion, names: Names)] = [:]
  private var current: Current?
  private var lastReply: ConversationReply?
  private var sessionCount = 0

  /// A session under way.
  private struct Current {
    let app: Int
    var step: SessionStep
    /// The values that the app offers for what was asked; empty where it offers none.
    var offered: [SessionOption] = []
  }

  /// A conversation.
  ///
  /// - Parameters:
  ///   - apps: The apps to talk to.
  ///   - language: The language, `en`, `pt-BR`.
  ///   - modality: How it answers.
  ///   - context: What is true of the device and the user.
  public init(
    with apps: [ConversationApp],
    language: String = "en",
    modality: ConversationModality = .screen,
    context: IntentContext = IntentContext()
  ) {
    self.apps = apps
    self.language = language
    self.modality = modality
    self.context = context
  }

  /// Goes on in another language. What is under way is asked in it from the next turn on.
  public func use(language: String) {
    self.language = language
    current?.step.session.language = language
  }

  /// Goes on with more or fewer words.
  public func use(modality: ConversationModality) {
    self.modality = modality
  }

  /// Goes on with a device that was locked or unlocked, or a user who allows something else.
  ///
  /// - Returns: The next turn, where one waited for the device to be unlocked.
  public func use(context: IntentContext) async -> ConversationReply? {
    self.context = context
    guard let current, case .unlock = current.step.turn, !context.isLocked else { return nil }
    return await step(.unlocked, current)
  }

  /// Answers to what the user says.
  public func say(_ text: String) async -> ConversationReply {
    let reply = await reply(to: text)
    lastReply = reply
    return reply
  }

  /// What comes later, where an app takes longer; none where nothing is to come.
  ///
  /// A new request does not wait for it, and takes its place.
  public func nextReply() async -> ConversationReply? {
    guard let current, let pending = current.step.pending else { return nil }
    let step = await pending.value
    guard self.current?.step.session.id == current.step.session.id else { return nil }
    let reply = await reply(for: step, app: current.app)
    lastReply = reply
    return reply
  }

  // MARK: - Turns

  private func reply(to text: String) async -> ConversationReply {
    let rules = LanguageRules.rules(for: language)
    if let current, !current.step.turn.isFinal, current.step.pending == nil {
      return await answer(text, to: current)
    }
    switch rules.commands.meaning(of: Sentence(text)) {
    case .help: return abilities()
    case .again: return lastReply ?? remark(rules.phrase(.notUnderstood))
    case .cancel:
      if let pending = current?.step.pending {
        pending.cancel()
        return await nextReply() ?? remark(rules.phrase(.nothingToCancel))
      }
      return remark(rules.phrase(.nothingToCancel))
    case .yes, .no, nil: return await begin(text)
    }
  }

  /// Begins what a sentence asks for.
  private func begin(_ text: String) async -> ConversationReply {
    let rules = LanguageRules.rules(for: language)
    var found: [(app: Int, recognition: Recognition)] = []
    for index in apps.indices {
      let names = await names(of: index)
      let recognizer = await recognizer(of: index)
      if let best = recognizer.recognize(text, names: names).first { found.append((index, best)) }
    }
    // The app that is named comes before one that is not.
    let best = found.min {
      ($0.recognition.namesApp ? 0 : 1, $0.recognition.cost, $0.app)
        < ($1.recognition.namesApp ? 0 : 1, $1.recognition.cost, $1.app)
    }
    guard let best else { return notUnderstood() }
    sessionCount += 1
    do {
      let step = try await apps[best.app].engine.begin(
        best.recognition.request, id: "\(sessionCount)", language: language, context: context)
      return await reply(for: step, app: best.app)
    } catch IntentError.notAuthorized {
      return remark(rules.phrase(.notAllowed, apps[best.app].name))
    } catch {
      return remark(rules.phrase(.failed))
    }
  }

  private func answer(_ text: String, to current: Current) async -> ConversationReply {
    let rules = LanguageRules.rules(for: language)
    let recognizer = await recognizer(of: current.app)
    let request = current.step.session.request
    guard let intent = recognizer.intents.first(where: { $0.description.name == request.intent })
    else { return remark(rules.phrase(.failed)) }
    let reader = AnswerReader(
      recognizer: recognizer, names: await names(of: current.app), intent: intent)
    switch reader.read(text, to: current.step.turn, offered: current.offered) {
    case .answer(let answer): return await step(answer, current)
    case .again:
      if let lastReply { return lastReply }
      return await reply(for: current.step, app: current.app)
    case .help: return abilities()
    case .unclear:
      var question = await reply(for: current.step, app: current.app)
      question.speech = "\(rules.phrase(.notAnAnswer)) \(question.speech)"
      question.display.insert(rules.phrase(.notAnAnswer), at: 0)
      return question
    }
  }

  private func step(_ answer: SessionAnswer, _ current: Current) async -> ConversationReply {
    do {
      let step = try await apps[current.app].engine.step(
        current.step.session, answer, context: context)
      return await reply(for: step, app: current.app)
    } catch IntentError.notAuthorized {
      self.current = nil
      let rules = LanguageRules.rules(for: language)
      return remark(rules.phrase(.notAllowed, apps[current.app].name))
    } catch {
      // The session is as it was: the question is asked again.
      return await reply(for: current.step, app: current.app)
    }
  }

  private func reply(for step: SessionStep, app: Int) async -> ConversationReply {
    let offered = await offered(by: step, app: app)
    current = step.turn.isFinal ? nil : Current(app: app, step: step, offered: offered)
    let writer = ReplyWriter(
      rules: LanguageRules.rules(for: language),
      speaker: Speaker(language: language, catalogs: apps[app].engine.provider.catalogs),
      modality: modality)
    return writer.reply(to: step, app: apps[app].name, offering: offered)
  }

  /// The values that an app offers for what it asks; none where they are too many to show.
  private func offered(by step: SessionStep, app: Int) async -> [SessionOption] {
    guard case .ask(let question) = step.turn else { return [] }
    // An app that cannot offer any now is asked for nothing more.
    let sections = try? await apps[app].engine.options(
      of: step.session, for: question.parameter)
    let options = (sections ?? []).flatMap(\.options)
    return options.count <= Self.mostOffered ? options : []
  }

  /// The most values that are shown with a question.
  private static let mostOffered = 10

  // MARK: - Remarks

  private func remark(_ text: String) -> ConversationReply {
    ConversationReply(.remark, text)
  }

  private func notUnderstood() -> ConversationReply {
    let rules = LanguageRules.rules(for: language)
    var reply = abilities()
    reply.speech = "\(rules.phrase(.notUnderstood)) \(reply.speech)"
    reply.display.insert(rules.phrase(.notUnderstood), at: 0)
    return reply
  }

  /// What the apps' own examples say that they can do.
  private func abilities() -> ConversationReply {
    let rules = LanguageRules.rules(for: language)
    let examples = apps.flatMap { $0.examples(for: language) }
    guard !examples.isEmpty else { return remark(rules.phrase(.noAbilities)) }
    let quoted = examples.map { "“\($0)”" }
    let heading = rules.phrase(.abilities, "").trimmingSpaces
    let spoken = modality == .screen ? Array(quoted.prefix(3)) : quoted
    return ConversationReply(
      .remark, rules.phrase(.abilities, spoken.joined(separator: ", ")),
      display: [heading] + quoted)
  }

  // MARK: - Words

  private func recognizer(of app: Int) async -> Recognizer {
    if let known = recognizers[app], known.language == language { return known.recognizer }
    let language = language
    let made = await apps[app].compiled.recognizer(of: apps[app], language: language)
    recognizers[app] = (language, made)
    return made
  }

  /// The user's words as they are now.
  private func names(of app: Int) async -> Names {
    guard let userVocabulary = apps[app].userVocabulary else { return Names() }
    // A vocabulary that cannot be read now leaves what was known.
    let known = vocabulary[app]
    if let changed = try? await userVocabulary.strings(since: known?.version) {
      let names = Names(changed.strings)
      vocabulary[app] = (changed.version, names)
      return names
    }
    return known?.names ?? Names()
  }
}
