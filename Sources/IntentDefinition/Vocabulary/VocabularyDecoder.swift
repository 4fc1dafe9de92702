package import Diagnostics
package import PropertyList

/// Makes the model of a vocabulary from its property list.
package struct VocabularyDecoder: Sendable {
  package init() {}

  /// Decodes one vocabulary, of one language.
  package func decode(_ document: PropertyListDocument, language: String?) -> Checked<Vocabulary> {
    let report = DecodingReport(file: document.file)
    let owner: Owner = "the vocabulary"
    guard var reader = DictionaryReader(document.root, key: "plist", owner: owner, report: report)
    else {
      return Checked(nil, report.diagnostics)
    }
    var vocabulary = Vocabulary(
      language: language,
      file: document.file,
      phrases: [],
      parameters: [],
      utterances: [],
      sharedPhrases: [],
      unknownKeys: []
    )
    vocabulary.utterances = reader.dictionaries("IGIntentUtterances", owner: "an utterance list") {
      reader in
      let templates = reader.strings("IGUtterances")
      return reader.requiredString("IntentName")
        .map { IntentUtterances(intent: $0, templates: templates) }
    }
    vocabulary.sharedPhrases = reader.dictionaries("IGSharedPhrases", owner: "a shared phrase") {
      reader in
      let template = reader.requiredString("IGPhraseTemplate")
      guard let name = reader.requiredString("IGPhraseName"), let template else { return nil }
      return SharedPhrase(name: name, template: template)
    }
    vocabulary.phrases = reader.dictionaries("IntentPhrases", owner: "a phrase list") { reader in
      let examples = reader.strings("IntentExamples")
      return reader.requiredString("IntentName").map {
        IntentPhrases(intent: $0, examples: examples)
      }
    }
    vocabulary.parameters = reader.dictionaries(
      "ParameterVocabularies", owner: "a parameter vocabulary"
    ) {
      let names = $0.strings("ParameterNames")
      return ParameterVocabulary(parameters: names, items: $0.vocabularyItems())
    }
    reader.finish()
    vocabulary.unknownKeys = report.unknownKeys
    vocabulary.suppressions = report.suppressions
    return Checked(vocabulary, report.diagnostics)
  }
}

extension DictionaryReader {
  fileprivate mutating func vocabularyItems() -> [VocabularyItem] {
    dictionaries("ParameterVocabulary", owner: "a vocabulary item") { reader in
      guard let identifier = reader.requiredString("VocabularyItemIdentifier") else {
        _ = reader.remainingEntries()
        return nil
      }
      reader.owner = .named("vocabulary item", identifier.value)
      return VocabularyItem(identifier: identifier, synonyms: reader.vocabularySynonyms())
    }
  }

  private mutating func vocabularySynonyms() -> [VocabularySynonym] {
    dictionaries("VocabularyItemSynonyms", owner: .part("a synonym", of: owner)) { reader in
      let examples = reader.strings("VocabularyItemExamples").map(\.value)
      guard let phrase = reader.requiredString("VocabularyItemPhrase") else { return nil }
      return VocabularySynonym(
        phrase: phrase.value,
        pronunciation: reader.string("VocabularyItemPronunciation")?.value,
        examples: examples
      )
    }
  }
}
