import SwiftSyntax

/// Branches that no compiler as new as the parser compiles, by the version that they are for: `#if compiler(>=99)`. A compiler
/// does not parse those that it leaves out, so that they may have what nobody can parse yet, or any more.
final class VersionBranches: SyntaxVisitor {
  /// Where those are that do not parse, from the condition to what ends them.
  private(set) var unparsed: [Range<Int>] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.hasError else { return .skipChildren }
    let starts = node.clauses.map(\.poundKeyword) + [node.poundEndif]
    var isTaken = false
    for (clause, next) in zip(node.clauses, starts.dropFirst()) {
      let holds = isTaken ? false : clause.condition.map(VersionCondition.holds) ?? nil
      isTaken = isTaken || holds == true
      guard clause.hasError else { continue }
      guard holds == false else {
        // There may be others in what is compiled.
        if let elements = clause.elements { walk(elements) }
        continue
      }
      let start = clause.condition?.endPosition ?? clause.poundKeyword.endPosition
      let end = next.positionAfterSkippingLeadingTrivia
      if start < end { unparsed.append(start.utf8Offset..<end.utf8Offset) }
    }
    return .skipChildren
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

/// Conditions of `#if`, as far as the version of the compiler decides them.
private enum VersionCondition {
  /// The version of the compiler that the parser comes from.
  private static let compiler: [Int] = {
    #if canImport(SwiftSyntax603)
      [6, 3]
    #elseif canImport(SwiftSyntax602)
      [6, 2]
    #elseif canImport(SwiftSyntax601)
      [6, 1]
    #else
      [6, 0]
    #endif
  }()

  /// The versions of the language that it compiles, of which a target has any.
  private static let languages = [[4], [4, 2], [5, 10], compiler]

  /// Whether a condition is true; none where more than the version decides that, or it does not parse.
  static func holds(_ expression: ExprSyntax) -> Bool? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1 else { return nil }
      return tuple.elements.first.flatMap { holds($0.expression) }
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      guard prefix.operator.text == "!" else { return nil }
      return holds(prefix.expression).map { !$0 }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements))
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "compiler": return compares(compiler, argument)
    case "swift":
      let answers = languages.map { compares($0, argument) }
      return answers.allSatisfy { $0 == answers[0] } ? answers[0] : nil
    default: return nil
    }
  }

  /// The same of operands with operators between them, of which `&&` binds more tightly.
  private static func holds(_ elements: [ExprSyntax]) -> Bool? {
    func split(_ elements: [ExprSyntax], at name: String) -> [[ExprSyntax]] {
      elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }.map(Array.init)
    }
    let ways = split(elements, at: "||").map { way -> Bool? in
      let parts = split(way, at: "&&").map { $0.count == 1 ? holds($0[0]) : nil }
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    return ways.contains(true) ? true : ways.contains(nil) ? nil : false
  }

  /// Whether a version is as an argument says, `>=6.1`, `<5`.
  private static func compares(_ version: [Int], _ argument: String) -> Bool? {
    let isAtLeast = argument.hasPrefix(">=")
    guard isAtLeast || argument.hasPrefix("<") else { return nil }
    let digits = argument.drop { !$0.isNumber }.split(
      separator: ".", omittingEmptySubsequences: false)
    let wanted = digits.compactMap { Int($0) }
    guard !wanted.isEmpty, wanted.count == digits.count else { return nil }
    // '>=6.0' is true of 6.
    let count = max(version.count, wanted.count)
    let (have, want) = (padded(version, to: count), padded(wanted, to: count))
    return have.lexicographicallyPrecedes(want) != isAtLeast
  }

  private static func padded(_ version: [Int], to count: Int) -> [Int] {
    version + Array(repeating: 0, count: count - version.count)
  }
}
