import IntentRuntime
import Testing

@testable import IntentConversation

@Suite("Known names")
struct NameTests {
  @Test("of any number of words keep their identifier", arguments: [1, 12, 13, 40, 100])
  func keepIdentifier(_ count: Int) {
    let name = (1...count).map { "word\($0)" }.joined(separator: " ")
    let table = NameTable([
      SpeakableString(vocabularyIdentifier: "id", spokenPhrase: name, pronunciationHint: nil)
    ])
    var found: [String?] = []
    table.spans(in: Sentence(name).words, from: 0) { end, fit, entry in
      if fit == .whole, end == count { found.append(table.entries[entry].identifier) }
    }
    #expect(found == ["id"])
  }

  @Test(
    "may be said whole where they are written short, and the other way round",
    arguments: [
      ("Bobo Jr.", "bobo junior"), ("Dr. Monkey", "doctor monkey"), ("Dr. Monkey", "Doktor Monkey"),
      ("Doctor Monkey", "Dr. Monkey"), ("Prof. Dr. Ape", "professor doctor ape"),
      ("Sra. López", "señora López"), ("St. Coco", "Saint Coco"),
    ])
  func shortForms(_ name: String, _ said: String) {
    let table = NameTable([
      SpeakableString(vocabularyIdentifier: "id", spokenPhrase: name, pronunciationHint: nil)
    ])
    let words = Sentence(said).words
    var found: [String] = []
    table.spans(in: words, from: 0) { end, fit, entry in
      if fit == .whole, end == words.count { found.append(table.entries[entry].display) }
    }
    #expect(found == [name])
    let index = SpokenNameIndex([name]) { [$0] }
    #expect(index.matches(for: said).map(\.quality) == [.whole])
  }
}
