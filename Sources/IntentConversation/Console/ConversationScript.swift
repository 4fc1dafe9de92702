/// A dialogue as a file has it: what the user says, and what must be answered.
///
/// ```text
/// # Lines that begin with a hash say nothing.
/// :language es
/// :now 2025-10-15 10:00
/// > envía un mensaje de MonkeyChat
/// ¿A quién?
/// > Bobo
/// ¿Qué quieres decir a Bobo?
/// ```
///
/// A line that begins with `>` is said; one that begins with `:` is a command of the console, and a
/// difference where that has no such command; all others are what the answer shows, line by line. A character that nobody sees may be written out, as
/// differences show it, `8:00\u{202F}AM`; so is one of the marks above where an answer begins with it,
/// `\u{23}1 of all`.
public struct ConversationScript: Hashable, Sendable {
  /// Something that is said or done, and what must come of it.
  public struct Exchange: Hashable, Sendable {
    /// What is said, or the command.
    public var input: String
    /// What the answer shows.
    public var expected: [String]
    /// The line of the file, from 1.
    public var line: Int

    /// Whether it is said to the assistant, rather than a command of the console.
    package var isSaid: Bool { ConsoleCommand(input) == nil }

    /// Whether lines of an answer are those that must come.
    func isAnswered(by found: [String]) -> Bool {
      found.map(\.asExpected) == expected.map(\.asExpected)
    }
  }

  /// What is said and answered, in order.
  public var exchanges: [Exchange]

  /// The script of a text.
  public init(_ text: String) {
    exchanges = []
    // To Swift the two characters that end a line on Windows are one, and another than "\n".
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let line = String(line).trimmingSpaces
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix(">") {
        let said = String(line.dropFirst()).trimmingSpaces
        exchanges.append(Exchange(input: said, expected: [], line: index + 1))
      } else if line.hasPrefix(":") {
        exchanges.append(Exchange(input: line, expected: [], line: index + 1))
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].expected.append(line)
      }
    }
  }

  /// Where an answer is another one than it must be.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// What was said, and what had to come of it.
    public var exchange: Exchange
    /// What came of it.
    public var found: [String]

    /// Both, line by line; characters that nobody sees are written out.
    public var description: String {
      (["line \(exchange.line): > \(exchange.input)"]
        + exchange.expected.map { "  - \($0.asExpected)" }
        + found.map { "  + \($0.asExpected)" }).joined(separator: "\n")
    }
  }

  /// Says everything to a conversation.
  ///
  /// - Returns: The answers that are other ones than they must be; empty where all are right.
  public func replay(to conversation: Conversation) async -> [Difference] {
    var differences: [Difference] = []
    for exchange in exchanges {
      var found: [String] = []
      if let command = ConsoleCommand(exchange.input) {
        found = await command.run(on: conversation)?.display ?? []
        if let problem = command.problem { found.append(problem) }
      } else {
        found = await conversation.say(exchange.input).display
        while let later = await conversation.nextReply() { found += later.display }
      }
      if !exchange.isAnswered(by: found) {
        differences.append(Difference(exchange: exchange, found: found))
      }
    }
    return differences
  }
}

extension String {
  /// A line of an answer as a script has it: no other line begins so.
  fileprivate var asExpected: String {
    let text = visible
    guard let first = text.unicodeScalars.first, "#:>".unicodeScalars.contains(first) else {
      return text
    }
    return "\\u{\(String(first.value, radix: 16))}" + String(text.unicodeScalars.dropFirst())
  }
}
