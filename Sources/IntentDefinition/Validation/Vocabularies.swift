import Diagnostics

/// A vocabulary speaks of intents and parameters that exist.
struct Vocabularies: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    guard !set.vocabularies.isEmpty else { return }
    let intents = Dictionary(
      set.all.flatMap(\.intents).map { ($0.typeName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for vocabulary in set.vocabularies {
      checkTarget(of: vocabulary, in: set, &findings)
      let names = vocabulary.phrases.map(\.intent) + vocabulary.utterances.map(\.intent)
      for name in names where !isKnown(name.value, intents, in: set) {
        let nearest = nearest(name.value, intents)
        add(.unknownVocabularyIntent(name.value), vocabulary, name, nearest, &findings)
      }
      for path in vocabulary.parameters.flatMap(\.parameters) {
        check(path, vocabulary, intents, in: set, &findings)
      }
    }
  }

  /// What a target that knows nothing of an intent says of it never gets to whoever has the intent.
  private func checkTarget(
    of vocabulary: Vocabulary, in set: DefinitionSet, _ findings: inout Findings
  ) {
    var told: Set<String> = []
    let names = vocabulary.phrases.map(\.intent) + vocabulary.utterances.map(\.intent)
    for name in names where !set.intentsElsewhere.contains(name.value) {
      let owners = set.all.filter {
        $0.intents.contains { $0.vocabularyNames.contains(name.value) }
      }
      guard let owner = owners.first, let module = set.modules[owner.file],
        !owners.contains(where: { set.isKnown($0, to: vocabulary) }), told.insert(module).inserted
      else { continue }
      let place = vocabulary.path(beside: owner.file)
      add(
        .vocabularyOfOtherTarget(name.value, target: module), vocabulary, name, place, &findings)
    }
  }

  private func check(
    _ path: Located<String>,
    _ vocabulary: Vocabulary,
    _ intents: [String: Intent],
    in set: DefinitionSet,
    _ findings: inout Findings
  ) {
    let parts = path.value.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first, isKnown(name, intents, in: set) else {
      let nearest = nearest(parts.first ?? "", intents)
      add(.unknownVocabularyIntent(path.value), vocabulary, path, nearest, &findings)
      return
    }
    guard let intent = intents[name], let property = parts.dropFirst().first else { return }
    let parameter = property.prefix { $0 != "." }
    if intent.parameter(named: String(parameter)) == nil {
      let problem = DefinitionProblem.unknownVocabularyParameter(String(parameter), intent: name)
      let nearest = NearestMatch.find(
        String(parameter), among: intent.parameters.map(\.name.value))
      add(problem, vocabulary, path, nearest, &findings)
    }
  }

  /// Whether a class name is that of a definition here, of a system intent, or of no intent.
  private func isKnown(
    _ className: String, _ intents: [String: Intent], in set: DefinitionSet
  ) -> Bool {
    if intents[className] != nil || set.intentsElsewhere.contains(className) { return true }
    if className == IntentUtterances.noIntent { return true }
    var name = Substring(className)
    guard name.hasSuffix("Intent") else { return false }
    name = name.dropLast("Intent".count)
    if name.hasPrefix("IN"), SystemNames.intents.contains(String(name.dropFirst(2))) { return true }
    return SystemNames.intents.contains(String(name))
  }

  private func add(
    _ problem: DefinitionProblem,
    _ vocabulary: Vocabulary,
    _ name: Located<String>,
    _ nearest: String?,
    _ findings: inout Findings
  ) {
    findings.add(
      problem, at: SourceLocation(file: vocabulary.file, position: name.position),
      notes: nearest.map { [.init("did you mean '\($0)'?")] } ?? [])
  }

  private func nearest(_ name: String, _ intents: [String: Intent]) -> String? {
    NearestMatch.find(
      name, among: intents.keys.sorted() + SystemNames.intents.sorted().map { "IN\($0)Intent" })
  }
}

extension Vocabulary {
  /// Where the same is beside a definition.
  fileprivate func path(beside definition: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    let own = parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1)
    let folder = definition.lastIndex(of: "/").map { String(definition[...$0]) } ?? ""
    return folder + own.joined(separator: "/")
  }
}
