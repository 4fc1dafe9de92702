/// The files that a run reads, found from what the user named.
package struct InputFiles: Hashable, Codable, Sendable {
  /// A definition and the files that translate it.
  package struct DefinitionFiles: Hashable, Codable, Sendable {
    /// The definition.
    package var file: String
    /// The translations, `.strings` and `.xcstrings`.
    package var localizations: [String]

    package init(file: String, localizations: [String] = []) {
      self.file = file
      self.localizations = localizations
    }
  }

  /// The definitions, in the order of the user's inputs and by name within a folder.
  package var definitions: [DefinitionFiles] = []
  /// The vocabularies.
  package var vocabularies: [String] = []
  /// The folders that were searched.
  package var folders: [String] = []

  package init(definitions: [DefinitionFiles] = [], vocabularies: [String] = []) {
    self.definitions = definitions
    self.vocabularies = vocabularies
  }
}
