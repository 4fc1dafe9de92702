import IntentDefinition

/// What the placeholders of an intent's texts are called now.
struct PlaceholderNames {
  /// What a placeholder may name, and what is known of it.
  private struct Value {
    var newName: String
    /// The new names of its properties.
    var properties: [String: String]
  }

  private var parameters: [String: Value] = [:]
  private var responseProperties: [String: Value] = [:]

  init(_ old: Intent, _ new: Intent, _ types: TypePairs) {
    parameters = Self.values(Pairing(old.parameters, new.parameters), types)
    responseProperties = Self.values(
      Pairing(old.response.properties, new.response.properties), types)
  }

  private static func values(_ pairs: Pairing<Parameter>, _ types: TypePairs) -> [String: Value] {
    let values = pairs.pairs.map { was, now in
      (
        was.name.value,
        Value(newName: now.name.value, properties: types.newProperties(of: was.type.value))
      )
    }
    return Dictionary(values) { first, _ in first }
  }

  /// What a parameter is called now.
  func newName(ofParameter name: String) -> String { parameters[name]?.newName ?? name }

  /// What a property of the response is called now.
  func newName(ofResponseProperty name: String?) -> String? {
    name.map { responseProperties[$0]?.newName ?? $0 }
  }

  /// A prompt or a title with the names that its placeholders have now.
  func renamed(phrase: String) -> String { renamed(phrase, parameters) }

  /// The text of an answer, in which a property of the response comes before a parameter.
  func renamed(answer: String) -> String {
    renamed(answer, parameters.merging(responseProperties) { $1 })
  }

  private func renamed(_ text: String, _ values: [String: Value]) -> String {
    PhraseTemplate(text).parts.map { part in
      switch part {
      case .text(let text): return text
      case .placeholder(let name, let property):
        let value = values[name]
        let ending = property.map { "." + (value?.properties[$0] ?? $0) } ?? ""
        return "${\(value?.newName ?? name)\(ending)}"
      }
    }
    .joined()
  }
}

extension TypePairs {
  /// What the properties of a declared type are called now.
  fileprivate func newProperties(of type: ValueType) -> [String: String] {
    guard case .objectType(let reference) = type, case .declared(let name) = reference.target,
      let pair = objects.first(where: { $0.old.value.typeName == name })
    else { return [:] }
    let properties = Pairing(pair.old.value.ownProperties, pair.new.value.ownProperties)
    return Dictionary(properties.pairs.map { ($0.old.name.value, $0.new.name.value) }) {
      first, _ in first
    }
  }
}
