import PropertyList

extension VocabularyEditor {
  /// What a vocabulary lists of an intent.
  package enum Sentences: Sendable, CaseIterable {
    /// Templates, by which its sentences are recognised.
    case templates
    /// Examples, by which people learn what they can say.
    case examples

    /// What people call one of them.
    package var noun: String {
      switch self {
      case .templates: "template"
      case .examples: "example"
      }
    }

    /// The keys of the list of intents, and of the sentences of one.
    var keys: (list: String, sentences: String) {
      switch self {
      case .templates: ("IGIntentUtterances", "IGUtterances")
      case .examples: ("IntentPhrases", "IntentExamples")
      }
    }
  }

  /// Adds a sentence for an intent.
  ///
  /// - Parameter names: The names by which vocabularies know the intent, that to write first.
  /// - Returns: Whether it was not there yet.
  package mutating func add(
    _ sentence: String, to kind: Sentences, ofIntent names: [String]
  ) -> Bool {
    let node = PropertyListNode(.string(sentence))
    let keys = kind.keys
    var elements = root[keys.list]?.elements ?? []
    let index = elements.firstIndex { element in
      element["IntentName"]?.text.map(names.contains) ?? false
    }
    if let index {
      let known = elements[index][keys.sentences]?.elements ?? []
      guard !known.contains(where: { $0.text == sentence }) else { return false }
      elements[index].insert(.array(known + [node]), forKey: keys.sentences)
    } else {
      elements.append(
        PropertyListNode([
          "IntentName": names.first.map { .string($0) }, keys.sentences: .array([node]),
        ]))
    }
    root.insert(.array(elements), forKey: keys.list)
    return true
  }
}
