import Foundation
public import IntentRuntime
public import Logging

/// A dialogue between one user and some apps.
///
/// ```swift
/// let conversation = Conversation(with: [app], language: "en")
/// let reply = await conversation.say("send a message to Bobo on MonkeyChat")
/// print(reply.speech)  // What do you want to say to Bobo?
/// ```
///
/// It recognises what is said, takes sessions from step to step, and puts their turns into words. Turns
/// follow one another: what is said while another turn is at work waits for it, and where it was meant
/// for a question that is answered by then, it is told how things are. Apple's counterpart is Siri.
public actor Conversation {
  /// The apps; where several could do something, the one that is named does it, else the first.
  public let apps: [ConversationApp]
  /// The language.
  public private(set) var language: String
  /// How it answers.
  public var modality: ConversationModality
  /// What is true of the device and the user.
  public internal(set) var context: IntentContext

  /// What `tomorrow` counts from, where that is not what the apps say.
  var moment: DateComponents?

  let logger: Logger
  let onProblem: (@Sendable (ConversationProblem) -> Void)?
  var recognizers: [Int: (language: String, recognizer: Recognizer)] = [:]
  var knownNames: [Int: Names] = [:]
  /// What was asked and not answered yet.
  var open: OpenQuestion?
  /// What is not begun before its text is agreed to.
  var doubtfulRequest: DoubtfulRequest?
  var lastReply: ConversationReply?
  var sessionCount = 0

  /// The handlers that are still at work, in the order in which they began.
  var atWork: [HandlerAtWork] = []
  /// What came of handlers that took longer, and was not told yet.
  var arrived: [ConversationReply] = []
  var outcomeWaiters: [CheckedContinuation<Void, Never>] = []

  /// Whether somebody has taken back what waited for the device to be unlocked. What they say in its place
  /// is confirmed by whoever unlocks it.
  var isWaitTakenBack = false

  private var isInTurn = false
  private var waitingTurns: [CheckedContinuation<Void, Never>] = []
  private var replyCount = 0
  private var lastWords: [UInt64] = []

  /// A conversation.
  ///
  /// - Parameters:
  ///   - apps: The apps to talk to.
  ///   - language: The language, `en`, `pt-BR`.
  ///   - modality: How it answers.
  ///   - context: What is true of the device and the user.
  ///   - logger: Where problems go; without the values of parameters.
  ///   - onProblem: Called with what goes wrong behind the answers.
  public init(
    with apps: [ConversationApp],
    language: String = "en",
    modality: ConversationModality = .screen,
    context: IntentContext = IntentContext(),
    logger: Logger = Logger(label: "IntentConversation"),
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

  /// Goes on in another language. What is open is asked in it from now on, also where it is repeated.
  public func use(language: String) async {
    await beginTurn()
    defer { endTurn() }
    self.language = language
    guard let asked = open else { return }
    open = await reworded(asked)
  }

  /// Goes on at a moment of the apps' own calendars, where time stands still then.
  func use(now moment: DateComponents) async {
    await beginTurn()
    defer { endTurn() }
    self.moment = moment
    recognizers = [:]
  }

  /// Goes on with more or fewer words.
  public func use(modality: ConversationModality) {
    self.modality = modality
  }

  /// Goes on with a device that was locked or unlocked, or a user who allows something else.
  ///
  /// - Returns: The next turn, where one waited for the device to be unlocked, or has to wait for it now.
  public func use(context: IntentContext) async -> ConversationReply? {
    await beginTurn()
    defer { endTurn() }
    self.context = context
    if !context.isLocked { isWaitTakenBack = false }
    guard let open, open.isLocked != context.isLocked else { return nil }
    let reply = await step(context.isLocked ? .proceed : .unlocked, at: open)
    // Not every intent minds the lock.
    if context.isLocked, self.open?.isLocked == false {
      self.open = open
      return nil
    }
    (lastReply, replyCount) = (reply, replyCount + 1)
    return carryingOutcomes(tellable(reply))
  }

  /// Answers to what the user says.
  ///
  /// An answer also brings what came meanwhile of requests that took longer.
  public func say(_ text: String) async -> ConversationReply {
    let repliesBefore = replyCount
    await beginTurn()
    defer { endTurn() }
    let words = Sentence(text).words.map(\.hash)
    // Said before the last answer was there: it cannot be meant for what that asked.
    let answered = repliesBefore == replyCount ? nil : lastReply
    let isDouble = answered != nil && words == lastWords
    // What was done is told again without its outcome, on which the caller might act once more; whether a locked device may
    // tell it is seen by that outcome before.
    let isRepetition =
      open == nil && doubtfulRequest == nil
      && rules.command(in: Sentence(text))?.command == .again
    lastWords = words
    let reply: ConversationReply =
      if let answered, isDouble || !isGoodAnytime(text) { answered } else {
        await self.reply(to: text)
      }
    (lastReply, replyCount) = (reply, replyCount + 1)
    let told = tellable(reply)
    return carryingOutcomes(isRepetition ? told.repeated : told)
  }

  /// What comes later, where an app takes longer; none where nothing is to come.
  ///
  /// What several requests come to is given in the order in which it comes. A new request does not wait
  /// for it, and takes nothing from it. What a restricted request came to is kept while the device is
  /// locked, and told with the first answer after that.
  public func nextReply() async -> ConversationReply? {
    while true {
      if let place = arrived.firstIndex(where: { prompt(hiding: $0) == nil }) {
        let reply = arrived.remove(at: place)
        if open == nil { lastReply = reply }
        return tellable(reply)
      }
      guard !atWork.isEmpty else { return nil }
      await withCheckedContinuation { outcomeWaiters.append($0) }
    }
  }

  // MARK: - One turn after another

  /// Waits until all turns before are over, in the order in which they came.
  private func beginTurn() async {
    guard isInTurn else {
      isInTurn = true
      return
    }
    await withCheckedContinuation { waitingTurns.append($0) }
  }

  private func endTurn() {
    if waitingTurns.isEmpty { isInTurn = false } else { waitingTurns.removeFirst().resume() }
  }

  /// Whether something can be meant whatever was asked meanwhile: to cancel, or a request of its own where
  /// nothing is asked.
  private func isGoodAnytime(_ text: String) -> Bool {
    switch rules.command(in: Sentence(text))?.command {
    case .cancel, .bye, .enough, .greeting, .help: true
    case .yes, .no, .again, .back, .startOver, .neither, .dontKnow, .indifferent, .listing: false
    case nil: open == nil && doubtfulRequest == nil
    }
  }
}
