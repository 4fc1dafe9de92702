import Diagnostics
import UtteranceTemplates

/// Templates tell intents apart.
///
/// Each pair of templates is compared, which takes as long as all else together for many of them: more than
/// a build should wait for.
struct AmbiguousUtterances: ValidationRule {
  /// A template with all that is known of it.
  private struct Entry {
    let template: UtteranceTemplate
    let location: SourceLocation
    let intent: Intent
  }

  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    let named = set.intentsByType
    for vocabulary in set.vocabularies {
      var phrases = SharedPhrases()
      for phrase in vocabulary.sharedPhrases {
        phrases[phrase.name.value] = try? TemplateParser.parse(phrase.template.value).root
      }
      let entries = vocabulary.utterances.flatMap { utterances in
        // Of an intent that is declared elsewhere nothing is known here.
        named[utterances.intent.value].map { intent in
          utterances.templates.compactMap { text in
            (try? TemplateParser.parse(text.value)).map { template in
              Entry(
                template: template,
                location: SourceLocation(file: vocabulary.file, position: text.position),
                intent: intent)
            }
          }
        } ?? []
      }
      check(entries, phrases, &findings)
    }
  }

  private func check(
    _ entries: [Entry], _ phrases: SharedPhrases, _ findings: inout Findings
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
    case .text: return ("text", "something")
    // A list may be of one value.
    case .value, .list, .constant:
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
