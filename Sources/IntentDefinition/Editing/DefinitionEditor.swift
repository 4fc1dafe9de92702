import Diagnostics
package import PropertyList

/// Adds to a definition as Xcode's editor would: with a fresh tag and fresh localisation IDs, and the
/// keys where Apple's writer puts them.
package struct DefinitionEditor: Sendable {
  /// The definition.
  package internal(set) var root: PropertyListNode
  /// The types and enumerations of the definitions that this one imports: it may name them, too.
  package var imported: [SharedType] = []
  var identifiers: IdentifierSource
  /// What was done, and may not be what was meant.
  package private(set) var warnings: [String] = []

  /// What else became of it: what new names are in Swift, where that is not what was written, and what is imported.
  package private(set) var notes: [String] = []

  /// What went with a change, as people read it.
  package private(set) var besides: [String] = []

  /// - Parameters:
  ///   - root: The definition to add to.
  ///   - random: Where fresh IDs come from.
  package init(_ root: PropertyListNode, using random: some RandomNumberGenerator & Sendable) {
    self.root = root
    identifiers = IdentifierSource(of: root, using: random)
  }

  /// A new definition without anything in it.
  package init(using random: some RandomNumberGenerator & Sendable) {
    self.init(PropertyListNode(.dictionary([])), using: random)
    let namespace = identifiers.next()
    for key in ["INEnums", "INIntents", "INTypes"] { root.insert(.array([]), forKey: key) }
    root.insert(.string("1.2"), forKey: "INIntentDefinitionModelVersion")
    root.insert(.string(namespace), forKey: "INIntentDefinitionNamespace")
  }

  /// The namespace of what the definition declares.
  var namespace: String? { root["INIntentDefinitionNamespace"]?.text }

  /// The names of what an array of the definition declares.
  func names(_ key: String, _ nameKey: String) -> [String] {
    root[key]?.elements.compactMap { $0[nameKey]?.text } ?? []
  }

  /// Appends something to an array of the definition.
  mutating func append(_ node: PropertyListNode, to key: String) {
    let elements = root[key]?.elements ?? []
    root.insert(.array(elements + [node]), forKey: key)
  }

  /// Changes what an array of the definition has under a name.
  ///
  /// - Throws: ``DefinitionEditError/unknown(_:_:known:)`` where there is nothing of that name.
  mutating func change(
    _ noun: DefinitionEditError.Noun,
    named name: String,
    _ body: (inout PropertyListNode, inout IdentifierSource) throws(DefinitionEditError) -> Void
  ) throws(DefinitionEditError) {
    var elements = root[noun.arrayKey]?.elements ?? []
    guard let index = elements.firstIndex(where: { $0[noun.nameKey]?.text == name }) else {
      throw .unknown(noun, name, known: names(noun.arrayKey, noun.nameKey))
    }
    try body(&elements[index], &identifiers)
    root.insert(.array(elements), forKey: noun.arrayKey)
  }

  /// Warns of a word that may be meant, but that nobody knows.
  mutating func warn(of word: String, _ noun: String, known: [String]) {
    guard !known.contains(word) else { return }
    let nearest = NearestMatch.find(word, among: known).map { "did you mean '\($0)'?" }
    warnings.append(
      "'\(word)' is no \(noun) that is known; "
        + (nearest ?? "there are \(known.joined(separator: ", "))"))
  }

  /// Says what went with a change.
  mutating func drop(_ words: String) { besides.append(words) }

  /// Says what else became of the definition.
  mutating func note(_ words: String) { notes.append(words) }

  /// Says that another parameter has the same letters, upper case or lower: the methods of both are called otherwise then.
  mutating func noteSameLetters(_ name: String, of intent: String) {
    let other = places.first { place in
      place.kind == .parameter && place.owner == intent && place.name != name
        && place.name.lowercased() == name.lowercased()
    }
    guard let other else { return }
    notes.append(
      "'\(name)' and '\(other.name)' differ by case alone, so that their methods in Swift get other names, those that are "
        + "written as well; 'intentgen rename' gives one another name")
  }

  /// Says what a new name becomes in Swift, where that is another one, or one that no type there has.
  mutating func noteSwiftName(_ name: String, of kind: DefinitionPlace.Kind) {
    let suffix = kind == .intent ? "Intent" : ""
    if kind == .type || kind == .enumeration, SwiftIdentifier.commonTypes.contains(name) {
      notes.append(
        "'\(name)' is this \(kind.word) from now on, here and in the Swift of the target, and no longer "
          + "the type that code knows by that name; 'intentgen rename' gives it another one")
    }
    switch kind {
    case .intent where name.hasSuffix(suffix) && name != suffix && SwiftIdentifier.isValid(name):
      let stem = SwiftIdentifier.capitalized(String(name.dropLast(suffix.count)))
      notes.append(
        "'\(name)' is the type '\(name)\(suffix)' in Swift; 'intentgen rename' makes it '\(stem)\(suffix)' by the "
          + "name '\(stem)'")
    case .intent, .type, .enumeration:
      let capitalized = SwiftIdentifier.capitalized(name)
      guard SwiftIdentifier.isValid(name), capitalized != name else { return }
      notes.append(
        "'\(name)' is the type '\(name)\(suffix)' in Swift, where types begin in upper case; "
          + "'intentgen rename' makes it '\(capitalized)\(suffix)' by the name '\(capitalized)'")
    case .enumerationCase:
      if name == "none", hasRegularNone {
        notes.append(
          "the case 'none' is taken for no value at all in Swift, wherever the value is optional; 'intentgen rename' gives "
            + "it another name, such as 'nothing'")
      }
      guard let swift = MemberScope.enumeration.identifier(name), swift != name else { return }
      notes.append("the case '\(name)' is '.\(swift)' in Swift")
    case .parameter, .property, .responseProperty:
      let scope: MemberScope =
        kind == .parameter ? .intent : kind == .property ? .object : .response
      guard let swift = scope.identifier(name), swift != name else { return }
      notes.append("the \(kind.word) '\(name)' is '\(swift)' in Swift")
    default: break
    }
  }

  /// Whether there is a case 'none', of an enumeration that is no option set.
  private var hasRegularNone: Bool {
    (root["INEnums"]?.elements ?? []).contains { enumeration in
      enumeration["INEnumType"]?.text != Enumeration.Kind.optionSet.rawValue
        && enumeration["INEnumValues"]?.elements.contains { $0["INEnumValueName"]?.text == "none" }
          ?? false
    }
  }

  /// Refuses a name that cannot be written where sentences, texts and places name it.
  static func requireUsable(_ name: String, of kind: DefinitionPlace.Kind)
    throws(DefinitionEditError)
  {
    guard !name.isEmpty else { throw .emptyName }
    let isUsable = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isUsable || !name.contains(where: \.isLetter) else { throw .unusableName(name, of: kind) }
  }

  /// Refuses a name that is taken.
  func requireFree(_ noun: DefinitionEditError.Noun, _ name: String)
    throws(DefinitionEditError)
  {
    guard !name.isEmpty else { throw .emptyName }
    if names(noun.arrayKey, noun.nameKey).contains(name) { throw .taken(noun, name) }
  }
}

extension PropertyListNode {
  /// A dictionary; what has no value is left out, and the keys are in order.
  init(_ entries: [String: PropertyListValue?]) {
    self.init(.dictionary([]))
    for (key, value) in entries { if let value { insert(value, forKey: key) } }
  }
}

extension DefinitionEditor {
  /// Whether a property list is a definition, rather than a vocabulary or settings of an app.
  package static func isDefinition(_ root: PropertyListNode) -> Bool {
    guard case .dictionary(let entries) = root.value, !entries.isEmpty else { return true }
    return hasDeclarations(root)
  }

  /// Whether a property list has something that only a definition has.
  package static func hasDeclarations(_ root: PropertyListNode) -> Bool {
    guard case .dictionary(let entries) = root.value else { return false }
    return entries.contains { entry in
      ["INIntents", "INEnums", "INTypes", "IGDomains"].contains(entry.key)
        || entry.key.hasPrefix("INIntentDefinition")
    }
  }
}
