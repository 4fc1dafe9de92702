import IntentDefinition

/// Which target of a package is which of the older version: each has names of its own.
struct ModulePairs {
  /// What belongs together, the new targets in their order; nothing stands against a target that is new or gone.
  let pairs: [(old: DefinitionSet, new: DefinitionSet)]

  init(_ old: DefinitionSet, _ new: DefinitionSet) {
    let (before, after) = (Self.modules(of: old), Self.modules(of: new))
    guard before.count > 1 || after.count > 1 else {
      pairs = [(old, new)]
      return
    }
    let pairing = Pairing(
      before, after,
      ways: [
        // The versions may lie about in two folders.
        { $0.folder.suffix(2) == $1.folder.suffix(2) },
        { $0.folder.last == $1.folder.last },
        { !$0.set.declaredNames.isDisjoint(with: $1.set.declaredNames) },
      ])
    let none = DefinitionSet(definitions: [], context: [], vocabularies: [])
    pairs =
      pairing.pairs.map { ($0.old.set, $0.new.set) } + pairing.gone.map { ($0.set, none) }
      + pairing.added.map { (none, $0.set) }
  }

  /// A target by its folder's path.
  private struct Module {
    let folder: [Substring]
    let set: DefinitionSet
  }

  private static func modules(of set: DefinitionSet) -> [Module] {
    set.byModule.compactMap { view in
      guard let file = view.definitions.first?.definition.file else { return nil }
      return Module(folder: (set.modules[file] ?? "").split(separator: "/"), set: view)
    }
  }
}

extension DefinitionSet {
  fileprivate var declaredNames: Set<String> {
    definitions.reduce(into: []) { $0.formUnion($1.definition.declaredNames) }
  }
}
