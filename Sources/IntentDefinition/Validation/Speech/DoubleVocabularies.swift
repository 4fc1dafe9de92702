import Diagnostics

/// The sentences of the definition's own language are in one vocabulary: beside the definition, or in the folder of
/// that language.
struct DoubleVocabularies: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for vocabulary in set.vocabularies where vocabulary.language == nil {
      let names = vocabulary.intents
      let owners = set.definitions.filter { linked in
        linked.definition.intents.contains {
          !names.isDisjoint(with: [$0.typeName, "IN\($0.name.value)Intent"])
        }
      }
      let languages = Set(owners.compactMap(MissingTexts.sourceLanguage).map(String.init))
      for other in set.vocabularies {
        guard let language = other.language, languages.contains(language),
          other.file == Self.path(of: language, beside: vocabulary.file),
          let shared = other.intents.intersection(names).min()
        else { continue }
        findings.add(
          .doubleVocabulary(shared, language: language, other: vocabulary.file),
          at: SourceLocation(file: other.file))
      }
    }
  }

  /// The path of the vocabulary of a language, by that of the one in no folder of a language.
  private static func path(of language: String, beside file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "\(language).lproj/\(file)" }
    return "\(file[...slash])\(language).lproj\(file[slash...])"
  }
}

extension Vocabulary {
  /// The intents for which it has sentences or examples, as it names them.
  fileprivate var intents: Set<String> {
    Set(utterances.map(\.intent.value) + phrases.map(\.intent.value))
      .subtracting([IntentUtterances.noIntent])
  }
}
