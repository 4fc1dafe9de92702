import Foundation
import IntentRuntime
import SystemIntents
import Testing

@testable import IntentConversation

/// Sentences with something in them that is no value, or might be two: what is not read whole is
/// asked about, and never taken for a part of itself.
@Suite("What is not read whole is refused")
struct RefusedValueTests {
  /// Where a value stands in sentences, and what it is made of.
  struct Frame: Sendable {
    let language: String
    let intent: String
    let parameter: String
    /// A template with a slot in it; sentences have the value in its place.
    let template: String
    /// What is said in place of the slot, one a line.
    let values: String

    var sentences: [String] {
      let filled = template.replacing("{payee}", with: "Bobo")
        .replacing("{taskTitles:text}", with: "Coco")
      return values.split(separator: "\n").map {
        filled.replacing("{\(parameter)}", with: String($0))
      }
    }
  }

  @Test("in whatever sentence it stands", arguments: RefusedValues.frames.indices)
  func isRefused(_ index: Int) {
    let frame = RefusedValues.frames[index]
    let recognizer = Recognizer(
      catalogs: [.notebook, .payments, .ridesharing],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "IN\(frame.intent)Intent", templates: [frame.template])])
      ],
      appNames: ["App"], language: frame.language, isIncluded: { $0 == frame.intent },
      calendar: FixedTime.calendar, now: { FixedTime.now })
    #expect(recognizer.problems.isEmpty)
    for sentence in frame.sentences {
      let found = recognizer.recognize(sentence, names: Names([.contactName: ["Bobo", "Coco"]]))
      let value = found.first?.request.parameters[frame.parameter]
      #expect(value == nil, "'\(sentence)' has \(value.map { "\($0)" } ?? "")")
    }
  }

  @Test("in 500 sentences and more, of seven languages")
  func areManySentences() {
    let sentences = Set(RefusedValues.frames.flatMap(\.sentences))
    #expect(sentences.count >= 500, "\(sentences.count)")
    #expect(Set(RefusedValues.frames.map(\.language)).count == 7)
  }
}
