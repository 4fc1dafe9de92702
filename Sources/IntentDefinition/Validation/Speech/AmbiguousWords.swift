import Diagnostics
import Foundation

/// No word stands for two cases of an enumeration, nor for two values of one parameter's vocabulary.
struct AmbiguousWords: ValidationRule {
  /// A word, and the value that it stands for.
  private struct Word {
    let text: String
    let value: String
    let location: SourceLocation
  }

  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions where linked.definition.namespace?.value != "System" {
      for enumeration in linked.definition.enumerations {
        check(enumeration, of: linked, &findings)
      }
    }
    for vocabulary in set.vocabularies {
      for words in vocabulary.parameters { check(words, of: vocabulary, in: set, &findings) }
    }
  }

  private func check(
    _ enumeration: Enumeration, of linked: LinkedDefinition, _ findings: inout Findings
  ) {
    let owner = "enumeration '\(enumeration.name.value)'"
    let own = words(of: enumeration) { _ in
      nil
    } location: { value in
      linked.definition.location(value.name.position)
    }
    let known = add(own, of: owner, language: nil, besides: [], &findings)
    for localization in linked.localizations where !localization.isSource {
      let words = words(of: enumeration) { id in
        localization.texts[id]?.wordings.first
      } location: { value in
        localization.location(of: value.displayName.id ?? "")
      }
      _ = add(words, of: owner, language: localization.language, besides: known, &findings)
    }
  }

  /// What people call the cases, in another language where it has a text.
  private func words(
    of enumeration: Enumeration, translation: (String) -> String?,
    location: (EnumerationValue) -> SourceLocation
  ) -> [Word] {
    // Nobody can choose 'unknown': it stands for no choice.
    enumeration.values.filter { $0.name.value != "unknown" }.flatMap { value in
      ([value.displayName] + value.synonyms.map(\.text)).compactMap { text in
        let words = text.id.flatMap(translation) ?? text.nonempty
        return words.map { Word(text: $0, value: value.name.value, location: location(value)) }
      }
    }
  }

  /// The words of a vocabulary for values of an enumeration: of others the app may well be asked which.
  private func check(
    _ words: ParameterVocabulary, of vocabulary: Vocabulary, in set: DefinitionSet,
    _ findings: inout Findings
  ) {
    let isOfCases = words.parameters.contains { path in
      let parts = path.value.split(separator: ".").map(String.init)
      guard parts.count == 2, let intent = set.intentsByType[parts[0]] else { return false }
      return intent.parameter(named: parts[1])?.enumeration(in: set) != nil
    }
    guard isOfCases, let path = words.parameters.first?.value else { return }
    let all = words.items.flatMap { item in
      item.synonyms.map { synonym in
        Word(
          text: synonym.phrase, value: item.identifier.value,
          location: SourceLocation(file: vocabulary.file, position: item.identifier.position))
      }
    }
    _ = add(all, of: "'\(path)'", language: nil, besides: [], &findings)
  }

  /// Tells of each pair of values once.
  ///
  /// - Parameter known: The pairs that have been told of.
  /// - Returns: Those and the new ones.
  private func add(
    _ words: [Word], of owner: String, language: String?, besides known: Set<[String]>,
    _ findings: inout Findings
  ) -> Set<[String]> {
    var told = known
    var first: [String: Word] = [:]
    for word in words {
      let key = word.text.trimmingCharacters(in: .whitespaces)
        .folding(
          options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      guard !key.isEmpty else { continue }
      guard let other = first[key] else {
        first[key] = word
        continue
      }
      guard other.value != word.value, told.insert([other.value, word.value]).inserted else {
        continue
      }
      findings.add(
        .ambiguousWord(
          word.text, values: [other.value, word.value], owner: owner, language: language),
        at: word.location, notes: [.init("the other one is here", at: other.location)])
    }
    return told
  }
}
