import PropertyList

extension DefinitionEditor {
  /// What a property of a place says, as one would set it; none where it says nothing.
  package func value(of property: DefinitionProperty, at place: DefinitionPlace) -> String? {
    let node = node(at: place)
    switch property.storage {
    case .keys(let path):
      let keys = path.map { $0.hasPrefix("IG") ? $0 : place.prefix + $0 }
      return keys.reduce(Optional(node)) { $0?[$1] }?.written
    case .flag(let key): return node[place.prefix + key]?.integer.map { "\($0 != 0)" }
    case .prompt(let kind):
      let dialog = place.prefix + "PromptDialog"
      return node[dialog + "s"]?.elements.first { $0[dialog + "Type"]?.text == kind }?[
        dialog + "FormatString"]?.text
    case .type:
      return node[place.prefix + "EnumType"]?.text ?? node[place.prefix + "ObjectType"]?.text
        ?? node[place.prefix + "Type"]?.text
    case .synonyms:
      let words = node["INEnumValueSynonyms"]?.elements.compactMap {
        $0["INEnumValueSynonymSynonym"]?.text
      }
      return words?.joined(separator: ", ")
    }
  }

  /// The places right in another one, or in the definition itself.
  package func children(of place: DefinitionPlace?) -> [DefinitionPlace] {
    let components = place?.components ?? []
    return places.filter { child in
      child.components.count == components.count + 1
        && child.components.starts(with: components)
        && place.map { child.path.steps.starts(with: $0.path.steps) } ?? true
    }
  }
}

extension PropertyListNode {
  /// A value as one would write it.
  fileprivate var written: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let isTrue): String(isTrue)
    default: nil
    }
  }
}
