public import Foundation

extension AppVocabulary {
  /// Reads an `AppIntentVocabulary.plist`.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - language: The language; where it is not given, that of the `xx.lproj` folder, if any.
  /// - Throws: ``IntentError/invalidPropertyList(file:key:reason:)``.
  public init(contentsOf url: URL, language: String? = nil) throws {
    let folder = url.deletingLastPathComponent()
    let name = folder.deletingPathExtension().lastPathComponent
    let folderLanguage = folder.pathExtension == "lproj" && name != "Base" ? name : nil
    try self.init(
      propertyList: PropertyListReader.data(of: url),
      language: language ?? folderLanguage,
      file: url.lastPathComponent
    )
  }

  /// Reads the content of an `AppIntentVocabulary.plist`.
  ///
  /// - Throws: ``IntentError/invalidPropertyList(file:key:reason:)``.
  public init(
    propertyList data: Data,
    language: String? = nil,
    file: String = "AppIntentVocabulary.plist"
  ) throws {
    let list = try PropertyListReader(file: file).read(VocabularyList.self, from: data)
    self.init(
      language: language,
      phrases: (list.phrases ?? []).map { Phrases(intent: $0.intent, examples: $0.examples ?? []) },
      parameters: (list.parameters ?? []).map { parameter in
        Parameter(
          names: parameter.names,
          items: parameter.items.map { item in
            Item(
              identifier: item.identifier,
              synonyms: item.synonyms.map {
                Synonym($0.phrase, pronunciation: $0.pronunciation, examples: $0.examples ?? [])
              }
            )
          }
        )
      },
      utterances: (list.utterances ?? []).map {
        Utterances(intent: $0.intent, templates: $0.templates ?? [])
      },
      sharedPhrases: (list.sharedPhrases ?? []).map { SharedPhrase($0.name, template: $0.template) }
    )
  }
}

private struct VocabularyList: Decodable {
  var phrases: [Phrases]?
  var parameters: [Parameter]?
  var utterances: [Utterances]?
  var sharedPhrases: [SharedPhrase]?

  enum CodingKeys: String, CodingKey {
    case phrases = "IntentPhrases"
    case parameters = "ParameterVocabularies"
    case utterances = "IGIntentUtterances"
    case sharedPhrases = "IGSharedPhrases"
  }

  struct Phrases: Decodable {
    var intent: String
    var examples: [String]?

    enum CodingKeys: String, CodingKey {
      case intent = "IntentName"
      case examples = "IntentExamples"
    }
  }

  struct Utterances: Decodable {
    var intent: String
    var templates: [String]?

    enum CodingKeys: String, CodingKey {
      case intent = "IntentName"
      case templates = "IGUtterances"
    }
  }

  struct SharedPhrase: Decodable {
    var name: String
    var template: String

    enum CodingKeys: String, CodingKey {
      case name = "IGPhraseName"
      case template = "IGPhraseTemplate"
    }
  }

  struct Parameter: Decodable {
    var names: [String]
    var items: [Item]

    enum CodingKeys: String, CodingKey {
      case names = "ParameterNames"
      case items = "ParameterVocabulary"
    }
  }

  struct Item: Decodable {
    var identifier: String
    var synonyms: [Synonym]

    enum CodingKeys: String, CodingKey {
      case identifier = "VocabularyItemIdentifier"
      case synonyms = "VocabularyItemSynonyms"
    }
  }

  struct Synonym: Decodable {
    var phrase: String
    var pronunciation: String?
    var examples: [String]?

    enum CodingKeys: String, CodingKey {
      case phrase = "VocabularyItemPhrase"
      case pronunciation = "VocabularyItemPronunciation"
      case examples = "VocabularyItemExamples"
    }
  }
}
