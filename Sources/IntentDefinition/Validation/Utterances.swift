import Diagnostics
import UtteranceTemplates

/// Templates can be read, and name parameters that can be said.
struct Utterances: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    guard !set.vocabularies.isEmpty else { return }
    let named = set.intentsByType
    for vocabulary in set.vocabularies {
      let phrases = phrases(of: vocabulary, &findings)
      for utterances in vocabulary.utterances {
        // Of an intent that is declared elsewhere nothing is known here.
        guard let intent = named[utterances.intent.value] else { continue }
        for text in utterances.templates {
          let location = SourceLocation(file: vocabulary.file, position: text.position)
          guard let template = parse(text.value, location, &findings) else { continue }
          check(template, of: intent, in: set, location, phrases, &findings)
        }
      }
    }
  }

  private func phrases(
    of vocabulary: Vocabulary,
    _ findings: inout Findings
  ) -> SharedPhrases {
    var phrases = SharedPhrases()
    for phrase in vocabulary.sharedPhrases {
      let location = SourceLocation(file: vocabulary.file, position: phrase.template.position)
      phrases[phrase.name.value] = parse(phrase.template.value, location, &findings)?.root
    }
    return phrases
  }

  private func parse(
    _ text: String,
    _ location: SourceLocation,
    _ findings: inout Findings
  ) -> UtteranceTemplate? {
    do {
      return try TemplateParser.parse(text)
    } catch {
      let problem = DefinitionProblem.invalidTemplate(text, reason: "\(error)")
      findings.add(problem, at: location)
      return nil
    }
  }

  private func check(
    _ template: UtteranceTemplate,
    of intent: Intent,
    in set: DefinitionSet,
    _ location: SourceLocation,
    _ phrases: SharedPhrases,
    _ findings: inout Findings
  ) {
    for name in phrases.missing(from: template.root) {
      findings.add(.unknownSharedPhrase(name, known: phrases.names), at: location)
    }
    for slot in phrases.slots(of: template.root) {
      guard let parameter = intent.parameter(named: slot.name) else {
        let known = intent.parameters.map(\.name.value)
        let nearest = NearestMatch.find(slot.name, among: known)
        findings.add(
          .unknownSlot(slot.name, intent: intent.name.value, known: known), at: location,
          notes: nearest.map { [.init("did you mean '{\($0)}'?")] } ?? [])
        continue
      }
      if !parameter.type.value.canBeSaid(in: set) {
        findings.add(
          .unfillableSlot(slot.name, type: parameter.type.value.name), at: location)
      } else if slot.property == nil,
        let reason = SlotFit(parameter: parameter).reason(against: slot)
      {
        findings.add(.misfitSlot(slot.name, reason: reason), at: location)
      }
    }
  }
}

extension DefinitionSet {
  /// The intents that there is Swift for, by the types that a vocabulary may name them by.
  var intentsByType: [String: Intent] {
    let intents = all.flatMap { definition in definition.intents.filter(definition.generates) }
    return Dictionary(
      intents.flatMap { intent in intent.vocabularyNames.map { ($0, intent) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ValueType {
  /// Whether words can be a value of the type.
  func canBeSaid(in set: DefinitionSet) -> Bool {
    switch self {
    case .basic(.file), .basic(.image), .basic(.paymentMethod): false
    case .objectType(let reference):
      // Of the system's own types the assistant knows how they are said.
      if case .declared(let typeName) = reference.target,
        let type = set.all.filter({ $0.namespace?.value != "System" }).flatMap(\.types)
          .first(where: { $0.typeName == typeName })
      {
        !type.isPlainValue || type.spokenProperty != nil
      } else {
        true
      }
    default: true
    }
  }
}
