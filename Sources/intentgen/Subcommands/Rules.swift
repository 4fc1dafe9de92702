import ArgumentParser
import Diagnostics
import Foundation

/// `intentgen rules`.
struct Rules: ParsableCommand {
  /// How rules are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  static let configuration = CommandConfiguration(
    abstract: "Says what each rule finds, why, and what to do about it.",
    discussion:
      "A rule's name stands in brackets behind what it found. Without a name, all are listed."
  )

  @Argument(
    help: "The names of rules.", completion: .list(Rule.allCases.map(\.rawValue)))
  var names: [String] = []

  @Option(help: "How to print them.")
  var format = Format.text

  func validate() throws { _ = try chosen() }

  func run() throws {
    let rules = try chosen()
    switch format {
    case .text where names.isEmpty:
      let width = rules.map(\.rawValue.count).max() ?? 0
      for rule in rules {
        let name = rule.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
        Terminal.print("\(name)  \(rule.description.summary)")
      }
    case .text: Terminal.write(rules.map(\.text).joined(separator: "\n"))
    case .markdown: Terminal.write("# Rules\n" + rules.map(\.markdown).joined())
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = rules.map { RuleEntry(name: $0.rawValue, description: $0.description) }
      Terminal.writeExactly(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
    }
  }

  private func chosen() throws -> [Rule] {
    guard !names.isEmpty else { return Rule.allCases }
    return try names.map { name in
      if let rule = Rule(rawValue: name) { return rule }
      let nearest = NearestMatch.find(name, among: Rule.allCases.map(\.rawValue))
      throw ValidationError(
        "There is no rule '\(name)'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'intentgen rules' lists them."))
    }
  }
}

/// A rule as JSON.
private struct RuleEntry: Encodable {
  let name: String
  let description: RuleDescription
}

extension Rule {
  fileprivate var text: String {
    """
    \(rawValue): \(description.summary)
      why:     \(description.reason)
      example: \(description.example)
      remedy:  \(description.remedy)

    """
  }

  fileprivate var markdown: String {
    """

    ## `\(rawValue)`

    \(description.summary) \(description.reason)

    For example: `\(description.example)`

    \(description.remedy)

    """
  }
}
