import Diagnostics
import PropertyList

extension DictionaryReader {
  /// The parameters of an array, without those that have no name or no known type.
  mutating func parameters(_ key: String, keys: ParameterKeys, noun: String) -> [Parameter] {
    let owner = owner
    return dictionaries(key, owner: .part("a " + noun, of: owner)) { reader in
      reader.parameter(keys, noun: noun, of: owner)
    }
  }

  private mutating func parameter(_ keys: ParameterKeys, noun: String, of parent: Owner)
    -> Parameter?
  {
    let vocabularyKinds = keys.vocabularyKinds.map { strings($0) } ?? []
    guard let name = requiredString(keys.name) else {
      _ = remainingEntries()
      return nil
    }
    owner = .namedPart(noun, name.value, of: parent)
    guard let type = valueType(keys, of: name.value) else {
      _ = remainingEntries()
      return nil
    }
    let fixedSizes = fixedSizes(keys)
    return Parameter(
      name: name,
      displayName: localizedText(keys.displayName, id: keys.displayNameID),
      displayPriority: integer(keys.displayPriority)?.value,
      tag: integer(keys.tag),
      type: type,
      vocabularyKinds: vocabularyKinds,
      supportsMultipleValues: boolean(keys.supportsMultipleValues) ?? fixedSizes.isFixed,
      fixedSizes: fixedSizes,
      supportsResolution: boolean(keys.supportsResolution) ?? false,
      supportsDynamicEnumeration: boolean(keys.supportsDynamicEnumeration) ?? false,
      supportsSearch: boolean(keys.supportsSearch) ?? false,
      isConfigurable: boolean(keys.configurable) ?? false,
      hasCustomDisambiguation: boolean(keys.customDisambiguation) ?? false,
      metadata: metadata(keys),
      prompts: prompts(keys),
      unsupportedReasons: unsupportedReasons(keys),
      relationship: relationship(keys),
      isDefaultProperty: boolean(keys.isDefault) ?? false,
      position: position
    )
  }

  /// What a parameter's values are: an enumeration, an object or one of the basic types.
  private mutating func valueType(_ keys: ParameterKeys, of name: String) -> Located<ValueType>? {
    let enumType = string(keys.enumType)
    let enumNamespace = string(keys.enumTypeNamespace)
    let objectType = string(keys.objectType)
    let objectNamespace = string(keys.objectTypeNamespace)
    guard let type = requiredString(keys.type) else { return nil }
    if let enumType {
      let reference = TypeReference(name: enumType.value, namespace: enumNamespace?.value)
      return Located(.enumeration(reference), at: enumType.position)
    }
    if type.value == "Object" {
      guard let objectType else { return Located(.object, at: type.position) }
      let reference = TypeReference(name: objectType.value, namespace: objectNamespace?.value)
      return Located(.objectType(reference), at: objectType.position)
    }
    if let basic = BasicType(rawValue: type.value) {
      return Located(.basic(basic), at: type.position)
    }
    let known = BasicType.allCases.map(\.rawValue) + ["Object"]
    let nearest = NearestMatch.find(type.value, among: known)
    let note = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] }
    let problem = DefinitionProblem.unknownParameterType(
      parameter: name, type: type.value, known: known)
    report.add(
      problem, at: type.position, notes: note ?? [],
      fix: nearest.map { .replace(at: type.position, with: $0) })
    return nil
  }

  private mutating func fixedSizes(_ keys: ParameterKeys) -> FixedSizes {
    let prefix = keys.prefix + "ArraySize"
    let sizes = dictionaries(keys.arraySizes, owner: .part("an array size", of: owner)) { reader in
      let size = reader.integer(prefix + "Size")
      let sizeClass = reader.string(prefix + "SizeClass")
      return size.map { FixedSizes.Size(sizeClass: sizeClass?.value, size: $0.value) }
    }
    let isFixed = integer(keys.fixedSizeArray)?.value ?? 0
    return FixedSizes(isFixed: isFixed != 0, sizes: sizes)
  }

  private mutating func relationship(_ keys: ParameterKeys) -> Relationship? {
    guard let node = node(keys.relationship) else { return nil }
    let prefix = keys.relationship
    let owner = Owner.part("the relationship", of: owner)
    guard var reader = DictionaryReader(node, key: prefix, owner: owner, report: report) else {
      return nil
    }
    defer { reader.finish() }
    guard let parent = reader.string(prefix + "ParentName"), !parent.value.isEmpty,
      let predicate = reader.string(prefix + "PredicateName"), !predicate.value.isEmpty
    else {
      report.add(
        .leftoverRelationship(owner: owner.description), at: reader.position,
        fix: .remove(at: reader.position))
      _ = reader.remainingEntries()
      return nil
    }
    let value = reader.metadataValue(prefix + "PredicateValue")
    return Relationship(parent: parent, predicate: predicate, value: value)
  }
}
