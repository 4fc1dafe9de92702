import DefinitionComparison
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import IntentRuntime
import TestSupport
import Testing

/// Two versions of a definition, with an intent, a type, an enumeration or a domain for each rule,
/// which has the rule's name.
enum Versions {
  static let folder = Fixture.url("Versions")
  static let old = load("OldShop")
  static let new = load("NewShop")

  static func load(_ version: String) -> DefinitionSet? {
    let loaded = GeneratorPipeline().load([folder.appending(path: version).filePath])
    return loaded.diagnostics.hasErrors ? nil : loaded.value
  }

  /// What changed.
  static let changes: [Diagnostic] = {
    guard let old, let new else { return [] }
    return DefinitionComparer().compare(old, new)
  }()

  /// The rules that find something, but for the one that is about whole files.
  static let rules = Rule.allCases.filter { $0.verdicts != nil && $0 != .renamedDefinition }

  /// What the changes break of whatever has the name of a rule.
  static func verdicts(about rule: Rule) -> Set<Verdict> {
    let name = subject(of: rule)
    let about = changes.filter { change in
      [name, "\(name)Value"].contains { change.message.contains("'\($0)'") }
    }
    return Set(about.flatMap { $0.rule.verdicts ?? [] })
  }

  /// `RemovedCase`.
  static func subject(of rule: Rule) -> String {
    "\(rule)".prefix(1).uppercased() + "\(rule)".dropFirst()
  }
}

/// A parameter of a request as stored values have it.
enum Sample {
  /// Values for a parameter, each a request of its own.
  static func values(of parameter: Parameter, in set: DefinitionSet) -> [JSONValue] {
    let one = values(of: parameter.type.value, in: set)
    return parameter.supportsMultipleValues ? one.map { .array([$0]) } : one
  }

  private static func values(of type: ValueType, in set: DefinitionSet) -> [JSONValue] {
    switch type {
    case .basic(.string): ["x"]
    case .basic(.integer): [3]
    case .basic(.decimal), .basic(.timeInterval): [1.5]
    case .basic(.boolean): [true]
    case .basic(.url): ["https://example.com/"]
    case .objectType(let reference):
      set.all.flatMap(\.types).filter { $0.name.value == reference.name }.flatMap { type in
        let properties = type.ownProperties.compactMap { property in
          values(of: property, in: set).first.map { (property.name.value, $0) }
        }
        return [
          JSONValue.object(
            Dictionary(
              properties + [("identifier", "1"), ("displayString", "x")],
              uniquingKeysWith: { $1 }))
        ]
      }
    case .enumeration(let reference):
      set.all.flatMap(\.enumerations).filter { $0.name.value == reference.name }
        .flatMap { enumeration in
          enumeration.values.flatMap { value -> [JSONValue] in
            let number = JSONValue.integer(value.index?.value ?? 0)
            return enumeration.kind == .regular ? [.string(value.name.value), number] : [number]
          }
        }
    case .basic, .object: []
    }
  }
}

/// What a version makes of what another one stored.
enum Storage {
  /// The requests of an intent, written by the version that has the type.
  static func requests(
    of intent: IntentDefinition.Intent, in set: DefinitionSet,
    as type: any IntentRuntime.Intent.Type
  ) throws -> [IntentRequest] {
    var requests = [IntentRequest(domain: intent.domain?.value, intent: intent.name.value)]
    for parameter in intent.parameters {
      for value in Sample.values(of: parameter, in: set) {
        var request = requests[0]
        request.parameters[parameter.name.value] = value
        requests.append(request)
      }
    }
    // Each is one that the version takes.
    for request in requests { _ = try meaning(of: request, as: type) }
    return requests
  }

  /// What a request means: the request that its decoded values become again.
  static func meaning(
    of request: IntentRequest, as type: any IntentRuntime.Intent.Type
  ) throws -> IntentRequest {
    func again<Root: IntentRuntime.Intent>(_ type: Root.Type) throws -> IntentRequest {
      try IntentRequest(request.decoded(as: type))
    }
    return try again(type)
  }

  /// A request as it is written; numbers are what they are, with a point or without.
  static func text(of request: IntentRequest?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(request), as: UTF8.self)
  }

  /// What the numbers of an intent's response codes mean.
  static func codes(of type: any IntentRuntime.Intent.Type) -> [Int: String] {
    func all<Root: IntentRuntime.Intent>(_ type: Root.Type) -> [Int: String] {
      let codes = Root.IntentResponseType.IntentResponseCodeType.allCases
      return Dictionary(codes.map { ($0.rawValue, "\($0)") }) { first, _ in first }
    }
    return all(type)
  }

  /// What the numbers of the reasons of an intent's parameters mean.
  static func reasons(of type: any IntentRuntime.Intent.Type) -> [String: String] {
    let reasons = type.intentDescriptor.parameters.flatMap { parameter in
      parameter.unsupportedReasons.map { ("\(parameter.name) \($0.value)", $0.code) }
    }
    return Dictionary(reasons) { first, _ in first }
  }
}
