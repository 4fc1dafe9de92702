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
        check(texts, parameters, intent, definition, &findings)
      }
      for parameter in intent.parameters {
        let name = parameter.name.value
        let prompts = parameter.prompts.map { ("a prompt of parameter '\(name)'", $0.format) }
        let reasons = parameter.unsupportedReasons
          .map { ("an unsupported reason of parameter '\(name)'", $0.format) }
        check(prompts + reasons, parameters, intent, definition, &findings)
      }
      let properties = intent.response.properties.map(\.name.value)
      for code in intent.response.codes {
        let place = "the response '\(code.name.value)'"
        let texts = [(place, code.format), (place, code.conciseFormat)]
        check(texts, parameters + properties, intent, definition, isResponse: true, &findings)
      }
    }
  }

  private func check(
    _ texts: [(place: String, text: LocalizedText)],
    _ known: [String],
    _ intent: Intent,
    _ definition: Definition,
    isResponse: Bool = false,
    _ findings: inout Findings
  ) {
    let owner = intent.label
    for (place, text) in texts {
      guard let format = text.text, !PhraseTemplate.isPlain(format.value) else { continue }
      let template = PhraseTemplate(format.value)
      for slip in template.slips(among: known) {
        findings.add(
          DefinitionProblem.barePlaceholder(slip, where: place, owner: owner, known: known),
          in: definition, at: format.position,
          fix: slip.name.map { name in
            Fix(
              "write '${\(name)}'",
              [.replaceText(at: format.position, with: template.text(filling: slip))])
          })
      }
      for name in template.names
      where !known.contains(name) && !Self.wellKnown.contains(name) {
        let nearest = NearestMatch.find(name, among: known)
        let kind = isResponse ? "property" : "parameter"
        let addition = ShellWord.line(
          ["add", kind, definition.file, intent.name.value, name])
        let remedy =
          nearest.map { "did you mean '${\($0)}'?" } ?? "this adds it: \(addition)"
        findings.add(
          DefinitionProblem.unknownPlaceholder(name, where: place, owner: owner), in: definition,
          at: format.position, notes: [.init(remedy)],
          fix: nearest.map { near in
            let text = template.text(naming: near, for: name)
            return Fix("name '${\(near)}'", [.replaceText(at: format.position, with: text)])
          })
      }
    }
  }
}
