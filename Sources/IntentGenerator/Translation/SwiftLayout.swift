/// Lays declarations out as `swift-format` does, where names are long enough to need several lines.
package enum SwiftLayout {
  /// The most columns of a line.
  package static let lineLength = 100

  /// A function's signature: on one line if it fits, else with an argument a line.
  ///
  /// - Parameter prefix: What stands before it on the line, `  public func `.
  package static func signature(
    _ name: String,
    _ arguments: [String],
    result: String,
    prefix: String
  ) -> String {
    let line = "\(name)(\(arguments.joined(separator: ", ")))\(result)"
    // Two more, for the brace that may follow.
    guard prefix.utf8.count + line.utf8.count + 2 > lineLength, !arguments.isEmpty else {
      return line
    }
    let indentation = String(prefix.prefix { $0 == " " })
    let lines = arguments.map { "\(indentation)  \($0)" }.joined(separator: ",\n")
    return "\(name)(\n\(lines)\n\(indentation))\(result)"
  }

  /// What stands behind the name of a type or protocol: what it inherits, and the opening brace.
  ///
  /// - Parameter head: The declaration up to the name, `public nonisolated enum Soup`.
  package static func inheritance(of head: String, _ inherited: [String], brace: String = "{")
    -> String
  {
    let line = ": \(inherited.joined(separator: ", ")) \(brace)"
    if head.utf8.count + line.utf8.count <= lineLength { return line }
    let text = fill(inherited, behind: head + ":", indentation: 2)
    let lastLine = text.utf8.split(separator: UInt8(ascii: "\n")).last?.count ?? 0
    let isWrapped = text.utf8.contains(UInt8(ascii: "\n"))
    let fits = !isWrapped && lastLine + 1 + brace.utf8.count <= lineLength
    return text.dropFirst(head.count) + (fits ? " " : "\n") + brace
  }

  /// `name = Generic<A, B>`, its arguments on lines of their own where they do not fit.
  ///
  /// - Parameter prefix: What stands before it on the line, `public typealias `.
  static func alias(
    _ name: String,
    _ generic: String,
    _ arguments: [String],
    prefix: String
  ) -> String {
    let line = "\(name) = \(generic)<\(arguments.joined(separator: ", "))>"
    guard prefix.utf8.count + line.utf8.count > lineLength else { return line }
    return "\(name) = \(generic)<\n\(fill(arguments, behind: " ", indentation: 2))\n>"
  }

  /// `name = value`, the value on a line of its own where it does not fit.
  static func assignment(_ name: String, _ value: String, prefix: String) -> String {
    let line = "\(name) = \(value)"
    guard prefix.utf8.count + line.utf8.count > lineLength else { return line }
    return "\(name) =\n\(String(prefix.prefix { $0 == " " }))  \(value)"
  }

  /// `Generic<A, B>` before the parenthesis of a call, its arguments on lines of their own where
  /// they do not fit.
  static func genericCall(_ name: String, _ arguments: [String], indentation: Int) -> String {
    let line = "\(name)<\(arguments.joined(separator: ", "))>"
    guard indentation + line.utf8.count + 1 > lineLength else { return line }
    let margin = String(repeating: " ", count: indentation)
    let words = fill(arguments, behind: margin + " ", indentation: indentation + 2)
    return "\(name)<\n\(words)\n\(margin)>"
  }

  /// Words separated by commas behind a text, as many on each line as fit.
  private static func fill(_ words: [String], behind head: String, indentation: Int) -> String {
    var lines: [String] = []
    var line = head
    for (index, word) in words.enumerated() {
      let word = index == words.count - 1 ? word : word + ","
      if line.utf8.count + 1 + word.utf8.count > lineLength {
        lines.append(line)
        line = String(repeating: " ", count: indentation) + word
      } else {
        line += " " + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
