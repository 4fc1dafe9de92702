import Foundation
import HandlerStubs
import TestSupport

/// Puts code into handlers at random, as their users would: statements, helpers, comments,
/// attributes, conditions, extensions in other files, tabs and line ends.
struct UserCode {
  private var random: SeededGenerator
  private var number = 0
  /// Whether every body gets everything that its intent offers.
  private let isThorough: Bool

  init(seed: UInt64, isThorough: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isThorough = isThorough
  }

  /// The handlers after a user has worked on them.
  ///
  /// - Parameters:
  ///   - properties: The properties of the intent's type that code may name.
  ///   - expressions: What else code of the intent's type may say.
  mutating func work(
    on source: HandlerSource,
    properties: (String) -> [String],
    expressions: (String) -> [String] = { _ in [] }
  ) -> [HandlerSource] {
    var lines: [String] = []
    var moved: [String] = []
    var intent = ""
    var isMoving = false
    for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = String(line)
      if let type = line.firstMatch(of: /intent: (\w+)/)?.1 { intent = String(type) }
      if line.hasPrefix("  func ") {
        isMoving = chance(5)
        if chance(3) { line = "\(comment)\n\(line)" }
        if chance(4) { line = "  @available(macOS 13, *)  // \(word)\n\(line)" }
      }
      if line.contains("throw UnfinishedHandler()") {
        let added = statements(properties(intent)) + uses(properties(intent), expressions(intent))
        line = added.map { "    \($0)\n" }.joined() + line
      }
      if isMoving { moved.append(line) } else { lines.append(line) }
      if line == "  }" {
        isMoving = false
        if chance(3) {
          lines += ["", "  private func \(word)(_ value: Int) -> Int { value + \(number) }"]
        }
      }
    }
    let type = (source.path as NSString).lastPathComponent.replacing(".swift", with: "")
    if !moved.isEmpty, !isMoving {
      let path = source.path.replacing(".swift", with: "+\(word).swift")
      let imports = source.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      let text =
        imports.joined(separator: "\n") + "\n\nextension \(type) {\n"
        + moved.joined(separator: "\n") + "\n}\n"
      return [dressed(source.path, lines), HandlerSource(path: path, text: text)]
    }
    return [dressed(source.path, lines + moved)]
  }

  private mutating func dressed(_ path: String, _ lines: [String]) -> HandlerSource {
    var text = lines.joined(separator: "\n")
    if chance(5) { text = text.replacing("  ", with: "\t") }
    if chance(5) { text = "// \(word) 🍜 é\n\n\(text)" }
    if chance(5) { text = String(text.dropLast()) }
    if chance(5) { text = text.replacing("\n", with: "\r\n") }
    return HandlerSource(path: path, text: text)
  }

  /// Everything that an intent offers, in the ways in which people write it.
  private mutating func uses(_ properties: [String], _ expressions: [String]) -> [String] {
    guard isThorough else { return [] }
    var lines: [String] = []
    for property in properties {
      let (value, closure, key) = (word, word, word)
      lines += [
        "// \(word)",
        "if let \(value) = intent.\(property) { _ = \"\\(\(value))\" }  // \(word)",
        "let \(closure) = { [intent] in intent.\(property) }; _ = \(closure)",
        "let \(key) = [intent].map(\\.\(property)); _ = \(key)",
        "for intent in [intent] { _ = \"\\(String(describing: intent.\(property)))\" }",
      ]
    }
    for expression in expressions {
      let name = word
      lines.append("let \(name) = \(expression); _ = \(name)")
    }
    return lines
  }

  private mutating func statements(_ properties: [String]) -> [String] {
    var statements: [String] = []
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let name = word
      switch Int.random(in: 0..<5, using: &random) {
      case 0: statements.append("let \(name) = \"\(word)\"; _ = \(name)  // \(word)")
      case 1: statements += ["#if DEBUG", "print(\"\(word)\")", "#else", "/* \(word) */", "#endif"]
      case 2: statements += ["if Int(\"\(word)\") != nil {", "", "  print(intent)", "}"]
      default:
        if let property = properties.randomElement(using: &random) {
          statements.append("let \(name) = intent.\(property); _ = \(name)")
        }
      }
    }
    return statements
  }

  private var comment: String {
    mutating get {
      let styles = [
        "  // \(word)", "  /// \(word)", "  // \(word)\n\n  // swiftlint:disable:next \(word)",
      ]
      return styles.randomElement(using: &random) ?? ""
    }
  }

  private var word: String {
    mutating get {
      number += 1
      return "user\(number)"
    }
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }
}
