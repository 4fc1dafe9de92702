import SwiftSyntax

/// How deep code is nested, counted without a step into it.
enum NestingDepth {
  /// Whether a tree is deeper than some levels.
  static func isOver(_ levels: Int, in tree: some SyntaxProtocol) -> Bool {
    var open = [(node: Syntax(tree), level: 1)]
    while let (node, level) = open.popLast() {
      guard level <= levels else { return true }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, level + 1))
      }
    }
    return false
  }

  /// Whether a text has more of what the parser steps into for each, and keeps no count of, than any stack has room for.
  static func mayExceedParser(_ text: String) -> Bool {
    var (count, matched) = (0, 0)
    let word = Array("else".utf8)
    for byte in text.utf8 {
      matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
      guard matched == word.count else { continue }
      (count, matched) = (count + 1, 0)
      if count > 20 * DeepStack.levels { return true }
    }
    return false
  }
}
