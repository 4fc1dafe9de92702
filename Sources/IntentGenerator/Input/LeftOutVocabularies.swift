import Foundation

/// The vocabularies beside definitions that are named as files: what is found in a folder takes them along, and a file
/// is read by itself.
package struct LeftOutVocabularies: Equatable, Sendable {
  /// The vocabularies.
  package let files: [String]
  /// The inputs, with the folders of definitions in their places.
  package let folders: [String]

  /// - Parameters:
  ///   - inputs: What the user named.
  ///   - found: The files that were found by it.
  package init(of inputs: [String], besides found: InputFiles) {
    var files: [String] = []
    folders = inputs.reduce(into: []) { folders, input in
      let beside = Self.vocabularies(beside: input, of: found)
      files += beside.filter { !files.contains($0) }
      let root = InputRule.localizationRoot(of: input)
      let folder = beside.isEmpty ? input : root.isEmpty ? "." : root
      if !folders.contains(folder) { folders.append(folder) }
    }
    self.files = files
  }

  private static func vocabularies(beside input: String, of found: InputFiles) -> [String] {
    guard found.definitions.contains(where: { $0.file == input }) else { return [] }
    return TargetVocabularies.beside(input).filter { path in
      !found.vocabularies.contains { FileIdentity.isSame($0, path) }
    }
  }
}
