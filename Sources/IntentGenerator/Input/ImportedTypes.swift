import Diagnostics
package import IntentDefinition
import PropertyList

/// The types of the other definitions of a target: one that names such a type imports what declares it.
package struct ImportedTypes {
  private let file: String

  /// - Parameter file: The definition that names types.
  package init(of file: String) {
    self.file = file
  }

  /// An editor after a change, and after it has imported what declares the types that the change names.
  package func filling(
    _ editor: DefinitionEditor,
    _ change: (inout DefinitionEditor) throws(DefinitionEditError) -> Void
  ) throws(DefinitionEditError) -> DefinitionEditor {
    var start = editor
    while true {
      var changed = start
      do throws(DefinitionEditError) {
        try change(&changed)
        return changed
      } catch {
        guard let type = error.missingType, let (name, types) = definition(declaring: type),
          !start.imports.contains(name)
        else { throw error }
        start.importDefinition(name, declaring: types, for: type)
      }
    }
  }

  /// The definition of the target that declares a type, and what it declares.
  private func definition(declaring type: String) -> (name: String, types: [SharedType])? {
    for other in TargetNames(of: file).others {
      guard let document = DefinitionLoader().propertyList(other).value ?? nil else { continue }
      let types = DefinitionEditor(document.root, using: SystemRandomNumberGenerator()).sharedTypes
      if types.contains(where: { $0.name == type }) {
        return (InputRule.baseName(of: other), types)
      }
    }
    return nil
  }
}
