package import Diagnostics
import Foundation
import IntentDefinition
import PropertyList

/// Applies the fixes of what was found in files.
package struct DefinitionFixer: Sendable {
  package init() {}

  /// The bytes that the fix of a diagnostic replaces.
  package func replacements(of diagnostic: Diagnostic) -> [TextReplacement] {
    guard let fix = diagnostic.fix,
      let bytes = DefinitionLoader().bytes(ifPresent: diagnostic.location.file).value ?? nil
    else { return [] }
    return FixResolver(bytes).replacements(for: fix)
  }

  /// The files after the fixes of some diagnostics, each once, with how many were applied.
  ///
  /// A file that would have more errors than before stays as it is, and so does one in another encoding than UTF-8, of
  /// which a diagnostic tells.
  package func fix(_ diagnostics: [Diagnostic]) -> (
    files: [OutputFile], count: Int, refused: [Diagnostic]
  ) {
    let fixable = Dictionary(grouping: diagnostics.filter { $0.fix != nil }) { $0.location.file }
    var files: [OutputFile] = []
    var count = 0
    var refused: [Diagnostic] = []
    for (file, diagnostics) in fixable.sorted(by: { $0.key < $1.key }) {
      guard let bytes = DefinitionLoader().bytes(ifPresent: file).value ?? nil else { continue }
      guard let before = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
        refused.append(EditedFile.unchangeable(file, bytes))
        continue
      }
      let resolver = FixResolver(bytes)
      let changes = diagnostics.compactMap(\.fix).map(resolver.replacements)
        .filter { !$0.isEmpty }
      let fixed = bytes.applying(changes)
      guard fixed != bytes, let after = String(validating: fixed, as: UTF8.self),
        errors(file, fixed) <= errors(file, bytes)
      else { continue }
      files.append(OutputFile(file, after, expected: before))
      count += changes.count
    }
    return (files, count, refused)
  }

  private func errors(_ file: String, _ bytes: [UInt8]) -> Int {
    DefinitionLoader().check(file, bytes: bytes).count { $0.severity == .error }
  }
}
