import Diagnostics
import Foundation

/// No word stands for two cases of an enumeration, for both values of a Boolean, nor for two values of one
/// parameter's vocabulary.
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
      for intent in linked.definition.intents {
        for parameter in intent.parameters { check(parameter, of: linked, &findings) }
      }
    }
    for vocabulary in set.vocabularies {
      for words in vocabulary.parameters { check(words, of: vocabulary, in: set, &findings) }
    }
  }

  private func check(
    _ enumeration: Enumeration, of linked: LinkedDefinition, _ findings: inout Findings
  ) {
    // Nobody can choose 'unknown': it stands for no choice.
    let values = enumeration.values.filter { $0.name.value != "unknown" }.map {
      Named(
        value: $0.name.value, texts: [$0.displayName] + $0.synonyms.map(\.text),
        position: $0.name.position)
    }
    check(values, of: "enumeration '\(enumeration.name.value)'", in: linked, &findings)
  }

  private func check(
    _ parameter: Parameter, of linked: LinkedDefinition, _ findings: inout Findings
  ) {
    guard case .basic(.boolean) = parameter.type.value else { return }
    let names = [
      ("true", parameter.metadata.trueDisplayName), ("false", parameter.metadata.falseDisplayName),
    ]
    let values = names.compactMap { value, text in
      text.map {
        Named(
          value: value, texts: [$0], position: $0.text?.position ?? parameter.name.position)
      }
    }
    check(values, of: "parameter '\(parameter.name.value)'", in: linked, &findings)
  }

  /// A value, and what people call it.
  private struct Named {
    let value: String
    let texts: [LocalizedText]
    let position: SourcePosition
  }

  private func check(
    _ values: [Named], of owner: String, in linked: LinkedDefinition, _ findings: inout Findings
  ) {
    let own = words(for: values) { _ in
      nil
    } location: { value in
      linked.definition.location(value.position)
    }
    let known = add(own, of: owner, language: nil, besides: [], &findings)
    for localization in linked.localizations where !localization.isSource {
      let words = words(for: values) { id in
        localization.texts[id]?.wordings.first
      } location: { value in
        localization.location(of: value.texts.first?.id ?? "")
      }
      _ = add(words, of: owner, language: localization.language, besides: known, &findings)
    }
  }

  /// What people call values, in another language where it has a text.
  private func words(
    for values: [Named], translation: (String) -> String?, location: (Named) -> SourceLocation
  ) -> [Word] {
    values.flatMap { value in
      value.texts.compactMap { text in
        let words = text.id.flatMap(translation) ?? text.nonempty
        return words.map { Word(text: $0, value: value.value, location: location(value)) }
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
