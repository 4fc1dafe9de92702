import PropertyList

extension DefinitionEditor {
  /// The places of a kind within an intent, a type or an enumeration.
  func places(_ kind: DefinitionPlace.Kind, in owner: DefinitionPlace) -> [DefinitionPlace] {
    places(in: owner).filter { $0.kind == kind }
  }

  /// The names by which vocabularies know an intent.
  package func vocabularyNames(of intent: DefinitionPlace) -> [String] {
    let node = node(at: intent)
    let name = node["INIntentName"]?.text ?? intent.name
    let prefix = node["INIntentClassPrefix"]?.text ?? ""
    let type = node["INIntentClassName"]?.text ?? "\(prefix)\(name)Intent"
    return [node["INIntentType"]?.text == "System" ? "\(name)Intent" : type, "IN\(name)Intent"]
  }

  /// A parameter as vocabularies know it.
  func vocabularyParameter(_ place: DefinitionPlace) -> DefinitionConsequence.Parameter {
    DefinitionConsequence.Parameter(
      intents: vocabularyNames(of: owner(of: place)), name: place.name)
  }

  // MARK: - Texts

  /// A text with placeholders, where it stands.
  struct FormatText {
    /// The dictionary that it is in.
    var path: PropertyListPath
    var key: String
    var text: String
    var id: String?
  }

  /// The texts with placeholders within a value.
  func formatTexts(in path: PropertyListPath) -> [FormatText] {
    guard let node = root[path: path] else { return [] }
    switch node.value {
    case .array(let elements):
      return elements.indices.flatMap { formatTexts(in: path.appending($0)) }
    case .dictionary(let entries):
      return entries.flatMap { entry -> [FormatText] in
        guard let text = entry.node.text else { return formatTexts(in: path.appending(entry.key)) }
        guard Self.formatKeys.contains(where: entry.key.hasSuffix) else { return [] }
        return [
          FormatText(path: path, key: entry.key, text: text, id: node[entry.key + "ID"]?.text)
        ]
      }
    default: return []
    }
  }

  private static let formatKeys = ["FormatString", "CombinationTitle", "CombinationSubtitle"]

  /// The texts in which a parameter, or a property of a response, goes by its name.
  func formatTexts(naming place: DefinitionPlace) -> [FormatText] {
    let intent = owner(of: place)
    let response = intent.path.appending("INIntentResponse")
    let answers = formatTexts(in: response)
    guard place.kind == .parameter else { return answers }
    let others = formatTexts(in: intent.path).filter { !$0.path.steps.starts(with: response.steps) }
    // In an answer a property of the response comes first.
    let isHidden = places(.responseProperty, in: intent).contains { $0.name == place.name }
    return others + (isHidden ? [] : answers)
  }

  /// The texts within a value, by their IDs.
  func texts(in path: PropertyListPath) -> [String: String] {
    root[path: path].map(texts(within:)) ?? [:]
  }

  /// The texts within a value, by their IDs.
  func texts(within node: PropertyListNode) -> [String: String] {
    switch node.value {
    case .array(let elements):
      return elements.reduce(into: [:]) { $0.merge(texts(within: $1)) { first, _ in first } }
    case .dictionary(let entries):
      return entries.reduce(into: [:]) { found, entry in
        if let text = entry.node.text {
          if let id = node[entry.key + "ID"]?.text { found[id] = text }
        } else {
          found.merge(texts(within: entry.node)) { first, _ in first }
        }
      }
    default: return [:]
    }
  }

  /// The IDs of all texts within a value.
  func textIdentifiers(in path: PropertyListPath) -> Set<String> {
    guard let node = root[path: path] else { return [] }
    switch node.value {
    case .array(let elements):
      return elements.indices.reduce(into: []) {
        $0.formUnion(textIdentifiers(in: path.appending($1)))
      }
    case .dictionary(let entries):
      return entries.reduce(into: []) { found, entry in
        if let text = entry.node.text {
          if entry.key.hasSuffix("ID") { found.insert(text) }
        } else {
          found.formUnion(textIdentifiers(in: path.appending(entry.key)))
        }
      }
    default: return []
    }
  }
}

extension DefinitionConsequence.Name {
  /// Whether a placeholder means this, or a property of it.
  func matches(_ parameter: String, _ property: String?) -> Bool {
    parameter == self.parameter && (self.property == nil || property == self.property)
  }
}

extension PhraseTemplate {
  /// Whether something is named in the text.
  func mentions(_ name: DefinitionConsequence.Name) -> Bool {
    parts.contains { part in
      guard case .placeholder(let parameter, let property) = part else { return false }
      return name.matches(parameter, property)
    }
  }

  /// A text in which something goes by another name; all else stays as it is written.
  static func renaming(
    _ old: DefinitionConsequence.Name, to new: DefinitionConsequence.Name, in text: String
  ) -> String {
    PhraseTemplate(text).parts.map { part -> String in
      switch part {
      case .text(let text): return text
      case .placeholder(let parameter, let property):
        let isMeant = old.matches(parameter, property)
        let name = isMeant ? new.parameter : parameter
        return (isMeant ? new.property ?? property : property).map { "${\(name).\($0)}" }
          ?? "${\(name)}"
      }
    }
    .joined()
  }
}
