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
}
