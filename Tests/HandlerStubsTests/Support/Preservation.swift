import HandlerStubs
import SwiftParser
import SwiftSyntax
import Testing

/// Expects a file to parse, and to have everything in it that the user wrote, in order.
///
/// - Parameter moment: When that is, for messages.
func expectEverything(in file: HandlerFile, _ moment: String) {
  let before = Parser.parse(source: file.before ?? "")
  let after = Parser.parse(source: file.after)
  #expect(!after.hasError, "\(file.path) does not parse, \(moment)")
  var renamed: [String: Set<String>] = [:]
  for action in file.actions {
    guard let old = action.before, let new = action.after else { continue }
    renamed[old, default: []].insert(new)
  }
  // A signature may change; everything else must be there, under its old name or the new one.
  var rest = after.tokens(viewMode: .sourceAccurate).map(\.text)[...]
  for token in before.tokens(viewMode: .sourceAccurate) where !token.isInSignature {
    let text = token.text
    let quoted = "`\(text)`"
    let names = Set([text, quoted]).union(renamed[text] ?? []).union(renamed[quoted] ?? [])
    guard let index = rest.firstIndex(where: { names.contains($0) }) else {
      Issue.record("'\(text)' is missing or out of order in \(file.path), \(moment)")
      return
    }
    rest = rest[(index + 1)...]
  }
  var comments = after.comments[...]
  for comment in before.comments where !comment.hasPrefix("// intentgen: ") {
    guard let index = comments.firstIndex(of: comment) else {
      Issue.record("the comment '\(comment)' is missing in \(file.path), \(moment)")
      return
    }
    comments = comments[(index + 1)...]
  }
}

extension TokenSyntax {
  /// Whether it belongs to what a function takes and gives.
  fileprivate var isInSignature: Bool {
    var node = parent
    while let current = node {
      if current.is(FunctionSignatureSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension SourceFileSyntax {
  /// Every comment, in order.
  fileprivate var comments: [String] {
    tokens(viewMode: .sourceAccurate).flatMap { Array($0.leadingTrivia) + Array($0.trailingTrivia) }
      .compactMap { piece in
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          // That of a stub follows its property's name.
          text.replacing(/(What the user said is in intent\.)[^:]+/) { $0.output.1 }
        default: nil
        }
      }
  }
}
