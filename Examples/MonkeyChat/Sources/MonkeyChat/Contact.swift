import Foundation
import GRDB
import SystemIntents

/// Somebody to send messages to.
struct Contact: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  var id = UUID()
  /// The name.
  var name: String
  /// The name in other languages, by their codes.
  var localizedNames: [String: String] = [:]

  /// The name in a language.
  func name(in language: String) -> String {
    localizedNames[language] ?? name
  }

  /// The name with all that it is said as.
  var spokenName: SpeakableString {
    SpeakableString(
      spokenPhrase: name,
      vocabularyIdentifier: id.uuidString,
      alternativeSpeakableMatches: localizedNames.values.sorted().map {
        SpeakableString(spokenPhrase: $0)
      })
  }

  /// The contact as the assistant speaks of it.
  func person(in language: String) -> Person {
    Person(displayName: name(in: language), customIdentifier: id.uuidString)
  }
}
