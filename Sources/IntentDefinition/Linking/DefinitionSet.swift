package import Diagnostics

/// Definitions that belong together, with every reference resolved and every default filled in.
package struct DefinitionSet: Equatable, Sendable, Encodable {
  /// The definitions that are asked for, in the order in which they were given.
  package var definitions: [LinkedDefinition]
  /// The definitions that are only there to be referred to.
  package var context: [Definition]
  /// The vocabularies, in the order in which they were given.
  package var vocabularies: [Vocabulary]

  /// The types of intents that definitions beside these declare: vocabularies may speak of them too.
  package var intentsElsewhere: Set<String> = []

  /// The modules of definitions and vocabularies, by their files; those without one are of the same.
  package var modules: [String: String] = [:]

  /// The modules that each module depends on; nothing of those of which that is not known.
  package var dependencies: [String: Set<String>] = [:]

  /// The vocabularies of other modules, with what they have for intents that are not of those.
  private(set) var vocabulariesElsewhere: [Vocabulary] = []

  /// The definitions, by file, of which a file of translations could not be read: what these have is not known.
  package var unreadTranslations: Set<String> = []

  /// Whether a vocabulary could not be read, so that there may be sentences that are not known.
  package var lacksVocabulary = false

  private enum CodingKeys: CodingKey {
    case definitions, context, vocabularies
  }

  package init(
    definitions: [LinkedDefinition], context: [Definition], vocabularies: [Vocabulary]
  ) {
    self.definitions = definitions
    self.context = context
    self.vocabularies = vocabularies
  }

  /// Every definition, the context included.
  package var all: [Definition] { definitions.map(\.definition) + context }

  /// Whether a vocabulary may speak of what a definition has: that is of the same module, or of one that this depends on.
  func isKnown(_ definition: Definition, to vocabulary: Vocabulary) -> Bool {
    guard let own = modules[vocabulary.file], let other = modules[definition.file], own != other,
      let known = dependencies[own]
    else { return true }
    return known.contains(other)
  }

  /// The set as each of its modules sees it: names stand for what the module has first, and other modules' definitions
  /// are there to be referred to.
  package var byModule: [DefinitionSet] {
    func module(_ file: String) -> String { modules[file] ?? "" }
    let files = definitions.map(\.definition.file) + vocabularies.map(\.file)
    let names = Set(files.map(module))
    guard names.count > 1 else { return [self] }
    return names.sorted().map { name in
      var view = self
      view.definitions.removeAll { module($0.definition.file) != name }
      view.context = definitions.map(\.definition).filter { module($0.file) != name } + context
      view.vocabularies.removeAll { module($0.file) != name }
      view.vocabulariesElsewhere = vocabularies.filter { module($0.file) != name }.map {
        vocabulary in
        let own = definitions.map(\.definition).filter {
          module($0.file) == module(vocabulary.file)
        }
        return vocabulary.without(Set(own.flatMap(\.intents).flatMap(\.vocabularyNames)))
      }
      return view
    }
  }
}

extension Intent {
  /// The types that a vocabulary may name it by.
  var vocabularyNames: [String] { [typeName, "IN\(name.value)Intent"] }
}

extension Vocabulary {
  /// The same without what it has for some intents.
  fileprivate func without(_ intents: Set<String>) -> Vocabulary {
    var vocabulary = self
    vocabulary.phrases.removeAll { intents.contains($0.intent.value) }
    vocabulary.utterances.removeAll { intents.contains($0.intent.value) }
    return vocabulary
  }
}

/// A definition and its translations.
package struct LinkedDefinition: Equatable, Sendable, Encodable {
  /// The definition, with every reference resolved.
  package var definition: Definition
  /// Its translations, in the order of the languages' names.
  package var localizations: [Localization]
}

extension LinkedDefinition {
  /// From where to where the texts of the intents, types and enumerations of a name stand in a file of translations.
  package func extents(ofTextsOf name: String, in file: String) -> [ClosedRange<SourcePosition>] {
    let present = localizations.filter { $0.file == file }
    guard !present.isEmpty else { return [] }
    let identifiers = definition.textIdentifiers(ofAll: name)
    let places = present.flatMap { localization in
      localization.positions.map { ($0.key, $0.value) }
        + localization.repeated.flatMap { id, places in places.map { (id, $0) } }
    }
    let starts = Set(places.map(\.1)).sorted()
    let next = Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst()))
    // An ID of a text and of a value in it is the text's.
    let own = places.filter { id, _ in
      identifiers.contains(id)
        || TextIdentifier.parts(of: id).first.map(identifiers.contains) == true
    }
    return own.map { _, start in
      let end = next[start].map { SourcePosition(line: $0.line, column: $0.column - 1) }
      return start...max(end ?? SourcePosition(line: .max, column: .max), start)
    }
  }
}
