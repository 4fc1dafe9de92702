import Diagnostics

/// What people name values by exists, and is words.
struct SpokenNames: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for type in definition.types {
      checkProperty(of: type, definition, &findings)
      check(type.vocabularyKinds, key: "IGTypeVocabularyKinds", definition, &findings)
    }
    for parameter in definition.intents.flatMap(\.parameters) {
      check(parameter.vocabularyKinds, key: "IGParameterVocabularyKinds", definition, &findings)
    }
  }

  private func checkProperty(
    of type: ObjectType,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    guard let name = type.spokenProperty else { return }
    let spoken = type.properties.filter(\.isWords).map(\.name.value)
    guard !spoken.contains(name.value) else { return }
    let notes = NearestMatch.find(name.value, among: spoken)
      .map { [Diagnostic.Note("did you mean '\($0)'?")] }
    let problem = DefinitionProblem.unknownSpokenProperty(
      name.value, type: type.name.value, known: spoken)
    findings.add(problem, in: definition, at: name.position, notes: notes ?? [])
  }

  private func check(
    _ kinds: [Located<String>],
    key: String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    for kind in kinds where VocabularyKind(rawValue: kind.value) == nil {
      let known = VocabularyKind.allCases.map(\.rawValue)
      let notes = NearestMatch.find(kind.value, among: known)
        .map { [Diagnostic.Note("did you mean '\($0)'?")] }
      let problem = DefinitionProblem.invalidValue(key: key, value: kind.value, allowed: known)
      findings.add(problem, in: definition, at: kind.position, notes: notes ?? [])
    }
  }
}

extension Parameter {
  /// Whether a value is one text, which people can say.
  fileprivate var isWords: Bool {
    switch type.value {
    case .basic(.string), .basic(.speakableString): !supportsMultipleValues
    default: false
    }
  }
}
