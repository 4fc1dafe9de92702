package import Diagnostics
import IntentDefinition

/// Who may use what is generated.
package enum AccessLevel: String, CaseIterable, Codable, Sendable {
  case `public`, package, `internal`

  /// The modifier as it stands before a declaration, with a space behind it.
  package var modifier: String {
    self == .internal ? "" : rawValue + " "
  }
}

/// How Swift is made of definitions; each option once, with its default.
package struct GeneratorOptions: Hashable, Codable, Sendable {
  /// What kind of Swift is made.
  package var style: GeneratedStyle = .value
  /// Who may use what is generated.
  package var access: AccessLevel = .public
  /// The prefix of every type whose definition gives none.
  package var classPrefix = ""
  /// Modules to import besides, where types of imported definitions are.
  package var imports: [String] = []
  /// A folder with templates that replace the built-in ones of the same names.
  package var templates: String?
  /// How much the rules matter, and what is meant to be as it is.
  package var policy = DiagnosticPolicy()

  package init() {}

  /// What ``isClassPrefix(_:)`` takes, in words.
  package static let classPrefixRule = "the beginning of a type's name: letters, digits and '_'"

  /// Whether the name of a type can begin with a prefix.
  package static func isClassPrefix(_ prefix: String) -> Bool {
    prefix.isEmpty || SwiftIdentifier.isValid(prefix + "X")
  }

  /// What ``isModule(_:)`` takes, in words.
  package static let moduleRule = "letters, digits and '_', with no digit first"

  /// Whether `import` takes a name, that of a module in a module included.
  package static func isModule(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { SwiftIdentifier.isValid(String($0)) }
  }
}
