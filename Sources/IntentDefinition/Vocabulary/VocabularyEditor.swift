package import PropertyList
import UtteranceTemplates

/// Lets a vocabulary follow a change of the definition that it speaks of.
package struct VocabularyEditor: Sendable {
  /// The vocabulary.
  package internal(set) var root: PropertyListNode
  /// What was taken out, as people read it.
  package internal(set) var removed: [String] = []

  package init(_ root: PropertyListNode) {
    self.root = root
  }

  /// Whether a property list has something that only a vocabulary has.
  package static func hasWords(_ root: PropertyListNode) -> Bool {
    ["IntentPhrases", "ParameterVocabularies", "IGIntentUtterances", "IGSharedPhrases"]
      .contains { root[$0] != nil }
  }

  /// Follows a change.
  package mutating func follow(_ consequence: DefinitionConsequence) {
    switch consequence {
    case .renamedPlaceholder, .changedText, .removedTexts, .renamedType, .renamedMember,
      .removedType,
      .removedMember:
      break
    case .renamedIntent(let old, let new):
      for list in ["IntentPhrases", "IGIntentUtterances"] {
        changeElements(of: list) { $0.rename("IntentName", from: old, to: new) }
      }
      changeParameterNames { $0.first == old ? [new] + $0.dropFirst() : $0 }
    case .renamedParameter(let parameter, let name):
      changeParameterNames { path in
        parameter.isNamed(by: path) ? [path[0], name] + path.dropFirst(2) : path
      }
      changeTemplates(of: parameter) { slot in
        slot.name == parameter.name ? .init(parameter: name, property: slot.property) : nil
      }
    case .renamedProperty(let parameter, let old, let new):
      changeParameterNames { path in
        parameter.isNamed(by: path) && path.dropFirst(2).first == old
          ? Array(path.prefix(2)) + [new] + path.dropFirst(3) : path
      }
      changeTemplates(of: parameter) { slot in
        slot.name == parameter.name && slot.property == old
          ? .init(parameter: slot.name, property: new) : nil
      }
    case .renamedValue(let parameter, let old, let new):
      changeItems(of: parameter) { $0.rename("VocabularyItemIdentifier", from: old, to: new) }
      changeConstants(of: parameter, from: old, to: new)
    case .removedIntent(let names):
      for list in ["IntentPhrases", "IGIntentUtterances"] {
        removeElements(of: list) { element in
          element["IntentName"]?.text.map(names.contains) ?? false
        }
      }
      removeParameterNames { $0.first.map(names.contains) ?? false }
    case .removedParameter(let parameter):
      removeParameterNames(where: parameter.isNamed)
      removeParts(of: parameter) { $0.name == parameter.name }
    case .removedProperty(let parameter, let property):
      removeParameterNames { parameter.isNamed(by: $0) && $0.dropFirst(2).first == property }
      removeParts(of: parameter) { $0.name == parameter.name && $0.property == property }
    case .removedValue(let parameter, let value):
      removeItem(value, of: parameter)
      removeParts(of: parameter) {
        $0.name == parameter.name && $0.property == nil && $0.kind == .constant(value)
      }
    }
  }

  // MARK: - Lists

  mutating func changeElements(
    of list: String, _ change: (inout PropertyListNode) -> Void
  ) {
    guard var array = root[list] else { return }
    var elements = array.elements
    for index in elements.indices { change(&elements[index]) }
    array.value = .array(elements)
    root[list] = array
  }

  // MARK: - Words for values

  private mutating func changeParameterNames(_ change: ([String]) -> [String]) {
    changeElements(of: "ParameterVocabularies") { vocabulary in
      guard var names = vocabulary["ParameterNames"] else { return }
      names.value = .array(
        names.elements.map { name in
          var name = name
          if let text = name.text {
            name.value = .string(change(text.keyPath).joined(separator: "."))
          }
          return name
        })
      vocabulary["ParameterNames"] = names
    }
  }

  private mutating func changeItems(
    of parameter: DefinitionConsequence.Parameter, _ change: (inout PropertyListNode) -> Void
  ) {
    changeElements(of: "ParameterVocabularies") { vocabulary in
      guard vocabulary.isFor(parameter), var items = vocabulary["ParameterVocabulary"] else {
        return
      }
      var elements = items.elements
      for index in elements.indices { change(&elements[index]) }
      items.value = .array(elements)
      vocabulary["ParameterVocabulary"] = items
    }
  }

  // MARK: - Templates

  /// Changes the templates of an intent, and the phrases that no template of another one shares.
  private mutating func changeTemplates(
    of parameter: DefinitionConsequence.Parameter, _ change: (String) -> String
  ) {
    changeElements(of: "IGIntentUtterances") { utterances in
      guard utterances.isSaid(for: parameter), var list = utterances["IGUtterances"] else { return }
      list.value = .array(
        list.elements.map { template in
          guard let text = template.text else { return template }
          var template = template
          template.value = .string(change(text))
          return template
        })
      utterances["IGUtterances"] = list
    }
    let names = ownPhrases(of: parameter.intents)
    changeElements(of: "IGSharedPhrases") { phrase in
      guard let name = phrase["IGPhraseName"]?.text, names.contains(name),
        let text = phrase["IGPhraseTemplate"]?.text
      else { return }
      phrase.insert(.string(change(text)), forKey: "IGPhraseTemplate")
    }
  }

  private mutating func changeTemplates(
    of parameter: DefinitionConsequence.Parameter,
    _ name: (UtteranceTemplate.Slot) -> DefinitionConsequence.Name?
  ) {
    changeTemplates(of: parameter) { text in TemplateText(text).renamingSlots(name) }
  }

  private mutating func changeConstants(
    of parameter: DefinitionConsequence.Parameter, from old: String, to new: String
  ) {
    changeTemplates(of: parameter) { text in
      TemplateText(text).renamingConstants(of: parameter.name, from: old, to: new)
    }
  }

  /// The shared phrases that only the templates of some intents name.
  func ownPhrases(of intents: [String]) -> Set<String> {
    var own: Set<String> = []
    var others: Set<String> = []
    for utterances in root["IGIntentUtterances"]?.elements ?? [] {
      let isOwn = utterances["IntentName"]?.text.map(intents.contains) ?? false
      for text in (utterances["IGUtterances"]?.elements ?? []).compactMap(\.text) {
        let names = TemplateText(text).phrases
        isOwn ? own.formUnion(names) : others.formUnion(names)
      }
    }
    return own.subtracting(others)
  }
}

extension PropertyListNode {
  fileprivate mutating func rename(_ key: String, from old: String, to new: String) {
    if self[key]?.text == old { insert(.string(new), forKey: key) }
  }

  /// Whether some templates are for the intent of a parameter.
  func isSaid(for parameter: DefinitionConsequence.Parameter) -> Bool {
    self["IntentName"]?.text.map(parameter.intents.contains) ?? false
  }

  /// Whether a parameter vocabulary is for a parameter.
  func isFor(_ parameter: DefinitionConsequence.Parameter) -> Bool {
    (self["ParameterNames"]?.elements ?? []).contains { name in
      name.text.map { parameter.isNamed(by: $0.keyPath) } ?? false
    }
  }
}

extension DefinitionConsequence.Parameter {
  /// Whether a key path such as `SendMessageIntent.recipients` leads to it, or to a part of it.
  func isNamed(by path: [String]) -> Bool {
    path.count > 1 && intents.contains(path[0]) && path[1] == name
  }
}

extension String {
  var keyPath: [String] {
    split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
