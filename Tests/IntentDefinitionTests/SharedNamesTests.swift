import IntentDefinition
import IntentRuntime
import Testing

/// The generator and the runtime never import each other, and must agree on these.
@Suite("Names that generator and runtime both know")
struct SharedNamesTests {
  @Test("are the same kinds of vocabulary")
  func vocabularyKinds() {
    #expect(VocabularyKind.allCases.map(\.rawValue) == UserVocabularyKind.allCases.map { "\($0)" })
  }

  @Test("are the same standard response codes")
  func responseCodes() {
    let outcomes = ResponseOutcome.allCases.map(\.rawValue)
    #expect(StandardResponseCode.allCases.map(\.rawValue) == outcomes)
  }
}
