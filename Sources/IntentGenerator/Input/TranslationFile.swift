package import Diagnostics
import Foundation
package import IntentDefinition
import PropertyList

/// The file into which the translations of a definition into a language are written.
package struct TranslationFile: Sendable {
  /// The path.
  package let path: String
  private let isCatalog: Bool
  private let definition: String

  /// - Parameters:
  ///   - linked: The definition, with the translations that there are.
  ///   - language: The language.
  ///   - isCatalog: Whether it is to be a catalog; none for what is there already.
  package init(of linked: LinkedDefinition, language: String, isCatalog: Bool?) {
    let files = linked.localizations.map(\.file)
    let root = InputRule.localizationRoot(of: linked.definition.file)
    let name = linked.definition.name
    // A catalog without an entry holds no translations yet, and is there all the same.
    let isCatalog =
      isCatalog
      ?? (files.contains { $0.hasSuffix(".xcstrings") }
        || FileManager.default.fileExists(atPath: InputRule.join(root, "\(name).xcstrings")))
    let place =
      isCatalog
      ? "\(name).xcstrings" : InputRule.join("\(language).lproj", "\(name).strings")
    let present =
      isCatalog
      ? files.first { $0.hasSuffix(".xcstrings") }
      : linked.localizations.first {
        $0.language == language && $0.file.hasSuffix(".strings")
      }?.file
    path = present ?? InputRule.join(root, place)
    self.isCatalog = isCatalog
    definition = linked.definition.file
  }

  /// The file with what it lacks.
  ///
  /// - Parameter before: What an earlier step made of it; none for what it says on the disk.
  package func edited(with sheet: TranslationSheet, before: String?) -> Checked<EditedFile> {
    DefinitionLoader().bytes(ifPresent: path).flatMap { bytes in
      let read = bytes == nil ? Checked(EditedFile.new(path)) : EditedFile.read(path)
      return read.flatMap { file in
        var file = file
        if let before { file = file.continuing(from: before) }
        if file.before.isEmpty, isCatalog {
          file = file.continuing(from: String(decoding: sheet.emptyCatalog, as: UTF8.self))
        }
        guard isCatalog || !sheet.lacksRoom(inTable: file.text) else {
          return Checked(nil, [noRoom(for: sheet.language)])
        }
        return Checked(
          file.edited { text in
            isCatalog ? sheet.edits(ofCatalog: text) : sheet.edits(ofTable: text)
          })
      }
    }
  }

  private func noRoom(for language: String) -> Diagnostic {
    let command =
      "intentgen strings \(ShellWord.quoted(definition)) --language \(language) --format xcstrings"
    return Diagnostic(
      .error, .invalidLocalization,
      "this table is a property list in XML, in which nothing says what waits to be translated, so that nothing is added "
        + "to it; write a catalogue, which takes over what it says, then remove it: \(command)",
      at: SourceLocation(file: path))
  }
}
