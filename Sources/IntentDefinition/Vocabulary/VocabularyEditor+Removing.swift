import PropertyList
import UtteranceTemplates

extension VocabularyEditor {
  // MARK: - Lists

  mutating func removeElements(
    of list: String, where isMeant: (PropertyListNode) -> Bool
  ) {
    guard let array = root[list] else { return }
    for element in array.elements where isMeant(element) {
      let text = "what is said of '\(element["IntentName"]?.text ?? "")'"
      // Templates and examples of an intent stand in two lists.
      if !removed.contains(text) { removed.append(text) }
    }
    replace(list, array, with: array.elements.filter { !isMeant($0) })
  }

  /// Puts other elements into a list; one that is empty by that goes as a whole.
  private mutating func replace(
    _ list: String, _ array: PropertyListNode, with elements: [PropertyListNode]
  ) {
    var array = array
    array.value = .array(elements)
    root[list] = elements.isEmpty && root[list]?.elements.isEmpty == false ? nil : array
  }

  /// Takes away those elements of a list that say nothing any more, as an array of theirs is empty.
  private mutating func removeEmptied(_ key: String, of list: String, in before: PropertyListNode) {
    guard let array = root[list] else { return }
    let emptied = zip(array.elements, before[list]?.elements ?? []).map { new, old in
      new[key]?.elements.isEmpty == true && old[key]?.elements.isEmpty == false
    }
    guard emptied.contains(true) else { return }
    replace(list, array, with: zip(array.elements, emptied).filter { !$0.1 }.map(\.0))
  }

  // MARK: - Words for values

  /// Takes names out, and a vocabulary that is for nothing any more.
  mutating func removeParameterNames(where isMeant: ([String]) -> Bool) {
    guard let list = root["ParameterVocabularies"] else { return }
    replace(
      "ParameterVocabularies", list,
      with: list.elements.compactMap { vocabulary in
        guard var names = vocabulary["ParameterNames"] else { return vocabulary }
        let kept = names.elements.filter { !($0.text.map { isMeant($0.keyPath) } ?? false) }
        guard kept.count < names.elements.count else { return vocabulary }
        for name in names.elements.compactMap(\.text) where isMeant(name.keyPath) {
          removed.append("words for '\(name)'")
        }
        guard !kept.isEmpty else { return nil }
        var vocabulary = vocabulary
        names.value = .array(kept)
        vocabulary["ParameterNames"] = names
        return vocabulary
      })
  }

  mutating func removeItem(
    _ identifier: String, of parameter: DefinitionConsequence.Parameter
  ) {
    var count = 0
    let before = root
    changeElements(of: "ParameterVocabularies") { vocabulary in
      guard vocabulary.isFor(parameter), var items = vocabulary["ParameterVocabulary"] else {
        return
      }
      let kept = items.elements.filter { $0["VocabularyItemIdentifier"]?.text != identifier }
      count += items.elements.count - kept.count
      items.value = .array(kept)
      vocabulary["ParameterVocabulary"] = items
    }
    removeEmptied("ParameterVocabulary", of: "ParameterVocabularies", in: before)
    if count > 0 { removed.append("words for '\(identifier)'") }
  }

  // MARK: - Templates

  /// Takes slots out of templates with the words around them: a part that may be left out, or else the
  /// whole template.
  mutating func removeParts(
    of parameter: DefinitionConsequence.Parameter, where isMeant: (UtteranceTemplate.Slot) -> Bool
  ) {
    let before = root
    var gone: [String] = []
    let phrases = removePhrases(of: parameter, where: isMeant, &gone)
    changeElements(of: "IGIntentUtterances") { utterances in
      guard utterances.isSaid(for: parameter), var list = utterances["IGUtterances"] else { return }
      list.value = .array(
        list.elements.reduce(into: []) { kept, template in
          guard let text = template.text else { return kept.append(template) }
          let left = TemplateText(text).removing(phrases: phrases, slotsWhere: isMeant)
          guard left != text else { return kept.append(template) }
          guard let left, !list.elements.contains(where: { $0.text == left }) else {
            return gone.append("the template '\(text)'")
          }
          gone.append("a part of the template '\(text)', which is '\(left)' now")
          var template = template
          template.value = .string(left)
          kept.append(template)
        })
      utterances["IGUtterances"] = list
    }
    removeEmptied("IGUtterances", of: "IGIntentUtterances", in: before)
    removed += gone
  }

  /// The same for the phrases that no template of another intent shares.
  ///
  /// - Returns: The names of those of which nothing is left.
  private mutating func removePhrases(
    of parameter: DefinitionConsequence.Parameter,
    where isMeant: (UtteranceTemplate.Slot) -> Bool, _ gone: inout [String]
  ) -> Set<String> {
    guard let list = root["IGSharedPhrases"] else { return [] }
    let own = ownPhrases(of: parameter.intents)
    var names: Set<String> = []
    let kept = list.elements.compactMap { phrase -> PropertyListNode? in
      guard let name = phrase["IGPhraseName"]?.text, own.contains(name),
        let text = phrase["IGPhraseTemplate"]?.text
      else { return phrase }
      let left = TemplateText(text).removing(slotsWhere: isMeant)
      guard left != text else { return phrase }
      guard let left else {
        names.insert(name)
        gone.append("the phrase '\(name)'")
        return nil
      }
      gone.append("a part of the phrase '\(name)', which is '\(left)' now")
      var phrase = phrase
      phrase.insert(.string(left), forKey: "IGPhraseTemplate")
      return phrase
    }
    replace("IGSharedPhrases", list, with: kept)
    return names
  }

  // MARK: - Sentences

  /// Removes a sentence of an intent.
  ///
  /// - Parameters:
  ///   - kinds: Where from.
  ///   - names: The names by which vocabularies know the intent.
  /// - Returns: Where it was.
  package mutating func remove(
    _ sentence: String, from kinds: [Sentences], ofIntent names: [String]
  ) -> [Sentences] {
    let before = root
    var found: [Sentences] = []
    for kind in kinds {
      let keys = kind.keys
      changeElements(of: keys.list) { element in
        guard element["IntentName"]?.text.map(names.contains) ?? false,
          var list = element[keys.sentences]
        else { return }
        let kept = list.elements.filter { $0.text != sentence }
        guard kept.count < list.elements.count else { return }
        found.append(kind)
        list.value = .array(kept)
        element[keys.sentences] = list
      }
      removeEmptied(keys.sentences, of: keys.list, in: before)
    }
    return found
  }

  // MARK: - Examples

  /// Takes out examples that are not understood any more.
  package mutating func remove(_ examples: Set<ExamplePhrase>) {
    let before = root
    var gone: [String] = []
    // Whatever keeps them from being understood.
    let known = Set(examples.map { ExamplePhrase(intent: $0.intent, text: $0.text) })
    changeElements(of: "IntentPhrases") { phrases in
      guard let intent = phrases["IntentName"]?.text, var list = phrases["IntentExamples"] else {
        return
      }
      list.value = .array(
        list.elements.filter { example in
          guard let text = example.text,
            known.contains(ExamplePhrase(intent: intent, text: text))
          else { return true }
          gone.append("the example '\(text)'")
          return false
        })
      phrases["IntentExamples"] = list
    }
    removeEmptied("IntentExamples", of: "IntentPhrases", in: before)
    removed += gone
  }
}
