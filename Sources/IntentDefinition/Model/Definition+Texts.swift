/// A text that people read or hear, and what it may name.
package struct SpokenText: Equatable, Sendable {
  /// The text with its ID.
  package var text: LocalizedText
  /// What it is, for diagnostics: `a prompt of parameter 'soup'`.
  package var place: String
  /// The names that its placeholders may have; none for a text without placeholders.
  package var names: [String]?
  /// Those of the names whose values are cases of an enumeration.
  var enumerations: Set<String> = []
  /// Those of the names whose values are whole numbers, or several values: by the first of them in the text a plural form
  /// is taken.
  var numbers: Set<String> = []

  /// The name of the intent, type or enumeration that it is a text of.
  var owner = ""

  /// The same as a text of an intent, a type or an enumeration.
  fileprivate func owned(by owner: String) -> SpokenText {
    var text = self
    text.owner = owner
    return text
  }

  /// The same with the names of some numbers.
  fileprivate func counting(_ numbers: Set<String>) -> SpokenText {
    var text = self
    text.numbers = numbers
    return text
  }
}

extension Definition {
  /// The texts that are to be translated, those of one ID once.
  package var textsToTranslate: [SpokenText] {
    var seen: Set<String> = []
    return spokenTexts.filter { text in
      guard text.text.needsTranslation, let id = text.text.id else { return false }
      return seen.insert(id).inserted
    }
  }

  /// The IDs of the texts of all intents, types and enumerations of a name.
  func textIdentifiers(ofAll name: String) -> Set<String> {
    Set(spokenTexts.filter { $0.owner == name }.compactMap(\.text.id))
  }

  /// Every text that has an ID, or may have one.
  package var spokenTexts: [SpokenText] {
    intents.flatMap { intent in intent.spokenTexts.map { $0.owned(by: intent.name.value) } }
      + types.flatMap { type in type.spokenTexts.map { $0.owned(by: type.name.value) } }
      + enumerations.flatMap { enumeration in
        enumeration.spokenTexts.map { $0.owned(by: enumeration.name.value) }
      }
  }
}

extension ObjectType {
  fileprivate var spokenTexts: [SpokenText] {
    [SpokenText(text: displayName, place: "the name of type '\(name.value)'")]
      + properties.flatMap { $0.spokenTexts(as: "property", naming: []) }
  }
}

extension Enumeration {
  fileprivate var spokenTexts: [SpokenText] {
    [SpokenText(text: displayName, place: "the name of enumeration '\(name.value)'")]
      + values.flatMap { value in
        let owner = "'\(value.name.value)' of enumeration '\(name.value)'"
        return [SpokenText(text: value.displayName, place: "the name of \(owner)")]
          + value.synonyms.flatMap {
            [
              SpokenText(text: $0.text, place: "another word for \(owner)"),
              SpokenText(
                text: $0.pronunciationHint, place: "how another word for \(owner) is pronounced"),
            ]
          }
      }
  }
}

extension Intent {
  /// Every text of it that has an ID, or may have one.
  var spokenTexts: [SpokenText] {
    let names = parameters.map(\.name.value)
    let cases = parameters.namesOfEnumerations
    let numbers = parameters.namesOfNumbers
    let phrases = (combinations + managedCombinations).flatMap { combination in
      [
        SpokenText(
          text: combination.title, place: "a title of \(label)", names: names, enumerations: cases),
        SpokenText(
          text: combination.subtitle, place: "a subtitle of \(label)", names: names,
          enumerations: cases),
      ]
    }
    let answers = response.codes.flatMap { code in
      let place = "the response '\(code.name.value)' of \(label)"
      let known = names + response.properties.map(\.name.value)
      // A property of the response is said before a parameter of its name.
      let own = response.properties
      let all = cases.subtracting(own.map(\.name.value)).union(own.namesOfEnumerations)
      let counted = numbers.subtracting(own.map(\.name.value)).union(own.namesOfNumbers)
      return [code.format, code.conciseFormat].map {
        SpokenText(text: $0, place: place, names: known, enumerations: all).counting(counted)
      }
    }
    return [
      SpokenText(text: title, place: "the title of \(label)"),
      SpokenText(text: summary, place: "the description of \(label)"),
    ]
      + (phrases + parameters.flatMap { $0.spokenTexts(naming: names, enumerations: cases) })
      .map { $0.counting(numbers) }
      + answers
      + response.properties.flatMap { $0.spokenTexts(as: "response property", naming: []) }
  }
}

extension Parameter {
  fileprivate func spokenTexts(
    as noun: String = "parameter", naming names: [String], enumerations: Set<String> = []
  )
    -> [SpokenText]
  {
    let own = "\(noun) '\(name.value)'"
    let values = [metadata.trueDisplayName, metadata.falseDisplayName, metadata.template]
    let defaultText = metadata.defaultValueID.map { id -> LocalizedText in
      guard case .string(let text)? = metadata.defaultValue?.value else {
        return LocalizedText(nil, id: id)
      }
      return LocalizedText(Located(text), id: id)
    }
    return [SpokenText(text: displayName, place: "the name of \(own)")]
      + (values + [defaultText]).compactMap(\.self)
      .map { SpokenText(text: $0, place: "a value of \(own)") }
      + prompts.map {
        SpokenText(
          text: $0.format, place: "a prompt of \(own)", names: names, enumerations: enumerations)
      }
      + unsupportedReasons.map {
        SpokenText(
          text: $0.format, place: "a reason against \(own)", names: names,
          enumerations: enumerations)
      }
  }
}

extension [Parameter] {
  /// The names of those whose values are cases of an enumeration.
  var namesOfEnumerations: Set<String> {
    Set(
      filter { parameter in
        if case .enumeration = parameter.type.value { true } else { false }
      }
      .map(\.name.value))
  }

  /// The names of those by whose values a plural form may be taken.
  var namesOfNumbers: Set<String> {
    Set(
      filter { $0.supportsMultipleValues || $0.type.value == .basic(.integer) }.map(\.name.value))
  }
}
