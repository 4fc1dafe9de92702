import Diagnostics
import SwiftSyntax

/// The imports that new methods need and their file has not.
struct MissingImports {
  private let modules: [String]
  private let anchor: Syntax?
  private let newline: String

  init(_ needed: [String], in source: ParsedSource) {
    let imports = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    // Imports under a condition count as well: the user has thought about where they are needed.
    let named = source.tree.tokens(viewMode: .sourceAccurate)
      .filter { $0.parent?.is(ImportPathComponentSyntax.self) == true }
      .map(\.text)
    modules = Set(needed).subtracting(named).sorted()
    anchor = imports.last.map { Syntax($0) }
    newline = LineEnding(of: source.text.utf8).rawValue
  }

  /// Adds them behind the imports that are there.
  func add(to changes: inout SourceChanges, in source: Int) {
    for module in modules {
      let edit =
        anchor.map { TextEdit.insert("\(newline)import \(module)", at: $0.endPosition.utf8Offset) }
        ?? TextEdit.insert("import \(module)\(newline)\(newline)", at: 0)
      changes.add(edit, to: source)
      changes.report(HandlerAction(kind: .addedImport, subject: module), in: source)
    }
  }
}
