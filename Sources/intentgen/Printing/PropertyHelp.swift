import IntentDefinition

/// What can be set, as the help of the command shows it.
enum PropertyHelp {
  /// A paragraph a kind of place, a line a property.
  static var text: String {
    DefinitionPlace.Kind.allCases.filter { $0 != .managedCombination }.map { kind in
      let lines = DefinitionProperty.all(of: kind).map { property in
        let padding = String(repeating: " ", count: max(24 - property.name.count, 1))
        return "  \(property.name)\(padding)\(property.summary)"
      }
      return ([kind.phrase + ":"] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}
