import Foundation
import IntentDefinition
@testable import IntentGenerator

/// Code that uses all that definitions become: what handlers and callers of them may say.
///
/// It is given as a file for each thing that is used, so that those which no longer compile tell what
/// was broken.
struct CodeUsingDefinitions {
  private let set: DefinitionSet
  private let types = TypeWriter.generatedCode

  init(_ set: DefinitionSet) {
    self.set = set
  }

  /// The files, by the names of what they use.
  var files: [(name: String, text: String)] {
    let handlers = GeneratorPipeline().handlerDefinitions(set)
    let protocols = handlers.flatMap(\.protocols)
    let definitions = set.definitions.map(\.definition)
    let all = definitions.flatMap { definition in
      definition.intents.map { (intent: $0, isGenerated: definition.generates($0)) }
    }
    // What the system has is none of the definition's code.
    let intents = zip(all, protocols).filter(\.0.isGenerated).map { one, handling in
      (one.intent.name.value, uses(of: one.intent, handling))
    }
    let types = definitions.flatMap(\.types).map { ($0.name.value, uses(of: $0)) }
    let enumerations = definitions.flatMap(\.enumerations).map { ($0.name.value, uses(of: $0)) }
    let domains = definitions.flatMap(\.domains).map { domain in
      // An intent may have the domain's name.
      ("\(domain.name.value)Value", handler(of: domain, protocols))
    }
    return (intents + types + enumerations + domains).map { name, body in
      let imports = ["Foundation", "IntentRuntime", "SystemIntents"].map { "import \($0)\n" }
        .joined()
      return (name, imports + body)
    }
  }

  private func uses(of intent: Intent, _ handling: HandlerProtocol) -> String {
    let properties = intent.parameters.map { parameter in
      let name = MemberScope.intent.identifier(parameter.name.value) ?? parameter.name.value
      return
        "  let _: \(types.valueType(of: parameter))? = intent.\(SwiftIdentifier.escaped(name))\n"
    }
    let answers = intent.response.properties.map { property in
      let name = MemberScope.response.identifier(property.name.value) ?? property.name.value
      return
        "  let _: \(types.valueType(of: property))? = response.\(SwiftIdentifier.escaped(name))\n"
    }
    let codes = responseCases(of: intent).map { "  case .\($0): break\n" }
    return """
      struct \(intent.typeName)Handler: \(handling.name) {
      \(handling.methods.map(method).joined())}
      func uses(_ intent: \(intent.typeName), _ response: \(intent.typeName)Response) {
      \(properties.joined())\(answers.joined())  switch response.code {
      \(codes.joined())  }
      \(factories(of: intent))\(reasons(of: intent))}

      """
  }

  private func responseCases(of intent: Intent) -> [String] {
    let own = intent.response.codes.map(\.name.value)
    let standard = intent.kind == .custom ? StandardResponseCode.allCases.map(\.rawValue) : []
    let names = standard + own.filter { !standard.contains($0) }
    return names.map { SwiftIdentifier.escaped(MemberScope.responseCode.identifier($0) ?? $0) }
  }

  private func factories(of intent: Intent) -> String {
    intent.response.codes.map { code in
      let named = code.format.nonempty.map { PhraseTemplate($0).names } ?? []
      let properties = named.compactMap { name in
        intent.response.properties.first { $0.name.value == name }
      }
      guard !properties.isEmpty else { return "" }
      let arguments = properties.map { property in
        let name = MemberScope.response.identifier(property.name.value) ?? property.name.value
        return "\(SwiftIdentifier.escapedLabel(name)): nothing()"
      }
      let name = MemberScope.responseCode.identifier(code.name.value) ?? code.name.value
      return
        "  _ = \(intent.typeName)Response.\(SwiftIdentifier.escaped(name))(\(arguments.joined(separator: ", ")))\n"
    }
    .joined()
  }

  private func reasons(of intent: Intent) -> String {
    intent.parameters.filter(\.supportsResolution).flatMap { parameter in
      parameter.unsupportedReasons.map { reason in
        let scope = MemberScope.unsupportedReason.identifier(reason.code.value)
        let name = SwiftIdentifier.escaped(scope ?? reason.code.value)
        return "  _ = \(intent.unsupportedReasonTypeName(of: parameter)).\(name)\n"
      }
    }
    .joined()
  }

  private func method(_ method: HandlerMethod) -> String {
    "  func \(method.name)(\(method.arguments.joined(separator: ", "))) async throws -> "
      + "\(method.result) { nothing() }\n"
  }

  private func handler(of domain: Domain, _ protocols: [HandlerProtocol]) -> String {
    let methods = protocols.filter { $0.domain == domain.name.value }.flatMap(\.methods)
    return """
      struct \(domain.name.value)Handler: \(domain.handlingProtocolName) {
      \(methods.map(method).joined())}

      """
  }

  private func uses(of type: ObjectType) -> String {
    let properties = type.ownProperties.map { property in
      let name = type.memberScope.identifier(property.name.value) ?? property.name.value
      return "  let _: \(types.valueType(of: property))? = value.\(SwiftIdentifier.escaped(name))\n"
    }
    let inits =
      type.isPlainValue
      ? "  _ = \(type.typeName)()\n" : "  _ = \(type.typeName)(identifier: nil, display: \"\")\n"
    return "func uses(_ value: \(type.typeName)) {\n\(properties.joined())\(inits)}\n"
  }

  private func uses(of enumeration: Enumeration) -> String {
    let names = enumeration.values.map {
      SwiftIdentifier.escaped(
        enumeration.memberScope.identifier($0.name.value) ?? $0.name.value)
    }
    guard enumeration.kind == .regular else {
      let options = names.map { "  let _: \(enumeration.typeName) = [.\($0)]\n" }
      return "func uses() {\n\(options.joined())}\n"
    }
    // Of several names for one number, a switch takes one.
    let cases = Set(names).sorted().map { "  case .\($0): break\n" }
    return
      "func uses(_ value: \(enumeration.typeName)) {\n  switch value {\n\(cases.joined())  }\n}\n"
  }

  /// What all of them take where a value is wanted.
  static let support = "func nothing<Value>() -> Value { fatalError() }\n"
}
