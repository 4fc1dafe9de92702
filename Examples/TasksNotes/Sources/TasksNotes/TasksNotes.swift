import Foundation
import IntentConversation
import SystemIntents

/// Lists of things to do, to talk to: `swift run TasksNotes`.
@main
struct TasksNotes {
  static func main() async throws {
    let folder = try FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "TasksNotes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try TaskStore(path: folder.appending(path: "tasks.sqlite").path)
    exit(await ConversationConsole(with: [try app(with: store)]).run())
  }

  /// The app, under all its names.
  static func app(with store: TaskStore) throws -> ConversationApp {
    var provider = HandlerProvider(.notebook, .tasksNotes)
    try provider.register(TasksHandler(store: store))
    return ConversationApp(
      "TasksNotes", alternativeNames: ["MonkeyNotes", "MonkeyTodo"], provider: provider)
  }
}
