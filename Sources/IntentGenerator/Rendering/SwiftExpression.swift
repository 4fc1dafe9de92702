/// A Swift expression that is laid out as `swift-format` lays it out.
///
/// What fits a line stands on one; what does not has each argument or element on a line of its own.
struct SwiftExpression {
  private indirect enum Content {
    case source(String)
    case call(String, [Argument])
    case array([SwiftExpression])
  }

  /// An argument of a call.
  struct Argument {
    var label: String?
    var value: SwiftExpression

    var width: Int { value.width + (label.map { $0.utf8.count + 2 } ?? 0) }
  }

  private let content: Content
  /// How wide the expression is on one line.
  let width: Int

  /// Source as it stands.
  static func source(_ text: String) -> Self {
    Self(content: .source(text), width: text.utf8.count)
  }

  /// A string literal of a text.
  static func string(_ text: String) -> Self {
    source(SwiftLiteral.string(text))
  }

  /// A call of a function or initializer.
  static func call(_ name: String, _ arguments: [Argument]) -> Self {
    let width =
      arguments.reduce(name.utf8.count + 2) { $0 + $1.width + 2 } - (arguments.isEmpty ? 0 : 2)
    return Self(content: .call(name, arguments), width: width)
  }

  /// An array literal.
  static func array(_ elements: [SwiftExpression]) -> Self {
    let width = elements.reduce(2) { $0 + $1.width + 2 } - (elements.isEmpty ? 0 : 2)
    return Self(content: .array(elements), width: width)
  }

  /// The source.
  ///
  /// - Parameters:
  ///   - column: How much of the line stands before the expression.
  ///   - indentation: The indentation of the line that the expression begins on, in spaces.
  func render(column: Int, indentation: Int) -> String {
    var text = ""
    text.reserveCapacity(width + width / 4)
    write(to: &text, column: column, indentation: indentation)
    return text
  }

  private static let lineLength = 100

  private func write(to text: inout String, column: Int, indentation: Int) {
    // One more, for the comma that may follow.
    guard column + width + 1 > Self.lineLength, case let (name, arguments, open, close)? = list,
      !arguments.isEmpty
    else {
      writeInline(to: &text)
      return
    }
    text += name
    text += open
    text += "\n"
    writeLines(arguments, isCall: open == "(", to: &text, indentation: indentation + 2)
    Self.indent(&text, indentation)
    text += close
  }

  /// What stands between brackets, if anything does.
  private var list: (name: String, arguments: [Argument], open: String, close: String)? {
    switch content {
    case .source: nil
    case .call(let name, let arguments): (name, arguments, "(", ")")
    case .array(let elements): ("", elements.map { Argument(label: nil, value: $0) }, "[", "]")
    }
  }

  /// Writes the expression on one line.
  private func writeInline(to text: inout String) {
    if case .source(let source) = content { text += source }
    guard let (name, arguments, open, close) = list else { return }
    text += name
    text += open
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      if let label = argument.label {
        text += label
        text += ": "
      }
      argument.value.writeInline(to: &text)
    }
    text += close
  }

  private func writeLines(
    _ arguments: [Argument],
    isCall: Bool,
    to text: inout String,
    indentation: Int
  ) {
    for (index, argument) in arguments.enumerated() {
      Self.indent(&text, indentation)
      var column = indentation
      if let label = argument.label {
        text += label
        text += ": "
        column += label.utf8.count + 2
      }
      argument.value.write(to: &text, column: column, indentation: indentation)
      let isLast = index == arguments.count - 1
      // swift-format wants a comma behind the last of several elements, and none in a call.
      text += !isLast || (!isCall && arguments.count > 1) ? ",\n" : "\n"
    }
  }

  private static func indent(_ text: inout String, _ count: Int) {
    text += spaces[..<spaces.utf8.index(spaces.startIndex, offsetBy: min(count, 64))]
  }

  /// More spaces than any line of generated code begins with.
  private static let spaces = String(repeating: " ", count: 64)
}
