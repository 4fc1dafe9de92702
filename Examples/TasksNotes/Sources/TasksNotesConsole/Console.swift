import Foundation
import IntentConversation
import TasksNotes

/// Lists of things to do, to talk to: `swift run TasksNotes`.
@main
struct Console {
  static func main() async throws {
    exit(await ConversationConsole(with: [try await TasksNotes.app()]).run())
  }
}
