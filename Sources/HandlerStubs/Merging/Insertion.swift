import Diagnostics
import IntentGenerator
import SwiftSyntax

/// Methods to be added to a block, and where.
struct Insertion: Sendable {
  let block: SourceBlock
  /// The member to stand behind; none for the block's beginning or end.
  let anchor: MemberBlockItemSyntax?
  /// The member to stand before, where there is none to stand behind.
  var successor: MemberBlockItemSyntax?
  var methods: [HandlerMethod]
  /// How the methods are to be written.
  var form = HandlerMethod.Form.plain
  /// What a method throws in which code is missing.
  let error: String

  /// Adds the methods to what is changed.
  func add(to changes: inout SourceChanges, in index: SourceIndex) {
    let source = index.sources[block.source]
    let layout = CodeLayout(of: block, in: source)
    let stubs = methods.map {
      MethodStub(method: $0, access: access, form: form, error: error).text(layout)
    }
    .joined(separator: layout.newline + layout.newline)
    changes.add(edit(stubs, layout, source), to: block.source)
    for method in methods {
      changes.report(
        HandlerAction(kind: .addedMethod, subject: "\(block.typeName).\(method.name)"),
        in: block.source
      )
    }
  }

  private func edit(_ stubs: String, _ layout: CodeLayout, _ source: ParsedSource) -> TextEdit {
    let newline = layout.newline
    if let successor {
      let place = CommentedStart(of: successor)
      let tail = newline + newline + layout.member
      if place.beginsLine {
        return .insert(stubs.dropFirst(layout.member.count) + tail, at: place.offset)
      }
      let before = successor.firstToken(viewMode: .sourceAccurate)?
        .previousToken(viewMode: .sourceAccurate)
      let isFirst = before?.id == block.members.leftBrace.id
      let start = before.flatMap { $0.endOfCode(before: place.offset) } ?? place.offset
      return TextEdit(
        range: start..<place.offset, replacement: (isFirst ? "" : newline) + newline + stubs + tail)
    }
    if let last = anchor ?? block.members.members.last {
      return edit(stubs, behind: last, layout, source)
    }
    let brace = block.members.leftBrace.endPosition.utf8Offset
    let tail = endsLine(at: brace, in: source) ? "" : newline + layout.base
    return .insert(newline + stubs + tail, at: brace)
  }

  /// Puts stubs behind a member, and behind a comment that ends its line.
  private func edit(
    _ stubs: String, behind member: MemberBlockItemSyntax, _ layout: CodeLayout,
    _ source: ParsedSource
  ) -> TextEdit {
    let newline = layout.newline
    let text = newline + newline + stubs
    let next = block.members.members.first { $0.position >= member.endPosition }
    let trivia = (next.map { Syntax($0) } ?? Syntax(block.members.rightBrace)).leadingTrivia
    let end = member.endPosition.utf8Offset
    if let rest = trivia.restOfLine {
      let isSpaced = next == nil || trivia.hasBlankLine(behind: rest)
      return .insert(text + (isSpaced ? "" : newline), at: end + rest)
    }
    // What stands behind it on its line goes on below, as a member does, or as the brace.
    let below = next == nil ? newline + layout.base : newline + newline + layout.member
    let start = member.lastToken(viewMode: .sourceAccurate)?.endOfCode(before: end) ?? end
    return TextEdit(range: start..<end, replacement: text + below)
  }

  /// Whether a line ends at a byte.
  private func endsLine(at offset: Int, in source: ParsedSource) -> Bool {
    let next = source.text.utf8.dropFirst(offset).first
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
  }

  /// The access that the methods beside it have, else that of the type.
  private var access: String {
    let modifiers = block.methods.map(\.function.modifiers) + [block.modifiers]
    for modifier in modifiers.lazy.flatMap({ $0 }) {
      switch modifier.name.text {
      case "public", "open": return "public "
      case "package": return "package "
      default: continue
      }
    }
    return ""
  }
}

extension Trivia {
  /// How many bytes there are before the first line ends, with a comment that stands alone behind what is before; none
  /// where no line ends.
  fileprivate var restOfLine: Int? {
    var length = 0
    for piece in self {
      if piece.isNewline { return length }
      // What goes on in the next line may as well belong to what follows.
      if case .blockComment(let text) = piece, text.utf8.contains(where: LineEnding.isPart) {
        return nil
      }
      length += piece.sourceLength.utf8Length
    }
    return nil
  }

  /// Whether a line with nothing on it follows the line that ends behind some bytes.
  fileprivate func hasBlankLine(behind offset: Int) -> Bool {
    var rest = offset
    for piece in self {
      guard rest <= 0 else {
        rest -= piece.sourceLength.utf8Length
        continue
      }
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        return count > 1
      default: return false
      }
    }
    return false
  }
}

extension TokenSyntax {
  /// Where it ends without the blanks behind it, where nothing else stands between it and a byte.
  fileprivate func endOfCode(before offset: Int) -> Int? {
    endPosition.utf8Offset == offset && trailingTrivia.allSatisfy(\.isWhitespace)
      ? endPositionBeforeTrailingTrivia.utf8Offset : nil
  }
}

/// Where a member begins, with the comments right above it.
struct CommentedStart {
  let offset: Int
  /// Whether nothing but white space stands before it on its line.
  let beginsLine: Bool

  init(of member: some SyntaxProtocol) {
    var position = member.positionAfterSkippingLeadingTrivia.utf8Offset
    var start = position
    var newlines = 0
    for piece in member.leadingTrivia.reversed() {
      position -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
      case .spaces, .tabs: continue
      default:
        start = position
        newlines = 0
      }
      if newlines > 1 { break }
    }
    offset = start
    beginsLine = member.leadingTrivia.contains { $0.isNewline }
  }
}
