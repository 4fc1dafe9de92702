import Foundation
import IntentConversation
import TasksNotes

/// Lists of things to do, to talk to: `swift run TasksNotes`.
@main
struct Console {
  static func main() async {
    exit(await ConversationConsole.run { [try await TasksNotes.app()] })
  }
}
