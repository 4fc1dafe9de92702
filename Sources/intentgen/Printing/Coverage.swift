import IntentDefinition

/// How much of some definitions can be said and heard in each language.
struct Coverage {
  /// The intents that have sentences, and the texts that are translated, of a language.
  struct Line: Equatable {
    let language: String
    let intents: Int
    let texts: Int
  }

  let intents: Int
  let texts: Int
  let lines: [Line]

  /// The coverage of definitions by their own translations and vocabularies.
  ///
  /// - Parameter developmentLanguage: The language of a vocabulary that is in no folder of a language.
  init(_ set: DefinitionSet, developmentLanguage: String = "en") {
    let definitions = set.definitions.map(\.definition)
    let names = definitions.flatMap { definition in
      definition.intents.map { [$0.typeName, "IN\($0.name.value)Intent"] }
    }
    intents = names.count
    let ids = definitions.map { $0.textsToTranslate.compactMap(\.text.id) }
    texts = ids.reduce(0) { $0 + $1.count }
    let languages =
      set.vocabularies.compactMap(\.language)
      + set.definitions.flatMap { $0.localizations.map(\.language) }
    lines = Set(languages).filter(LanguageTags.isKnown).sorted().map { language in
      let heard = Set(
        set.vocabularies.filter { ($0.language ?? developmentLanguage) == language }
          .flatMap(\.utterances)
          .filter { !$0.templates.isEmpty }.map(\.intent.value))
      let said = zip(set.definitions, ids).reduce(0) { count, pair in
        let translated = pair.0.localizations.filter { $0.language == language }
        return count
          + pair.1.filter { id in
            translated.contains { $0.isTranslated(id) }
          }.count
      }
      return Line(
        language: language, intents: names.filter { !heard.isDisjoint(with: $0) }.count,
        texts: said)
    }
  }

  /// A line a language; empty where nothing is translated.
  var descriptions: [String] {
    lines.map {
      "  \($0.language): sentences for \($0.intents) of \(Count.of(intents, "intent")), "
        + "\($0.texts) of \(Count.of(texts, "text"))"
    }
  }
}
