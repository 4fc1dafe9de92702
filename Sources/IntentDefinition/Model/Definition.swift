package import Diagnostics

/// One definition file.
package struct Definition: Equatable, Sendable, Encodable {
  /// The file's base name, `Payments` for `Payments.intentdefinition`.
  package var name: String
  /// The file as the user named it.
  package var file: String
  /// The version of the format, `1.0` to `1.2`.
  package var modelVersion: Located<String>?
  /// The namespace that references to this file's types carry.
  package var namespace: Located<String>?
  /// What wrote the file.
  package var tools: ToolVersions
  /// The base names of the definitions whose types this one uses.
  package var imports: [Located<String>]
  /// The domains that this file declares.
  package var domains: [Domain]
  /// The intents, in the order of the file.
  package var intents: [Intent]
  /// The enumerations, in the order of the file.
  package var enumerations: [Enumeration]
  /// The object types, in the order of the file.
  package var types: [ObjectType]
  /// The keys that the format does not know, kept to be shown.
  package var unknownKeys: [UnknownKey]
  /// The rules that parts of the file silence, with the reasons.
  package var suppressions: [Suppression] = []

  private enum CodingKeys: CodingKey {
    case name, file, modelVersion, namespace, tools, imports, domains, intents, enumerations, types,
      unknownKeys
  }

  /// A place in this file.
  package func location(_ position: SourcePosition) -> SourceLocation {
    SourceLocation(file: file, position: position)
  }

  /// Whether this file declares the domain of an intent, and so generates it.
  package func declaresDomain(of intent: Intent) -> Bool {
    guard let domain = intent.domain else { return false }
    return domains.contains { $0.name.value == domain.value }
  }

  /// Whether an intent becomes types of its own, rather than meaning a system intent.
  package func generates(_ intent: Intent) -> Bool {
    intent.kind == .custom || declaresDomain(of: intent)
  }
}

/// The versions of what wrote a definition file; informative.
package struct ToolVersions: Equatable, Sendable, Encodable {
  /// `INIntentDefinitionToolsVersion`.
  package var tools: String?
  /// `INIntentDefinitionToolsBuildVersion`.
  package var toolsBuild: String?
  /// `INIntentDefinitionSystemVersion`.
  package var system: String?
}

/// A key that the format does not know, where it stands.
package struct UnknownKey: Equatable, Sendable, Encodable {
  /// The key.
  package var key: String
  /// What it is a key of, `intent 'OrderSoup'`.
  package var owner: String
  /// The type of its value.
  package var valueType: String
  /// Where the key stands.
  package var position: SourcePosition
}
