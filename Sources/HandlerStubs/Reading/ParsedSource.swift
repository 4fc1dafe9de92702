import Diagnostics
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file with handlers, parsed.
struct ParsedSource: Sendable {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  /// What it declares, and the names that it gives to types.
  private(set) var blocks: [SourceBlock]
  private(set) var typeDeclarations: [TypeDeclaration]
  /// The modules that it imports.
  let imports: Set<String>
  /// Whether it is nested deeper than it can be walked through; then nothing is found in it.
  let isTooDeep: Bool
  /// Where branches for another version of the compiler begin that do not parse, and are not looked into.
  private let unparsedBranches: [Int]

  init(_ source: HandlerSource) {
    path = source.path
    text = source.text
    let isTooLong = NestingDepth.mayExceedParser(source.text)
    let parsed = Parser.parse(source: isTooLong ? "" : source.text)
    isTooDeep = isTooLong || NestingDepth.isOver(DeepStack.levels, in: parsed)
    let branches = isTooDeep || !parsed.hasError ? nil : VersionBranches(in: parsed)
    unparsedBranches = branches?.unparsed.map(\.lowerBound) ?? []
    tree =
      if isTooDeep {
        Parser.parse(source: "")
      } else if let branches, !branches.unparsed.isEmpty {
        Parser.parse(source: branches.blanked(source.text))
      } else {
        parsed
      }
    let finder = SourceBlockFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    blocks = finder.blocks
    let declarations = TypeDeclarationFinder(viewMode: .sourceAccurate)
    declarations.walk(tree)
    typeDeclarations = declarations.declarations
    let modules = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first }
    imports = Set(modules.map(\.name.identifierText))
  }

  /// The file, where it parses.
  var checked: Checked<ParsedSource> {
    guard !isTooDeep else {
      return Self.unparsable(
        "the file is nested deeper than \(DeepStack.levels) levels, as by a long chain of calls or of 'else if', so that "
          + "it cannot be looked into; nothing was changed, divide it, or move it out of the folder",
        at: Diagnostics.SourceLocation(file: path))
    }
    guard tree.hasError else {
      return Checked(
        self,
        unparsedBranches.map {
          Diagnostic(
            .warning, .unparsableHandler,
            "this branch is for another version of the compiler, and does not parse here: what it says was neither looked "
              + "into nor changed",
            at: location(of: $0))
        })
    }
    let found = ParseDiagnosticsGenerator.diagnostics(for: tree).first
    let place = found.map { location(of: $0.position.utf8Offset) }
    let problem = found.map { ": \($0.message)" } ?? ""
    return Self.unparsable(
      "the file does not parse\(problem); nothing was changed, correct it first",
      at: place ?? Diagnostics.SourceLocation(file: path))
  }

  private static func unparsable(
    _ message: String, at location: Diagnostics.SourceLocation
  ) -> Checked<ParsedSource> {
    Checked(nil, [Diagnostic(.error, .unparsableHandler, message, at: location)])
  }

  /// The place of a byte.
  func location(of offset: Int) -> Diagnostics.SourceLocation {
    let lineEnd = LineEnding(of: text.utf8).lastByte
    var line = 1
    var column = 1
    for byte in text.utf8.prefix(offset) {
      column += 1
      if byte == lineEnd { (line, column) = (line + 1, 1) }
    }
    return Diagnostics.SourceLocation(
      file: path, position: SourcePosition(line: line, column: column))
  }

  /// The same with other names for the types that its declarations belong to.
  func renamingTypes(_ name: (String) -> String) -> ParsedSource {
    var source = self
    source.blocks = blocks.map { block in
      var block = block
      block.typeName = name(block.typeName)
      return block
    }
    source.typeDeclarations = typeDeclarations.map { declaration in
      guard case .members(let type) = declaration.scope else { return declaration }
      var declaration = declaration
      declaration.scope = .members(of: name(type))
      return declaration
    }
    return source
  }

  /// The file after some edits.
  func applying(_ edits: [TextEdit]) -> ParsedSource {
    edits.isEmpty
      ? self : ParsedSource(HandlerSource(path: path, text: edits.applied(to: text)))
  }
}
