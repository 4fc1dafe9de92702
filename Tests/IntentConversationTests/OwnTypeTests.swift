import Foundation
import IntentConversation
import IntentRuntime
import Testing

@Suite("A type of an app's own")
struct OwnTypeTests {
  static let names = [
    "task", "note", "restaurant", "paymentAmount", "spatialEventTrigger", "mediaItem", "person",
    "location", "date",
  ]

  @Test("is said by its own name, whatever type of the system's is called so", arguments: names)
  func isSaid(_ parameter: String) throws {
    let request = try #require(Self.recognize("{\(parameter)}", "run lemon cake"))
    #expect(request.parameters == [parameter: .object(["displayString": "lemon cake"])])
    _ = try request.decoded(as: RunErrandIntent.self)
  }

  @Test("is said by the property and found in the vocabulary that its definition names")
  func hasSpokenProperty() throws {
    let request = try #require(
      Self.recognize("{vehicle}", "run banana mobile", names: Names([.carName: ["Banana Mobile"]])))
    #expect(request.parameters == ["vehicle": .object(["plate": "Banana Mobile"])])
    #expect(try request.decoded(as: RunErrandIntent.self).vehicle?.plate == "Banana Mobile")
  }

  @Test("without any property that can be said is no slot")
  func isUnspeakable() {
    let problems = Self.recognizer("{weather}").problems
    #expect(problems.contains { "\($0)".contains("weather") }, "\(problems)")
  }

  private static func recognizer(_ slot: String, names: Names = Names()) -> Recognizer {
    Recognizer(
      catalogs: [.errands],
      vocabularies: [
        AppVocabulary(utterances: [.init(intent: "RunErrandIntent", templates: ["run \(slot)"])])
      ],
      appNames: ["Errands"], language: "en")
  }

  private static func recognize(
    _ slot: String, _ sentence: String, names: Names = Names()
  ) -> IntentRequest? {
    recognizer(slot).recognize(sentence, names: names).first?.request
  }
}
