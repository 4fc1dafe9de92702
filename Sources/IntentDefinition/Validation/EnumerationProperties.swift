import Diagnostics

/// No text asks for a property of an enumeration's value: a case has none that could be said.
struct EnumerationProperties: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents where definition.generates(intent) {
      check(intent, definition, &findings)
    }
  }

  private func check(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    for spoken in intent.spokenTexts where !spoken.enumerations.isEmpty {
      guard let format = spoken.text.text, !PhraseTemplate.isPlain(format.value) else { continue }
      let template = PhraseTemplate(format.value)
      let place =
        spoken.place.hasSuffix(intent.label) ? spoken.place : "\(spoken.place) of \(intent.label)"
      for (name, property) in template.properties(of: spoken.enumerations) {
        findings.add(
          .enumerationProperty(property, of: name, where: place), in: definition,
          at: format.position,
          fix: Fix(
            "write '${\(name)}'",
            [
              .replaceText(
                at: format.position, with: template.text(withoutPropertiesOf: name))
            ]))
      }
    }
  }
}
