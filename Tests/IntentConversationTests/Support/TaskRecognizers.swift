import Foundation
import IntentConversation
import SystemIntents

extension Recognizer {
  /// One for tasks in each language, where it is always the same moment, in UTC.
  static func forTasks(at now: Date) -> [String: Recognizer] {
    let languages = ["en", "es", "fr", "de", "pl", "ja", "ko"]
    return Dictionary(
      uniqueKeysWithValues: languages.map { language in
        (
          language,
          Recognizer(
            catalogs: [.notebook], appNames: ["TasksNotes"], language: language,
            calendar: FixedTime.calendar, now: { now })
        )
      })
  }
}
