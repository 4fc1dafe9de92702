import IntentRuntime

/// What is said to the console rather than to the assistant; it begins with a colon.
enum ConsoleCommand: Hashable, Sendable {
  case language(String)
  case modality(ConversationModality)
  case lock, unlock, help, quit
  /// Nothing that the console knows.
  case unknown(String)

  /// The command of a line; none where it is said to the assistant.
  init?(_ line: String) {
    guard line.hasPrefix(":") else { return nil }
    let words = line.dropFirst().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("language"?, let language?): self = .language(language)
    case ("hands-free"?, nil): self = .modality(.handsFree)
    case ("screen"?, nil): self = .modality(.screen)
    case ("lock"?, nil): self = .lock
    case ("unlock"?, nil): self = .unlock
    case ("help"?, nil): self = .help
    case ("quit"?, nil): self = .quit
    default: self = .unknown(line)
    }
  }

  /// What is wrong with the command; none where the console knows it.
  var problem: String? {
    guard case .unknown(let line) = self else { return nil }
    return
      "'\(line)' is no command like that; there are :language CODE, :screen, :hands-free, :lock, :unlock, :help and :quit"
  }

  /// Does what the command says.
  ///
  /// - Returns: What the assistant answers to it.
  func run(on conversation: Conversation) async -> ConversationReply? {
    switch self {
    case .language(let language): await conversation.use(language: language)
    case .modality(let modality): await conversation.use(modality: modality)
    case .lock: return await use(isLocked: true, conversation)
    case .unlock: return await use(isLocked: false, conversation)
    case .help, .quit, .unknown: break
    }
    return nil
  }

  private func use(isLocked: Bool, _ conversation: Conversation) async -> ConversationReply? {
    var context = await conversation.context
    context.isLocked = isLocked
    return await conversation.use(context: context)
  }

  /// What there is.
  static let manual = """
    :language CODE    speak another language: \(LanguageRules.all.map(\.code).joined(separator: ", "))
    :screen           short answers, and all there is to see
    :hands-free       all that matters is spoken
    :lock  :unlock    lock and unlock the device
    :quit             end (so does Ctrl-D)
    """
}
