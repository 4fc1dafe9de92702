import Diagnostics
import Foundation
import HandlerStubs
import IntentGenerator
import Testing

/// A file that says what the definitions were and are, what the user's files were, and what must
/// become of them.
///
/// Sections begin with `=== ` and a name: `options`, `definition before`, `definition after`, or that
/// of a Swift file. What stands below the line `=======` is what comes out. `␍` stands for a carriage
/// return at the end of a line, `⏎` for one in the place of the line's end, `␃` for an end without a newline.
struct Scenario: Sendable {
  let url: URL
  let title: String
  /// The text above the line, as it is.
  private let given: String
  private let sections: [(name: String, text: String)]

  static let divider = "\n=======\n"

  init(_ url: URL) throws {
    self.url = url
    let text = try String(contentsOf: url, encoding: .utf8)
    let given = text.range(of: Self.divider).map { String(text[..<$0.lowerBound]) } ?? text
    self.given = given.hasSuffix("\n") ? String(given.dropLast()) : given
    let parts = ("\n" + self.given + "\n").components(separatedBy: "\n=== ")
    title = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
    sections = parts.dropFirst().map { part in
      let name = part.prefix { $0 != "\n" }
      return (String(name), Self.decoded(String(part.dropFirst(name.count + 1))))
    }
  }

  func section(_ name: String) -> String? { sections.first { $0.name == name }?.text }

  /// The user's files, in a folder.
  var sources: [HandlerSource] {
    sections.filter { $0.name.hasSuffix(".swift") }
      .map { HandlerSource(path: "Handlers/\($0.name)", text: $0.text) }
  }

  var options: HandlerOptions {
    var options = HandlerOptions()
    for word in (section("options") ?? "").split(whereSeparator: \.isWhitespace) {
      switch word {
      case "restore": options.restoresMissing = true
      case "domain": options.scope = .domain
      case "elsewhere", "sirikit": break
      default: options.kind = HandlerOptions.Kind(rawValue: String(word)) ?? options.kind
      }
    }
    return options
  }

  /// The style that the handlers are written in.
  private var style: GeneratedStyle {
    section("options")?.contains("sirikit") == true ? .sirikit : .value
  }

  /// What is remembered of the definitions as they were; nothing where they are not given.
  func record() throws -> HandlerRecord {
    guard let before = section("definition before") else { return HandlerRecord() }
    let changes = HandlerRegenerator(options: options).regenerate(
      try DefinitionText(before).handlers(style), in: HandlerSources([]), record: HandlerRecord(),
      folder: "Handlers")
    return changes.value?.record ?? HandlerRecord()
  }

  /// What the definitions ask for now.
  func definitions() throws -> [HandlerDefinition] {
    try DefinitionText(section("definition after") ?? "").handlers(style)
  }

  /// The definitions that do not exist any more: all that are not given, unless the options say that
  /// they are `elsewhere`.
  var gone: Set<String> {
    guard section("options")?.contains("elsewhere") != true else { return [] }
    let then = DefinitionText(section("definition before") ?? "").definitions.keys
    return Set(then).subtracting(DefinitionText(section("definition after") ?? "").definitions.keys)
  }

  /// The whole file with another outcome.
  func text(_ outcome: String) -> String { given + Self.divider + outcome }

  /// What comes out, as the file has it: messages, actions, and the files that changed.
  static func outcome(_ checked: Checked<HandlerChanges>) -> String {
    var text = checked.diagnostics.sortedByPlace().map { DiagnosticFormatter().format($0) }.joined()
    for file in checked.value?.files ?? [] where file.isChanged {
      text += "=== \(file.path)\n"
      for action in file.actions {
        let change = action.before.map { " \($0) → \(action.after ?? "")" } ?? ""
        text += "\(action.kind.rawValue) \(action.subject)\(change)\n"
      }
      text += "---\n" + encoded(file.after)
    }
    return text.isEmpty ? "nothing to do\n" : text
  }

  private static func decoded(_ text: String) -> String {
    var text = text.hasSuffix("\n") ? text : text + "\n"
    text = text.replacing("␍\n", with: "\r\n").replacing("⏎\n", with: "\r")
    return text.hasSuffix("␃\n") ? String(text.dropLast(2)) : text
  }

  private static func encoded(_ text: String) -> String {
    let marked = text.last?.isNewline == true ? text : text + "␃\n"
    return marked.replacing("\r\n", with: "␍\n").replacing("\r", with: "⏎\n")
  }
}

extension Scenario: CustomTestStringConvertible {
  var testDescription: String { url.deletingPathExtension().lastPathComponent }
}
