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
      let head = place.beginsLine ? String(stubs.dropFirst(layout.member.count)) : newline + stubs
      return .insert(head + newline + newline + layout.member, at: place.offset)
    }
    if let last = anchor ?? block.members.members.last {
      let end = last.endPosition.utf8Offset
      var tail = endsLine(at: end, in: source) ? "" : newline + layout.base
      if let next = block.members.members.first(where: { $0.position >= last.endPosition }),
        !next.leadingTrivia.hasBlankLine
      {
        tail += newline
      }
      return .insert(newline + newline + stubs + tail, at: end)
    }
    let brace = block.members.leftBrace.endPosition.utf8Offset
    let tail = endsLine(at: brace, in: source) ? "" : newline + layout.base
    return .insert(newline + stubs + tail, at: brace)
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
  /// Whether it begins with a line that has nothing on it.
  fileprivate var hasBlankLine: Bool {
    switch first {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count > 1
    default: false
    }
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
