import PropertyList

/// A type or an enumeration as definitions refer to it, that which declares it and those that import it.
package struct SharedType: Hashable, Sendable {
  /// Whether it is an enumeration.
  package var isEnumeration: Bool
  /// Its name.
  package var name: String
  /// The namespace of the definition that declares it.
  package var namespace: String?

  /// The end of the key under which parameters and properties name it.
  var referenceKey: String { isEnumeration ? "EnumType" : "ObjectType" }
}

extension DefinitionEditor {
  /// What others call a type or an enumeration of this definition.
  func declared(_ place: DefinitionPlace) -> SharedType {
    SharedType(
      isEnumeration: place.kind == .enumeration, name: place.name, namespace: namespace)
  }

  /// What others call the types and enumerations of this definition.
  package var sharedTypes: [SharedType] {
    places.filter { [.type, .enumeration].contains($0.kind) }.map(declared)
  }

  /// The types and enumerations of which nothing here is any more, though something was.
  package func unusedTypes(since before: DefinitionEditor) -> [DefinitionPlace] {
    places.filter { place in
      [.type, .enumeration].contains(place.kind) && uses(of: declared(place)).isEmpty
        && !before.uses(of: before.declared(place)).isEmpty
    }
  }

  /// The parameters and properties whose values are of a type, which need not be declared here.
  func uses(of type: SharedType) -> [DefinitionPlace] {
    let kind: DefinitionPlace.Kind = type.isEnumeration ? .enumeration : .type
    // A name without a namespace means what this definition declares before what it imports.
    let isHidden =
      type.namespace != namespace
      && places.contains { $0.kind == kind && $0.name == type.name }
    return places.filter { place in
      guard [.parameter, .property, .responseProperty].contains(place.kind) else { return false }
      let node = node(at: place)
      guard node[place.prefix + type.referenceKey]?.text == type.name else { return false }
      guard let namespace = node[place.prefix + type.referenceKey + "Namespace"]?.text else {
        return !isHidden
      }
      return namespace == type.namespace
    }
  }

  /// The definitions that this one imports, by their names.
  package var imports: [String] { root["IGImports"]?.elements.compactMap(\.text) ?? [] }

  /// Imports a definition, and notes that.
  ///
  /// - Parameters:
  ///   - types: What it declares.
  ///   - type: The one of these that is named here.
  package mutating func importDefinition(
    _ name: String, declaring types: [SharedType], for type: String
  ) {
    let imports = root["IGImports"]?.elements ?? []
    root.insert(.array(imports + [PropertyListNode(.string(name))]), forKey: "IGImports")
    imported += types
    note(
      "'\(name)', which declares '\(type)', is among what this definition imports (IGImports) from now on"
    )
  }

  /// Lets the definition follow a change of another one that it imports.
  ///
  /// - Returns: What goes from it, as people read it, and what that means for the files beside it.
  package mutating func follow(_ change: DefinitionConsequence)
    -> (besides: [String], consequences: [DefinitionConsequence])
  {
    switch change {
    case .renamedType(let type, let name):
      renameUses(of: type, to: name)
      return ([], [])
    case .renamedMember(let type, let old, let new):
      return ([], renameMember(of: type, from: old, to: new))
    case .removedType, .removedMember:
      let removal = DefinitionRemoval(following: change, from: self)
      root = removal.applied(to: root)
      return (removal.besides, removal.consequences)
    default: return ([], [])
    }
  }
}
