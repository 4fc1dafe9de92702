public import Foundation
public import IntentConversation
public import Testing

/// Expects a conversation to go as a dialogue in a file says.
///
/// ```swift
/// @Test("holds the dialogue", arguments: ["menu", "delivery"])
/// func holds(_ dialogue: String) async throws {
///   let conversation = Conversation(with: [try SoupOrder.app()])
///   try await expect(dialogue: folder.appending(path: "\(dialogue).txt"), holdsIn: conversation)
/// }
/// ```
///
/// Each answer that is another one than the file has is an issue at its line of the file, and the rest is
/// said all the same. How a dialogue is written, ``IntentConversation/ConversationScript`` says.
///
/// - Throws: Where the file cannot be read.
public func expect(
  dialogue file: URL,
  holdsIn conversation: Conversation,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let script = ConversationScript(try String(contentsOf: file, encoding: .utf8))
  let (name, path) = (file.lastPathComponent, file.path(percentEncoded: false))
  await expect(script, conversation, sourceLocation) { line in
    SourceLocation(fileID: "Dialogues/\(name)", filePath: path, line: line, column: 1)
  }
}

/// Expects a conversation to go as a dialogue says.
///
/// ```swift
/// await expect(
///   dialogue: ConversationScript("""
///     > order soup
///     Which soup would you like?
///     """),
///   holdsIn: conversation)
/// ```
///
/// Each answer that is another one is an issue, in which characters that nobody sees are written out.
public func expect(
  dialogue script: ConversationScript,
  holdsIn conversation: Conversation,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(script, conversation, sourceLocation) { _ in sourceLocation }
}

private func expect(
  _ script: ConversationScript,
  _ conversation: Conversation,
  _ caller: SourceLocation,
  place: (Int) -> SourceLocation
) async {
  guard script.exchanges.contains(where: \.isSaid) else {
    Issue.record(
      "the dialogue has nothing to say: what is said begins with '> '", sourceLocation: caller)
    return
  }
  for difference in await script.replay(to: conversation) {
    Issue.record("\(difference)", sourceLocation: place(difference.exchange.line))
  }
}
