import Diagnostics

/// Keys, categories and verbs are those that the format and the system know, where they nearly are; and
/// no case is called `none`.
struct Misspellings: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for key in definition.unknownKeys {
      guard let nearest = NearestMatch.find(key.key, among: FormatKeys.all, within: 2) else {
        continue
      }
      findings.add(
        .misspeltKey(key.key, nearest: nearest, owner: key.owner),
        at: definition.location(key.position), fix: .replace(at: key.position, with: nearest))
    }
    for intent in definition.intents {
      check(intent.category, "category", KnownWords.categories, intent, definition, &findings)
      check(intent.verb, "verb", KnownWords.verbs, intent, definition, &findings)
      for parameter in intent.parameters + intent.response.properties {
        check(parameter.metadata, of: parameter, definition, &findings)
      }
    }
    for enumeration in definition.enumerations {
      for value in enumeration.values where value.name.value == "none" {
        guard enumeration.kind == .regular, definition.namespace?.value != "System" else {
          continue
        }
        findings.add(
          .caseNone(enumeration: enumeration.name.value),
          at: definition.location(value.name.position))
      }
    }
  }

  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for vocabulary in set.vocabularies {
      for key in vocabulary.unknownKeys {
        guard let nearest = NearestMatch.find(key.key, among: FormatKeys.vocabulary, within: 2)
        else { continue }
        findings.add(
          .misspeltKey(key.key, nearest: nearest, owner: key.owner),
          at: SourceLocation(file: vocabulary.file, position: key.position),
          fix: .replace(at: key.position, with: nearest))
      }
    }
  }

  /// Any type may bring keys of its own: only what is nearly a known one is told.
  private func check(
    _ metadata: ParameterMetadata, of parameter: Parameter, _ definition: Definition,
    _ findings: inout Findings
  ) {
    for name in metadata.others.keys.sorted() {
      guard let nearest = NearestMatch.find(name, among: FormatKeys.metadata, within: 2) else {
        continue
      }
      let owner = "parameter '\(parameter.name.value)'"
      findings.add(
        .misspeltKey("…Metadata\(name)", nearest: "…Metadata\(nearest)", owner: owner),
        at: definition.location(parameter.position))
    }
  }

  private func check(
    _ word: String?, _ noun: String, _ known: [String], _ intent: Intent, _ definition: Definition,
    _ findings: inout Findings
  ) {
    // Any word may be meant: a slip keeps the first letter, and changes little behind it.
    guard let word, word.count > 3, !known.contains(word),
      let nearest = NearestMatch.find(word, among: known, within: word.count > 4 ? 2 : 1),
      nearest.first?.lowercased() == word.first?.lowercased()
    else { return }
    findings.add(
      .misspeltWord(word, noun: noun, nearest: nearest, owner: intent.label),
      at: definition.location(intent.position))
  }
}
