import Foundation
import IntentRuntime

/// A text assistant for apps with handlers, in a terminal.
///
/// ```swift
/// @main struct MonkeyChat {
///   static func main() async {
///     var provider = HandlerProvider(.messages)
///     try? provider.register(MessageHandler())
///     let app = ConversationApp("MonkeyChat", provider: provider)
///     exit(await ConversationConsole(with: [app]).run())
///   }
/// }
/// ```
///
/// The program takes `--language CODE`, `--hands-free`, `--json` (lines of JSON for another front end),
/// `--trace` (what the runtime does, as it does it) and `--script FILE` (a dialogue to replay and
/// compare, see ``ConversationScript``).
public struct ConversationConsole: Sendable {
  /// The apps to talk to.
  public var apps: [ConversationApp]
  /// What the assistant is called in front of its lines.
  public var name: String

  /// A console for some apps.
  public init(with apps: [ConversationApp], name: String = "Siri") {
    self.apps = apps
    self.name = name
  }

  /// Runs until the input ends.
  ///
  /// - Parameter arguments: The program's arguments, without its name.
  /// - Returns: The exit code: 0, 1 where a script found a difference, 64 for wrong usage and a script
  ///   that says nothing, 74 where what is
  ///   said cannot be written.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    let options: ConsoleOptions
    do {
      options = try ConsoleOptions(arguments)
    } catch {
      Self.printError("\(error)\n\n\(ConsoleOptions.usage)\n")
      return 64
    }
    if options.showsHelp {
      print(ConsoleOptions.usage)
      return 0
    }
    if let warning = ConsoleOptions.warning(about: options.language) {
      Self.printError(warning + "\n")
    }
    let conversation = Conversation(
      with: options.traces ? apps.map(ConsoleTrace.traced) : apps,
      language: options.language,
      modality: options.modality)
    if let script = options.script { return await replay(script, conversation) }
    do {
      try await talk(conversation, options)
      return 0
    } catch {
      Self.printError("error: what is said cannot be written (\(error.localizedDescription))\n")
      return 74
    }
  }

  // MARK: - Scripts

  private func replay(_ file: String, _ conversation: Conversation) async -> Int32 {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      Self.printError("\(file): error: the script cannot be read\n")
      return 64
    }
    let script = ConversationScript(text)
    guard script.exchanges.contains(where: \.isSaid) else {
      Self.printError(
        "\(file): error: the script says nothing; a line that is said begins with '> ', and the lines "
          + "below it are what must be answered:\n\n> help\nYou can say …\n")
      return 64
    }
    let differences = await script.replay(to: conversation)
    for difference in differences { print("\(file):\(difference)") }
    print("\(script.exchanges.count) exchanges, \(differences.count) different")
    return differences.isEmpty ? 0 : 1
  }

  // MARK: - Talking

  private func talk(_ conversation: Conversation, _ options: ConsoleOptions) async throws {
    let isInteractive = isatty(FileHandle.standardInput.fileDescriptor) == 1
    var editor = LineEditor(isInteractive: isInteractive && !options.writesJSON)
    var saysWhatIsMissing = true
    while let line = editor.readLine(prompt: "> ") {
      let text = line.trimmingSpaces
      if text.isEmpty { continue }
      if let command = ConsoleCommand(text) {
        if command == .quit { return }
        if command == .help { print(ConsoleCommand.manual) }
        if let problem = command.problem { print(problem) }
        if let reply = await command.run(on: conversation) {
          try await show(reply, of: conversation, options)
        }
        continue
      }
      let reply = await conversation.say(text)
      if options.traces { await ConsoleTrace.explain(text, reply, conversation) }
      try await show(reply, of: conversation, options)
      if saysWhatIsMissing,
        let missing = Self.missingVocabulary(
          after: reply, of: apps, in: await conversation.language)
      {
        Self.printError(missing)
        saysWhatIsMissing = false
      }
      while let later = await conversation.nextReply() {
        try await show(later, of: conversation, options)
      }
    }
  }

  /// What whoever makes an app has to do that a reply can say what there is to say; none where it did.
  static func missingVocabulary(
    after reply: ConversationReply, of apps: [ConversationApp], in language: String
  ) -> String? {
    let codes = [AssistantPhrase.noAbilities, .notUnderstood].map { "\($0)" }
    guard let code = reply.code, codes.contains(code),
      apps.allSatisfy({ $0.examples(for: language).isEmpty })
    else { return nil }
    let option = language == "en" ? "" : " --language \(language)"
    let lines = apps.flatMap(\.engine.provider.catalogs).map(\.name).sorted().map {
      "  intentgen add vocabulary \($0).intentdefinition\(option)\n"
    }
    return
      "note: there is no vocabulary in '\(language)', with sentences and examples of what can be said; these "
      + "begin one:\n" + lines.joined()
  }

  private func show(
    _ reply: ConversationReply,
    of conversation: Conversation,
    _ options: ConsoleOptions
  ) async throws {
    if options.writesJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try Self.write(try encoder.encode(reply) + Data("\n".utf8))
      return
    }
    let isSpoken = await conversation.modality == .handsFree
    let lines = isSpoken ? [reply.speech] : reply.display
    for (index, line) in lines.enumerated() {
      try Self.write(Data((index == 0 ? "\(name): \(line)\n" : "  \(line)\n").utf8))
    }
  }

  /// At once, also where somebody reads the lines through a pipe.
  private static func write(_ data: Data) throws {
    try FileHandle.standardOutput.write(contentsOf: data)
  }

  static func printError(_ text: String) {
    // Whoever closed it does not want to know.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
