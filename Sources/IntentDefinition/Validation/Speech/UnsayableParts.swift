import Diagnostics
import UtteranceTemplates

/// A template has words that have to be said, and each of its slots is filled by some sentence.
struct UnsayableParts: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for vocabulary in set.vocabularies {
      var phrases = SharedPhrases()
      for phrase in vocabulary.sharedPhrases {
        phrases[phrase.name.value] = try? TemplateParser.parse(phrase.template.value).root
      }
      let intents = vocabulary.utterances.filter { $0.intent.value != IntentUtterances.noIntent }
      for template in intents.flatMap(\.templates) {
        guard let root = try? TemplateParser.parse(template.value).root else { continue }
        let location = SourceLocation(file: vocabulary.file, position: template.position)
        checkWords(template.value, root, phrases, at: location, &findings)
        checkSlots(template.value, root, phrases, at: location, &findings)
      }
    }
  }

  private func checkWords(
    _ template: String, _ root: UtteranceTemplate.Node, _ phrases: SharedPhrases,
    at location: SourceLocation, _ findings: inout Findings
  ) {
    guard root.canBeWordless(with: phrases) else { return }
    findings.add(
      .wordlessTemplate(template, isEmpty: root.canBeEmpty(with: phrases)), at: location)
  }

  /// Tells of slots that stand behind another one of the same parameter wherever they are said.
  private func checkSlots(
    _ template: String, _ root: UtteranceTemplate.Node, _ phrases: SharedPhrases,
    at location: SourceLocation, _ findings: inout Findings
  ) {
    let slots = root.slots.map(\.written)
    guard slots.count > 1, let sentences = TemplateSentence.all(of: root, with: phrases) else {
      return
    }
    let filled = Set(sentences.flatMap { $0.steps + $0.constants })
    // Where no sentence is left, the first slot is as good as the others.
    let candidates = sentences.isEmpty ? slots.dropFirst().suffix(1) : slots[...]
    for slot in candidates where !filled.contains(slot) {
      findings.add(.repeatedSlot(slot, template: template), at: location)
    }
  }
}
