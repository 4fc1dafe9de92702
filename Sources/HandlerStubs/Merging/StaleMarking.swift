import IntentGenerator
import SwiftSyntax

/// Puts a comment above each method that no protocol has any more, and takes it away when one has
/// the method again.
struct StaleMarking: MergeStep {
  let stale: StaleMethods

  func changes(to index: SourceIndex) -> SourceChanges {
    var changes = SourceChanges()
    var seen: Set<SyntaxIdentifier> = []
    for found in stale.find(in: index) where seen.insert(found.method.function.id).inserted {
      if let mark = mark(of: found.method) {
        // What is no more for another reason than once, as when its intent is there again, says so.
        let text = StaleMark(found.reason).text
        guard mark.text != text else { continue }
        changes.add(TextEdit(range: mark.comment, replacement: text), to: found.block.source)
        report(.markedMethod, found.block, found.method, &changes)
        continue
      }
      let layout = CodeLayout(of: found.block, in: index.sources[found.block.source])
      let place = CommentedStart(of: found.method.member)
      // A comment ends with its line: what stands before the method on its own line stays there.
      let indentation = place.beginsLine ? found.method.member.indentation : layout.member
      let head = place.beginsLine ? "" : layout.newline + indentation
      changes.add(
        .insert(
          head + StaleMark(found.reason).text + layout.newline + indentation, at: place.offset),
        to: found.block.source
      )
      report(.markedMethod, found.block, found.method, &changes)
    }
    unmark(index, &changes)
    return changes
  }

  private func unmark(_ index: SourceIndex, _ changes: inout SourceChanges) {
    let search = HandlerSearch(index: index)
    for handler in stale.comparison.pairs.map(\.now) {
      for block in search.blocks(of: handler) {
        for method in block.methods {
          guard let mark = mark(of: method),
            handler.methods.contains(where: { search.implements(method, $0, of: handler) })
          else { continue }
          changes.add(TextEdit(range: mark.line, replacement: ""), to: block.source)
          report(.unmarkedMethod, block, method, &changes)
        }
      }
    }
  }

  private func report(
    _ kind: HandlerAction.Kind,
    _ block: SourceBlock,
    _ method: SourceMethod,
    _ changes: inout SourceChanges
  ) {
    changes.report(
      HandlerAction(kind: kind, subject: "\(block.typeName).\(method.name)"), in: block.source)
  }

  /// The comment above a method.
  private struct Mark {
    let text: String
    let comment: Range<Int>
    /// The comment with the line end and the indentation behind it.
    let line: Range<Int>
  }

  private func mark(of method: SourceMethod) -> Mark? {
    var position = method.member.position.utf8Offset
    let pieces = Array(method.member.leadingTrivia)
    for (number, piece) in pieces.enumerated() {
      let end = position + piece.sourceLength.utf8Length
      if case .lineComment(let text) = piece, StaleMark.isMark(text) {
        return Mark(
          text: text, comment: position..<end,
          line: position..<(end + Self.lengthOfLineEnd(pieces[(number + 1)...])))
      }
      position = end
    }
    return nil
  }

  /// The bytes of a line end and of the indentation behind it; of several line ends that of one.
  private static func lengthOfLineEnd(_ pieces: ArraySlice<TriviaPiece>) -> Int {
    var length = 0
    for next in pieces.prefix(2) {
      switch next {
      case .newlines(let count) where count > 1, .carriageReturns(let count) where count > 1:
        return length + 1
      case .carriageReturnLineFeeds(let count) where count > 1: return length + 2
      case .newlines, .carriageReturns, .carriageReturnLineFeeds, .spaces, .tabs:
        length += next.sourceLength.utf8Length
      default: return length
      }
    }
    return length
  }
}

/// The comment above a method that no protocol has any more.
private struct StaleMark {
  let text: String

  init(_ reason: String) {
    text = "\(Self.prefix)\(reason)\(Self.advice)"
  }

  /// Whether a comment is one of these: any other, whatever it begins with, is the user's own.
  static func isMark(_ comment: String) -> Bool {
    comment.hasPrefix(prefix) && comment.hasSuffix(advice)
  }

  private static let prefix = "// intentgen: "
  private static let advice = "; remove it once you no longer need its code"
}

extension MemberBlockItemSyntax {
  /// What stands before it on its line; nothing where other code does.
  fileprivate var indentation: String {
    var text = ""
    for piece in leadingTrivia.reversed() {
      switch piece {
      case .spaces(let count): text = String(repeating: " ", count: count) + text
      case .tabs(let count): text = String(repeating: "\t", count: count) + text
      default: return text
      }
    }
    return text
  }
}
