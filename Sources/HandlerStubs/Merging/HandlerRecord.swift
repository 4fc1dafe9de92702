package import IntentGenerator

/// What the handling protocols were when the handlers were last brought up to date.
///
/// It is kept beside the handlers, in a file to be checked in with them: what a definition was called
/// before it was renamed stands nowhere else.
package struct HandlerRecord: Hashable, Codable, Sendable {
  /// An intent as it was.
  package struct Entry: Hashable, Codable, Sendable {
    /// The definition's name.
    package var definition: String
    /// The intent's name.
    package var intent: String
    /// What stays with the intent when its name changes.
    package var identity: String?
    /// The protocol of the whole domain.
    package var domainProtocol: String?
    /// The generated types.
    package var types: [TypeName]
    /// The parameters that methods are or were about.
    package var parameters: [ParameterName]
    /// The properties of the response; none in a record of before they were kept.
    package var responseProperties: [HandlerMember]?
    /// The codes of the response; none in a record of before they were kept.
    package var responseCodes: [HandlerMember]?
    /// The methods of the protocol.
    package var methods: [String]
    /// The methods that the protocol had once, and has no more.
    package var formerMethods: [String]
    /// Whether the definition has the intent no more.
    package var isGone: Bool
  }

  /// A definition as it was.
  package struct Definition: Hashable, Codable, Sendable {
    /// The definition's name.
    package var name: String
    /// Where its file is, seen from the record's folder.
    package var file: String
    /// The types that it declares.
    package var types: [HandlerType]
  }

  /// The name of a generated type.
  package struct TypeName: Hashable, Codable, Sendable {
    package var role: HandlerProtocol.Role
    package var name: String
  }

  /// The names of a parameter.
  package struct ParameterName: Hashable, Codable, Sendable {
    /// What stays with the parameter when its name changes.
    package var key: String
    /// The name in the definition.
    package var name: String
    /// The property, as it is written behind a dot.
    package var property: String
    /// The type of its value; none in a record of before it was kept.
    package var type: String?
    /// The methods that are about it, by what they do.
    package var methods: [MethodName]
    /// The reasons for which its values may be refused; none in a record of before they were kept.
    package var reasons: [HandlerMember]?
  }

  /// The name of a method.
  package struct MethodName: Hashable, Codable, Sendable {
    package var kind: HandlerMethod.Kind
    package var name: String
  }

  /// The version of the format; a later one is refused.
  package var version = 1
  /// The definitions, by name; none in a record of before they were kept.
  package var definitions: [Definition]?
  /// The intents, by definition and name.
  package var intents: [Entry]
  /// The codes, reasons and cases that there were once, and are no more, by the definition and the type that had them;
  /// none where nothing is gone.
  package var removedCases: [String: [String: [String]]]?
  /// The folders of other targets with handlers, seen from the record's; none where no run named any, and in a record of
  /// before they were kept.
  package var sources: [String]?

  package init(
    definitions: [Definition]? = nil, intents: [Entry] = [],
    removedCases: [String: [String: [String]]]? = nil, sources: [String]? = nil
  ) {
    self.definitions = definitions
    self.intents = intents
    self.removedCases = removedCases
    self.sources = sources
  }

  /// The name of the file.
  package static let fileName = ".intentgen-handlers.json"
}

extension HandlerRecord.Entry {
  /// The name of a generated type.
  func type(_ role: HandlerProtocol.Role) -> String? {
    types.first { $0.role == role }?.name
  }

  /// A protocol as it is now.
  ///
  /// - Parameter former: The methods that it had once.
  init(_ handler: HandlerProtocol, formerMethods former: [String]) {
    definition = handler.definition
    intent = handler.intent
    identity = handler.identity
    domainProtocol = handler.domainProtocol
    types = handler.types.map { HandlerRecord.TypeName(role: $0.key, name: $0.value) }
      .sorted { $0.role.rawValue < $1.role.rawValue }
    parameters = handler.parameters
    responseProperties = handler.responseProperties
    responseCodes = handler.responseCodes.isEmpty ? nil : handler.responseCodes
    methods = handler.methods.map(\.name)
    formerMethods = former
    isGone = false
  }
}

extension HandlerRecord.Entry {
  /// The same with other names for some methods.
  func renamingMethods(_ names: [String: String]) -> HandlerRecord.Entry {
    guard !names.isEmpty else { return self }
    var entry = self
    entry.methods = methods.map { names[$0] ?? $0 }
    entry.parameters = parameters.map { parameter in
      var parameter = parameter
      parameter.methods = parameter.methods.map { method in
        HandlerRecord.MethodName(kind: method.kind, name: names[method.name] ?? method.name)
      }
      return parameter
    }
    return entry
  }
}

extension HandlerProtocol {
  /// The parameters, with the methods that are about them.
  var parameters: [HandlerRecord.ParameterName] {
    subjects.map { subject in
      HandlerRecord.ParameterName(
        key: subject.key,
        name: subject.name,
        property: subject.property,
        type: subject.type,
        methods:
          methods
          .filter { $0.subject?.key == subject.key && $0.subject?.name == subject.name }
          .map { HandlerRecord.MethodName(kind: $0.kind, name: $0.name) },
        reasons: subject.reasons.isEmpty ? nil : subject.reasons
      )
    }
  }
}
