import IntentDefinition

extension Translator {
  /// The catalog of a definition: its domains and intents, translations, and the app's vocabulary.
  ///
  /// - Parameter intents: The types of the intents, as the style has them.
  func catalogModel(
    _ definition: Definition,
    _ localizations: [Localization],
    intents: [String]
  ) -> CatalogModel {
    let member = definition.memberName
    let domains = definition.domains.map {
      SwiftExpression.source(".\(SwiftIdentifier.escaped($0.memberName))")
    }
    let intents = intents.map { SwiftExpression.source("\($0).self") }
    var arguments = [Argument(label: "name", value: .string(definition.name))]
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(Argument(label: label, value: value)) }
    }
    add("domains", list(domains))
    arguments.append(Argument(label: "intents", value: .array(intents)))
    add("localizations", list(tables(localizations)))
    add("vocabularies", list(vocabularies.compactMap { vocabulary($0, of: definition) }))
    return CatalogModel(
      member: SwiftIdentifier.escaped(member),
      definition: SwiftLiteral.comment(definition.name),
      value: call("IntentCatalog", arguments).render(
        column: 2 + access.count + "static let  = ".count + member.count,
        indentation: 2
      )
    )
  }

  // MARK: - Translations

  /// The tables of the languages. Where two files translate one text, the first one counts.
  private func tables(_ localizations: [Localization]) -> [SwiftExpression] {
    var languages: [(name: String, texts: [String: LocalizedValue])] = []
    for localization in localizations where localization.language != "Base" {
      if let index = languages.firstIndex(where: { $0.name == localization.language }) {
        languages[index].texts.merge(localization.texts) { first, _ in first }
      } else {
        languages.append((localization.language, localization.texts))
      }
    }
    return languages.filter { !$0.texts.isEmpty }.map { table($0.name, $0.texts) }
  }

  private func table(_ language: String, _ texts: [String: LocalizedValue]) -> SwiftExpression {
    var plain: [SwiftExpression] = []
    var plurals: [SwiftExpression] = []
    for (id, value) in texts.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .text(let text): plain += [.string(id), .string(text)]
      case .plural(let forms):
        for (category, text) in forms.sorted(by: { $0.key < $1.key }) {
          plurals += [.string(id), .string(category), .string(text)]
        }
      }
    }
    var arguments = [
      Argument(label: nil, value: .string(language)),
      Argument(label: nil, value: .array(plain)),
    ]
    if !plurals.isEmpty { arguments.append(Argument(label: "plurals", value: .array(plurals))) }
    return call("LocalizationTable", arguments)
  }

  // MARK: - Vocabulary

  /// What a vocabulary says of a definition's intents; none where that is nothing.
  private func vocabulary(
    _ vocabulary: Vocabulary,
    of definition: Definition
  ) -> SwiftExpression? {
    let classes = Set(definition.intents.flatMap { [$0.typeName, "IN\($0.name.value)Intent"] })
    let phrases = vocabulary.phrases.filter { classes.contains($0.intent.value) }
    let parameters = vocabulary.parameters.filter { parameter in
      parameter.parameters.contains { name in
        name.value.split(separator: ".").first.map { classes.contains(String($0)) } ?? false
      }
    }
    var utterances = vocabulary.utterances.filter { classes.contains($0.intent.value) }
    // What stands for no intent concerns them all.
    if !utterances.isEmpty {
      utterances += vocabulary.utterances.filter { $0.intent.value == IntentUtterances.noIntent }
    }
    guard !phrases.isEmpty || !parameters.isEmpty || !utterances.isEmpty else { return nil }
    var arguments: [Argument] = []
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(Argument(label: label, value: value)) }
    }
    add("language", vocabulary.language.map { .string($0) })
    add("phrases", list(phrases.map(description)))
    add("parameters", list(parameters.map(description)))
    add("utterances", list(utterances.map(description)))
    if !utterances.isEmpty {
      add("sharedPhrases", list(vocabulary.sharedPhrases.map(description)))
    }
    return call("AppVocabulary", arguments)
  }

  private func description(of phrases: IntentPhrases) -> SwiftExpression {
    member(
      "init",
      [
        Argument(label: "intent", value: .string(phrases.intent.value)),
        Argument(label: "examples", value: .array(phrases.examples.map { .string($0.value) })),
      ]
    )
  }

  private func description(of utterances: IntentUtterances) -> SwiftExpression {
    member(
      "init",
      [
        Argument(label: "intent", value: .string(utterances.intent.value)),
        Argument(
          label: "templates", value: .array(utterances.templates.map { .string($0.value) })),
      ]
    )
  }

  private func description(of phrase: SharedPhrase) -> SwiftExpression {
    member(
      "init",
      [
        Argument(label: nil, value: .string(phrase.name.value)),
        Argument(label: "template", value: .string(phrase.template.value)),
      ]
    )
  }

  private func description(of parameter: ParameterVocabulary) -> SwiftExpression {
    member(
      "init",
      [
        Argument(label: "names", value: .array(parameter.parameters.map { .string($0.value) })),
        Argument(label: "items", value: .array(parameter.items.map(description))),
      ]
    )
  }

  private func description(of item: VocabularyItem) -> SwiftExpression {
    member(
      "init",
      [
        Argument(label: "identifier", value: .string(item.identifier.value)),
        Argument(label: "synonyms", value: .array(item.synonyms.map(description))),
      ]
    )
  }

  private func description(of synonym: VocabularySynonym) -> SwiftExpression {
    var arguments = [Argument(label: nil, value: .string(synonym.phrase))]
    if let pronunciation = synonym.pronunciation {
      arguments.append(Argument(label: "pronunciation", value: .string(pronunciation)))
    }
    if !synonym.examples.isEmpty {
      let examples = synonym.examples.map { SwiftExpression.string($0) }
      arguments.append(Argument(label: "examples", value: .array(examples)))
    }
    return member("init", arguments)
  }

  /// `.init(…)`, where the place says which type is made.
  private func member(_ name: String, _ arguments: [Argument]) -> SwiftExpression {
    .call("." + name, arguments)
  }
}
