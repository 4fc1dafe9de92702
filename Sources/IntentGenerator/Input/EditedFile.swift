import Diagnostics
import IntentDefinition
package import PropertyList

/// A file that is changed where it stands: every byte that has nothing to do with the change stays.
package struct EditedFile: Hashable, Sendable {
  /// The path.
  package let path: String
  /// What it says on the disk; none where it is not there yet.
  package private(set) var original: String?
  /// What it says before the edits.
  package private(set) var before: String
  /// The edits in its bytes, without the byte order mark that it may have.
  package private(set) var edits = TextEdits([])

  private var mark: [UInt8] {
    before.utf8.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A file as it is.
  static func read(_ path: String) -> Checked<EditedFile> {
    DefinitionLoader().bytes(ifPresent: path).flatMap { bytes in
      guard let bytes else {
        let message = "the file is not there any more; nothing was changed"
        return Checked(
          nil, [Diagnostic(.error, .unreadableFile, message, at: SourceLocation(file: path))])
      }
      guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
        return Checked(nil, [unchangeable(path, bytes)])
      }
      return Checked(EditedFile(path: path, original: text, before: text))
    }
  }

  /// What is said of a file that cannot be changed in place: it is no text, or one in another encoding than UTF-8.
  static func unchangeable(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    let location = SourceLocation(file: path)
    if PropertyListParser.isBinary(bytes) {
      return PropertyListProblem.binary.diagnostic(at: location)
    }
    if case .failure(let reason) = TextEncoding.decode(bytes) {
      return reason.problem.diagnostic(
        at: SourceLocation(file: path, position: reason.position))
    }
    let message =
      TextEncoding.nameOfUTF16(bytes).map { name in
        "the file is UTF-16, so that it cannot be changed in place; convert it first, and its XML declaration with it, by "
          + "'iconv -f \(name) -t UTF-8 \(ShellWord.quoted(path))'"
      } ?? "a character of the file is NUL, which no text has; take it out"
    return Diagnostic(.error, .unsupportedEncoding, message, at: location)
  }

  /// A file that is not there yet.
  static func new(_ path: String) -> EditedFile {
    EditedFile(path: path, original: nil, before: "")
  }

  /// The file as an earlier step has left it.
  func continuing(from text: String) -> EditedFile {
    EditedFile(path: path, original: original, before: text)
  }

  /// The file with some edits.
  func edited(_ edits: ([UInt8]) -> TextEdits) -> EditedFile {
    var file = self
    file.edits = edits(text)
    return file
  }

  /// The text without its mark.
  var text: [UInt8] { Array(before.utf8.dropFirst(mark.count)) }

  /// What it will say.
  package var after: String {
    edits.isEmpty ? before : String(decoding: mark + edits.applied(to: text), as: UTF8.self)
  }

  /// Whether it will say something else than before, also where only the spelling of a letter differs.
  package var isChanged: Bool { !before.utf8.elementsEqual(after.utf8) }

  /// The file with its property list turned into another one.
  package func revised(_ document: PropertyListDocument, to root: PropertyListNode) -> EditedFile {
    edited { PropertyListRevision(document, text: $0).edits(to: root) }
  }

  /// The file of translations as it follows some changes, and the languages in which it cannot.
  func translated(
    _ format: TranslationEditor.Format, following consequences: [DefinitionConsequence]
  ) -> (file: EditedFile, languagesBehind: Set<String>, removed: [String: Int]) {
    let language = InputFinder.language(of: path)
    let editor = TranslationEditor(text, format: format, language: language)
    return (
      edited { _ in editor.edits(following: consequences) }, editor.languagesBehind(consequences),
      editor.removedTranslations(consequences)
    )
  }
}
