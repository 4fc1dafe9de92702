import Diagnostics
import IntentDefinition
package import PropertyList

/// A file that is changed where it stands: every byte that has nothing to do with the change stays.
package struct EditedFile: Hashable, Sendable {
  /// The path.
  package let path: String
  /// What it says.
  package let before: String
  /// The edits in its bytes, without the byte order mark that it may have.
  package private(set) var edits = TextEdits([])

  private var mark: [UInt8] {
    before.utf8.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A file as it is.
  static func read(_ path: String) -> Checked<EditedFile> {
    DefinitionLoader().bytes(ifPresent: path).flatMap { bytes in
      guard let bytes, let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0)
      else {
        let message =
          "the file is not UTF-8, so that it cannot be changed in place; convert it first"
        return Checked(
          nil, [Diagnostic(.error, .unsupportedEncoding, message, at: SourceLocation(file: path))])
      }
      return Checked(EditedFile(path: path, before: text))
    }
  }

  /// The text without its mark.
  private var text: [UInt8] { Array(before.utf8.dropFirst(mark.count)) }

  /// What it will say.
  package var after: String {
    edits.isEmpty ? before : String(decoding: mark + edits.applied(to: text), as: UTF8.self)
  }

  /// The file with its property list turned into another one.
  package func revised(_ document: PropertyListDocument, to root: PropertyListNode) -> EditedFile {
    var file = self
    file.edits = PropertyListRevision(document, text: text).edits(to: root)
    return file
  }

  /// The file of translations as it follows some changes.
  func translated(
    _ format: TranslationEditor.Format, following consequences: [DefinitionConsequence]
  ) -> EditedFile {
    var file = self
    file.edits = TranslationEditor(text, format: format).edits(following: consequences)
    return file
  }
}
