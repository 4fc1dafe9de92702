import Foundation
import IntentRuntime

/// What is said to the console rather than to the assistant; it begins with a colon.
enum ConsoleCommand: Hashable, Sendable {
  case language(String)
  case modality(ConversationModality)
  /// A moment of the apps' own calendars.
  case now(DateComponents)
  case lock, unlock, help, quit
  /// Nothing that the console knows.
  case unknown(String)

  /// The command of a line; none where it is said to the assistant.
  init?(_ line: String) {
    guard line.hasPrefix(":") else { return nil }
    let words = line.dropFirst().split(separator: " ").map(String.init)
    if words.first == "now", let moment = Self.moment(words.dropFirst().joined(separator: " ")) {
      self = .now(moment)
      return
    }
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

  /// What is wrong with the command; none where the console knows it, and the language that it names.
  var problem: String? {
    if case .language(let language) = self { return ConsoleOptions.warning(about: language) }
    guard case .unknown(let line) = self else { return nil }
    let forms = Self.forms.map(\.words)
    return
      "'\(line)' is no command like that; there are \(forms.dropLast().joined(separator: ", ")) and "
      + (forms.last ?? "")
  }

  /// `2025-10-15 10:00`, by whatever calendar an app has.
  private static func moment(_ words: String) -> DateComponents? {
    guard let match = words.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)/) else {
      return nil
    }
    let (_, year, month, day, hour, minute) = match.output
    let moment = DateComponents(
      year: Int(year), month: Int(month), day: Int(day), hour: Int(hour), minute: Int(minute))
    return moment.isValidDate(in: Calendar(identifier: .gregorian)) ? moment : nil
  }

  /// Does what the command says.
  ///
  /// - Returns: What the assistant answers to it.
  func run(on conversation: Conversation) async -> ConversationReply? {
    switch self {
    case .language(let language): await conversation.use(language: language)
    case .modality(let modality): await conversation.use(modality: modality)
    case .now(let moment): await conversation.use(now: moment)
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

  /// What can be typed, and what it does.
  private static let forms: [(words: String, summary: String)] = [
    (
      ":language CODE",
      "speak another language: \(LanguageRules.all.map { $0.code }.joined(separator: ", "))"
    ),
    (":screen", "short answers, and all there is to see"),
    (":hands-free", "all that matters is spoken"),
    (":now 2025-10-15 10:00", "what 'tomorrow' counts from, from now on"),
    (":lock", "lock the device"),
    (":unlock", "unlock it"),
    (":help", "list these"),
    (":quit", "end (so does Ctrl-D)"),
  ]

  /// What there is.
  static let manual = forms.map { words, summary in
    words + String(repeating: " ", count: max(24 - words.count, 1)) + summary
  }
  .joined(separator: "\n")
}
