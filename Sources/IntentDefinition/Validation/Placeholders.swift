import Diagnostics

/// The `${name}` of titles, prompts and response templates name something.
struct Placeholders: ValidationRule {
  /// Names that the assistant fills in by itself.
  static let wellKnown: Set<String> = ["count", "minimumValue", "maximumValue", "displayName"]

  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents where definition.generates(intent) {
      let parameters = intent.parameters.map(\.name.value)
      for combination in intent.combinations + intent.managedCombinations {
        let texts = [("a title", combination.title), ("a subtitle", combination.subtitle)]
        check(texts, parameters, intent.label, definition, &findings)
      }
      for parameter in intent.parameters {
        let name = parameter.name.value
        let prompts = parameter.prompts.map { ("a prompt of parameter '\(name)'", $0.format) }
        let reasons = parameter.unsupportedReasons
          .map { ("an unsupported reason of parameter '\(name)'", $0.format) }
        check(prompts + reasons, parameters, intent.label, definition, &findings)
      }
      let properties = intent.response.properties.map(\.name.value)
      for code in intent.response.codes {
        let place = "the response '\(code.name.value)'"
        let texts = [(place, code.format), (place, code.conciseFormat)]
        check(texts, parameters + properties, intent.label, definition, &findings)
      }
    }
  }

  private func check(
    _ texts: [(place: String, text: LocalizedText)],
    _ known: [String],
    _ owner: String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    for (place, text) in texts {
      guard let format = text.text, format.value.utf8.contains(UInt8(ascii: "{")) else { continue }
      let template = PhraseTemplate(format.value)
      for name in template.bareNames(among: known) {
        findings.add(
          DefinitionProblem.barePlaceholder(name, where: place, owner: owner), in: definition,
          at: format.position,
          fix: Fix(
            "write '${\(name)}'",
            [.replaceText(at: format.position, with: template.text(filling: name))]))
      }
      for name in template.names
      where !known.contains(name) && !Self.wellKnown.contains(name) {
        let nearest = NearestMatch.find(name, among: known)
        let notes = nearest.map { [Diagnostic.Note("did you mean '${\($0)}'?")] } ?? []
        let problem = DefinitionProblem.unknownPlaceholder(name, where: place, owner: owner)
        let fix = nearest.map { near in
          Fix(
            "name '${\(near)}'",
            [
              .replaceText(
                at: format.position,
                with: template.text(naming: near, for: name))
            ])
        }
        findings.add(problem, in: definition, at: format.position, notes: notes, fix: fix)
      }
    }
  }
}
