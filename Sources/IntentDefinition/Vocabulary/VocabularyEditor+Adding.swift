import PropertyList

extension VocabularyEditor {
  /// Adds a sentence template for an intent.
  ///
  /// - Parameter names: The names by which vocabularies know the intent, that to write first.
  /// - Returns: Whether it was not there yet.
  package mutating func add(_ template: String, toIntent names: [String]) -> Bool {
    let node = PropertyListNode(.string(template))
    var elements = root["IGIntentUtterances"]?.elements ?? []
    let index = elements.firstIndex { element in
      element["IntentName"]?.text.map(names.contains) ?? false
    }
    if let index {
      let templates = elements[index]["IGUtterances"]?.elements ?? []
      guard !templates.contains(where: { $0.text == template }) else { return false }
      elements[index].insert(.array(templates + [node]), forKey: "IGUtterances")
    } else {
      elements.append(
        PropertyListNode([
          "IntentName": names.first.map { .string($0) }, "IGUtterances": .array([node]),
        ]))
    }
    root.insert(.array(elements), forKey: "IGIntentUtterances")
    return true
  }
}
