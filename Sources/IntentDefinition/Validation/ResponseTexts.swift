import Diagnostics

/// The text of a success says what was done to what: it names a parameter or a response property.
struct ResponseTexts: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents where definition.generates(intent) {
      let nameable = (intent.parameters + intent.response.properties).filter(\.isSpeakable)
        .map(\.name.value)
      guard let example = nameable.first else { continue }
      for code in intent.response.codes
      where code.isSuccess || code.name.value == StandardResponseCode.success.rawValue {
        // A short text beside a full one is said where the full one lacks a value.
        guard let text = code.format.nonempty == nil ? code.conciseFormat.text : code.format.text,
          !text.value.isEmpty,
          !PhraseTemplate(text.value).names.contains(where: nameable.contains)
        else { continue }
        let problem = DefinitionProblem.vagueResponse(
          code.name.value, intent: intent.label, nameable: example)
        findings.add(problem, in: definition, at: text.position)
      }
    }
  }
}

extension Parameter {
  /// Whether people can be told its value: a file or an identifier is nothing to say.
  fileprivate var isSpeakable: Bool {
    switch type.value {
    case .basic(.file), .basic(.image): false
    case .basic, .object, .objectType, .enumeration:
      !["dentifier", "dentifiers"].contains { name.value.hasSuffix($0) }
    }
  }
}
