import Foundation
import IntentConversation
import SystemIntents

/// Lists of things to do for an assistant.
public enum TasksNotes {
  /// The app, with what it keeps in a folder; in the user's folder of application data unless told.
  public static func app(in folder: URL? = nil) async throws -> ConversationApp {
    let folder =
      try folder
      ?? FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "TasksNotes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try TaskStore(path: folder.appending(path: "tasks.sqlite").path)
    return try app(with: store)
  }

  /// The app, under all its names.
  static func app(with store: TaskStore) throws -> ConversationApp {
    var provider = HandlerProvider(.notebook, .tasksNotes)
    try provider.register(TasksHandler(store: store))
    return ConversationApp(
      "TasksNotes", alternativeNames: ["MonkeyNotes", "MonkeyTodo"], provider: provider)
  }
}
