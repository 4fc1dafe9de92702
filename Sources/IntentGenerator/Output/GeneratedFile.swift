/// A file to be written: its name and its content.
package struct GeneratedFile: Hashable, Sendable {
  /// The name, `Payments+Intents.swift`.
  package var name: String
  /// The content in UTF-8.
  package var contents: String

  package init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }

  /// The files that every definition becomes, in their order.
  package enum Part: String, CaseIterable, Sendable {
    case intents = "Intents"
    case handling = "Handling"
    case responses = "Responses"
    case types = "Types"
  }

  /// The name of a definition's file.
  package static func name(_ part: Part, ofDefinition name: String) -> String {
    "\(name)+\(part.rawValue).swift"
  }
}
