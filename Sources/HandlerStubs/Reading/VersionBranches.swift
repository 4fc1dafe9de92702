import SwiftSyntax

/// Branches for another version of the compiler or of the language, `#if compiler(>=7)`. The compiler does not parse those that
/// it leaves out, so that they may have what nobody can parse yet.
final class VersionBranches: SyntaxVisitor {
  /// Where those are that do not parse, from the condition to what ends them.
  private(set) var unparsed: [Range<Int>] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.hasError, node.clauses.contains(where: dependsOnVersion) else {
      return .visitChildren
    }
    let starts = node.clauses.map(\.poundKeyword) + [node.poundEndif]
    for (clause, next) in zip(node.clauses, starts.dropFirst()) where clause.hasError {
      let start = clause.condition?.endPosition ?? clause.poundKeyword.endPosition
      let end = next.positionAfterSkippingLeadingTrivia
      if start < end { unparsed.append(start.utf8Offset..<end.utf8Offset) }
    }
    return .skipChildren
  }

  private func dependsOnVersion(_ clause: IfConfigClauseSyntax) -> Bool {
    clause.condition?.tokens(viewMode: .sourceAccurate).contains {
      ["compiler", "swift"].contains($0.text)
    } ?? false
  }

  /// A text with blanks in place of those branches: all the rest stays where it is.
  func blanked(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for range in unparsed {
      for index in range where bytes.indices.contains(index) && !isLineEnd(bytes[index]) {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
