import Diagnostics
import PropertyList

extension DictionaryReader {
  /// An enumeration; none where it has no name.
  mutating func enumeration() -> Enumeration? {
    let className = string("INEnumClassName")
    let classPrefix = string("INEnumClassPrefix")
    let displayName = localizedText("INEnumDisplayName")
    let generatesHeader = boolean("INEnumGeneratesHeader")
    guard let name = requiredString("INEnumName") else {
      _ = remainingEntries()
      return nil
    }
    owner = .named("enumeration", name.value)
    return Enumeration(
      name: name,
      classPrefix: classPrefix,
      className: className,
      kind: choice("INEnumType", default: .regular),
      displayName: displayName,
      generatesHeader: generatesHeader,
      values: enumerationValues(),
      position: position
    )
  }

  private mutating func enumerationValues() -> [EnumerationValue] {
    dictionaries("INEnumValues", owner: .part("a value", of: owner)) { reader in
      let displayName = reader.localizedText("INEnumValueDisplayName")
      let index = reader.integer("INEnumValueIndex")
      guard let name = reader.requiredString("INEnumValueName") else {
        _ = reader.remainingEntries()
        return nil
      }
      reader.owner = .named("value", name.value)
      return EnumerationValue(
        name: name,
        index: index,
        displayName: displayName,
        synonyms: reader.synonyms()
      )
    }
  }

  private mutating func synonyms() -> [Synonym] {
    let prefix = "INEnumValueSynonym"
    return dictionaries("INEnumValueSynonyms", owner: .part("a synonym", of: owner)) { reader in
      let hint = reader.localizedText(prefix + "PronunciationHint")
      return Synonym(text: reader.localizedText(prefix + "Synonym"), pronunciationHint: hint)
    }
  }

  /// An object type; none where it has no name.
  mutating func objectType() -> ObjectType? {
    let spokenProperty = string("IGTypeSpokenProperty")
    let isPlainValue = boolean("IGTypeValue") ?? false
    let vocabularyKinds = strings("IGTypeVocabularyKinds")
    let className = string("INTypeClassName")
    let classPrefix = string("INTypeClassPrefix")
    let displayName = localizedText("INTypeDisplayName")
    let lastTag = integer("INTypeLastPropertyTag")
    guard let name = requiredString("INTypeName") else {
      _ = remainingEntries()
      return nil
    }
    owner = .named("type", name.value)
    return ObjectType(
      name: name,
      classPrefix: classPrefix,
      className: className,
      displayName: displayName,
      lastPropertyTag: lastTag,
      isPlainValue: isPlainValue,
      spokenProperty: spokenProperty,
      vocabularyKinds: vocabularyKinds,
      properties: parameters("INTypeProperties", keys: .type, noun: "property"),
      position: position
    )
  }
}
