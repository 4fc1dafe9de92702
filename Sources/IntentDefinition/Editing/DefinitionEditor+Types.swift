import PropertyList

extension DefinitionEditor {
  /// Adds an object type with the four properties that every one has.
  package mutating func addType(_ name: String, displayName: String? = nil)
    throws(DefinitionEditError)
  {
    try requireFree(.type, name)
    let defaults = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    let properties = defaults.enumerated().map { index, property in
      let isAlternatives = property == "alternativeSpeakableMatches"
      return PropertyListNode([
        "INTypePropertyDefault": .boolean(true),
        "INTypePropertyDisplayPriority": .integer(index + 1),
        "INTypePropertyName": .string(property),
        "INTypePropertySupportsMultipleValues": isAlternatives ? .boolean(true) : nil,
        "INTypePropertyTag": .integer(index + 1),
        "INTypePropertyType": .string(isAlternatives ? "SpeakableString" : "String"),
      ])
    }
    let node = PropertyListNode([
      "INTypeDisplayName": .string(displayName ?? SwiftIdentifier.words(name)),
      "INTypeDisplayNameID": .string(identifiers.next()),
      "INTypeLastPropertyTag": .integer(defaults.count),
      "INTypeName": .string(name),
      "INTypeProperties": .array(properties),
    ])
    append(node, to: "INTypes")
    noteSwiftName(name, of: .type)
  }

  /// Adds an enumeration, with the case `unknown` that Xcode's editor begins one with.
  package mutating func addEnumeration(_ name: String, displayName: String? = nil, cases: [String])
    throws(DefinitionEditError)
  {
    try requireFree(.enumeration, name)
    let node = PropertyListNode([
      "INEnumDisplayName": .string(displayName ?? SwiftIdentifier.words(name)),
      "INEnumDisplayNameID": .string(identifiers.next()),
      "INEnumGeneratesHeader": .boolean(true),
      "INEnumName": .string(name),
      "INEnumType": .string("Regular"),
      "INEnumValues": .array([]),
    ])
    append(node, to: "INEnums")
    noteSwiftName(name, of: .enumeration)
    for name in ["unknown"] + cases where name != "unknown" || !cases.contains("unknown") {
      try addCase(name, toEnumeration: self.names("INEnums", "INEnumName").last ?? "")
    }
  }

  /// Adds a case to an enumeration, with a value above all that were given out.
  package mutating func addCase(
    _ name: String,
    displayName: String? = nil,
    toEnumeration enumeration: String
  ) throws(DefinitionEditError) {
    try change(.enumeration, named: enumeration) { node, identifiers throws(DefinitionEditError) in
      try Self.requireUsable(name, of: .enumerationCase)
      let values = node["INEnumValues"]?.elements ?? []
      guard !values.contains(where: { $0["INEnumValueName"]?.text == name }) else {
        throw .taken(.case, name)
      }
      let kind = node["INEnumType"]?.text.flatMap(Enumeration.Kind.init) ?? .regular
      let index = try Self.freeIndex(behind: values, of: kind, for: name)
      let added = PropertyListNode([
        "INEnumValueDisplayName": .string(displayName ?? SwiftIdentifier.words(name)),
        "INEnumValueDisplayNameID": .string(identifiers.next()),
        "INEnumValueIndex": values.isEmpty && kind == .regular ? nil : .integer(index),
        "INEnumValueName": .string(name),
      ])
      node.insert(.array(values + [added]), forKey: "INEnumValues")
    }
    noteSwiftName(name, of: .enumerationCase)
  }

  /// A number above all that were given out; for an option set, the next bit.
  private static func freeIndex(
    behind values: [PropertyListNode],
    of kind: Enumeration.Kind,
    for name: String
  ) throws(DefinitionEditError) -> Int {
    var next: Int? = kind == .optionSet ? 1 : 0
    var highest: Int?
    for value in values {
      let index: Int? =
        if case .integer(let index)? = value["INEnumValueIndex"]?.value { index } else { next }
      guard let index else { throw .numbersExhausted(.case, name) }
      highest = max(highest ?? index, index)
      next = kind.number(after: index)
    }
    guard let highest else { return next ?? 0 }
    guard let free = kind.number(after: highest) else { throw .numbersExhausted(.case, name) }
    return free
  }

  /// Whether a word names a type, or one of several values.
  package func isType(_ word: String) -> Bool {
    (try? typeEntries(word.elementType ?? word, prefix: "")) != nil
  }

  /// The keys that say what a parameter's type is.
  func typeEntries(_ name: String, prefix: String) throws(DefinitionEditError)
    -> [String: PropertyListValue]
  {
    func reference(_ kind: String, _ type: String, _ namespace: String?)
      -> [String: PropertyListValue]
    {
      var entries: [String: PropertyListValue] = [
        "\(prefix)Type": .string(type), "\(prefix)\(kind)Type": .string(name),
      ]
      if let namespace { entries["\(prefix)\(kind)TypeNamespace"] = .string(namespace) }
      return entries
    }
    let types = names("INTypes", "INTypeName")
    let enumerations = names("INEnums", "INEnumName")
    if types.contains(name) { return reference("Object", "Object", namespace) }
    if enumerations.contains(name) { return reference("Enum", "Integer", namespace) }
    if BasicType(rawValue: name) != nil { return ["\(prefix)Type": .string(name)] }
    if let type = imported.first(where: { $0.name == name }) {
      return type.isEnumeration
        ? reference("Enum", "Integer", type.namespace)
        : reference("Object", "Object", type.namespace)
    }
    if SystemNames.types[name] != nil { return reference("Object", "Object", "System") }
    if SystemNames.enumerations.contains(name) { return reference("Enum", "Integer", "System") }
    throw .unknownValueType(
      name,
      known: types + enumerations + imported.map(\.name) + BasicType.allCases.map(\.rawValue))
  }
}
