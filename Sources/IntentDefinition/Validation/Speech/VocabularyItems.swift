import Diagnostics
import UtteranceTemplates

/// Words of a vocabulary stand for values that there are, and no alternative of a template is empty.
struct VocabularyItems: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    let intents = set.all.flatMap(\.intents)
    let named = Dictionary(
      intents.flatMap { [($0.typeName, $0), ("IN\($0.name.value)Intent", $0)] },
      uniquingKeysWith: { first, _ in first })
    for vocabulary in set.vocabularies {
      for words in vocabulary.parameters { check(words, named, vocabulary, in: set, &findings) }
      for utterances in vocabulary.utterances {
        let intent = named[utterances.intent.value]
        for template in utterances.templates {
          checkConstants(template, intent, vocabulary, in: set, &findings)
        }
      }
      let templates =
        vocabulary.utterances.flatMap(\.templates) + vocabulary.sharedPhrases.map(\.template)
      for template in templates where template.value.hasEmptyAlternative {
        findings.add(
          .emptyAlternative(template.value),
          at: SourceLocation(file: vocabulary.file, position: template.position))
      }
    }
  }

  private func check(
    _ words: ParameterVocabulary, _ intents: [String: Intent], _ vocabulary: Vocabulary,
    in set: DefinitionSet, _ findings: inout Findings
  ) {
    for path in words.parameters {
      let parts = path.value.split(separator: ".").map(String.init)
      guard parts.count == 2, let parameter = intents[parts[0]]?.parameter(named: parts[1]),
        let enumeration = parameter.enumeration(in: set)
      else { continue }
      for item in words.items {
        check(item.identifier, parameter, enumeration, vocabulary, &findings)
      }
    }
  }

  private func checkConstants(
    _ template: Located<String>, _ intent: Intent?, _ vocabulary: Vocabulary,
    in set: DefinitionSet, _ findings: inout Findings
  ) {
    guard let intent, let root = try? TemplateParser.parse(template.value).root else { return }
    for slot in root.slots where slot.property == nil {
      guard case .constant(let value) = slot.kind,
        let parameter = intent.parameter(named: slot.name),
        let enumeration = parameter.enumeration(in: set)
      else { continue }
      check(
        Located(value, at: template.position), parameter, enumeration, vocabulary, &findings)
    }
  }

  private func check(
    _ name: Located<String>, _ parameter: Parameter, _ enumeration: Enumeration,
    _ vocabulary: Vocabulary, _ findings: inout Findings
  ) {
    let location = SourceLocation(file: vocabulary.file, position: name.position)
    let known = enumeration.values.map(\.name.value).filter { $0 != "unknown" }
    guard !known.contains(name.value) else { return }
    if name.value == "unknown", known.count < enumeration.values.count {
      findings.add(.unnamedItem(parameter: parameter.name.value, known: known), at: location)
      return
    }
    let nearest = NearestMatch.find(name.value, among: known)
    findings.add(
      .unknownItem(name.value, parameter: parameter.name.value, known: known), at: location,
      notes: nearest.map { [.init("did you mean '\($0)'?")] } ?? [])
  }
}

extension String {
  /// Whether nothing stands on one side of a bar, in brackets or not.
  fileprivate var hasEmptyAlternative: Bool {
    var isEmpty = true
    var wasBar = false
    var isEscaped = false
    for character in self {
      if isEscaped {
        (isEscaped, isEmpty, wasBar) = (false, false, false)
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "(", "[": (isEmpty, wasBar) = (true, false)
      case "|":
        if isEmpty { return true }
        (isEmpty, wasBar) = (true, true)
      case ")", "]":
        if isEmpty && wasBar { return true }
        (isEmpty, wasBar) = (false, false)
      case " ", "\t", "\n": break
      default: (isEmpty, wasBar) = (false, false)
      }
    }
    return isEmpty && wasBar
  }
}
