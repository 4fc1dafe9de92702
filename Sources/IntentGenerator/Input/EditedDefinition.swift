package import Diagnostics
import Foundation
package import IntentDefinition
import PropertyList

/// A definition file on its way through a change.
package struct EditedDefinition: Sendable {
  /// The file.
  package let file: String
  /// Whether lines may change that have nothing to do with what is added.
  package var reformats: Bool

  package init(_ file: String, reformats: Bool = false) {
    self.file = file
    self.reformats = reformats
  }

  /// What the file says, and what it will say.
  ///
  /// - Returns: Nothing but diagnostics where the file is not there, is laid out in another way than
  ///   Xcode's editor does, cannot be changed so, or would be a definition with errors.
  package func text(
    using random: some RandomNumberGenerator & Sendable,
    _ change: (inout DefinitionEditor) throws(DefinitionEditError) -> Void
  ) -> Checked<(before: String, after: String)> {
    DefinitionLoader().propertyList(file).flatMap { document in
      guard let document else {
        return refused(.unreadableFile, "there is no such file; 'intentgen init' makes one")
      }
      // With its byte order mark, if it has one: it is compared with the file once more.
      guard let present = DefinitionLoader().bytes(ifPresent: file).value ?? nil,
        let before = String(validating: present, as: UTF8.self), !present.contains(0)
      else {
        return refused(.unsupportedEncoding, "the file is not UTF-8; convert it first")
      }
      guard reformats || Array(before.utf8) == PropertyListWriter().write(document) else {
        return refused(
          .foreignLayout,
          "the file is not laid out as Xcode's editor does, so that more than what is added would "
            + "change, and comments would go; pass --reformat if that is all right"
        )
      }
      var editor = DefinitionEditor(document.root, using: random)
      do {
        try change(&editor)
      } catch {
        return refused(.invalidEdit, "\(error)")
      }
      if let text = editor.root.unwritableText {
        return refused(
          .invalidEdit, "'\(text)' has a character that XML does not have; leave it out")
      }
      let bytes = PropertyListWriter().write(editor.root)
      let known = Set(DefinitionLoader().check(file, bytes: Array(before.utf8)).map(\.message))
      let found = DefinitionLoader().check(file, bytes: bytes)
      guard !found.hasErrors else { return Checked(nil, found) }
      // What was there to be said before is not said again each time.
      let new = found.filter { !known.contains($0.message) }
      return Checked((before, String(decoding: bytes, as: UTF8.self)), new)
    }
  }

  private func refused(_ rule: Rule, _ message: String)
    -> Checked<(before: String, after: String)>
  {
    Checked(nil, [Diagnostic(.error, rule, message, at: SourceLocation(file: file))])
  }
}
