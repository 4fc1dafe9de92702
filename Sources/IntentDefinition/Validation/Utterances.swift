import Diagnostics
import UtteranceTemplates

/// Templates can be read, name parameters that can be said, and tell intents apart.
struct Utterances: ValidationRule {
  /// A template with all that is known of it.
  private struct Entry {
    let template: UtteranceTemplate
    let location: SourceLocation
    let intent: Intent
  }

  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    let intents = set.all.flatMap { definition in definition.intents.filter(definition.generates) }
    let named = Dictionary(
      intents.flatMap { [($0.typeName, $0), ("IN\($0.name.value)Intent", $0)] },
      uniquingKeysWith: { first, _ in first })
    for vocabulary in set.vocabularies {
      let phrases = phrases(of: vocabulary, &findings)
      var entries: [Entry] = []
      for utterances in vocabulary.utterances {
        // Of an intent that is declared elsewhere nothing is known here.
        guard let intent = named[utterances.intent.value] else { continue }
        for text in utterances.templates {
          let location = SourceLocation(file: vocabulary.file, position: text.position)
          guard let template = parse(text.value, location, &findings) else { continue }
          check(template, of: intent, in: set, location, phrases, &findings)
          entries.append(Entry(template: template, location: location, intent: intent))
        }
      }
      checkOverlap(entries, phrases, &findings)
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
      }
    }
  }

  /// Sentences that two intents could mean, with nothing to tell which.
  private func checkOverlap(
    _ entries: [Entry],
    _ phrases: SharedPhrases,
    _ findings: inout Findings
  ) {
    var overlap = TemplateOverlap(
      entries.map { entry in
        TemplateOverlap.Entry(
          entry.template.root, phrases: phrases, intent: entry.intent.typeName,
          kind: { Self.kind(of: $0, in: entry.intent) })
      })
    for finding in overlap.findings() {
      let (first, second) = (entries[finding.first], entries[finding.second])
      findings.add(
        .ambiguousTemplates(
          finding.sentence, intent: second.intent.name.value, other: first.intent.name.value),
        at: second.location,
        notes: [.init("the other template is here", at: first.location)])
    }
  }

  /// What a slot takes, and the words that stand for it in an example.
  private static func kind(of slot: UtteranceTemplate.Slot, in intent: Intent)
    -> (kind: String, example: String)
  {
    switch slot.kind {
    case .list: return ("list", "something")
    case .text: return ("text", "something")
    case .value, .constant:
      guard slot.property == nil else { return ("property", "something") }
      let type = intent.parameter(named: slot.name)?.type.value.name ?? "String"
      return (type, examples[type] ?? "something")
    }
  }

  /// What stands for a value in an example.
  private static let examples = [
    "Person": "Bobo", "Integer": "five", "Decimal": "5", "Date": "tomorrow",
    "DateComponents": "tomorrow", "DateComponentsRange": "tomorrow", "CurrencyAmount": "$5",
    "Placemark": "home", "TimeInterval": "five minutes",
  ]
}

extension ValueType {
  /// Whether words can be a value of the type.
  fileprivate func canBeSaid(in set: DefinitionSet) -> Bool {
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
