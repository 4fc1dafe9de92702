/// A structured intent: what to do, and with which values.
///
/// ```json
/// { "domain": "Messages", "intent": "SendMessage", "parameters": { "content": "More bananas" } }
/// ```
public struct IntentRequest: Codable, Hashable, Sendable {
  /// The domain; none where the intent's name says enough.
  public var domain: String?
  /// The name of the intent, as the definition has it.
  public var intent: String
  /// The values, by the names of the parameters.
  public var parameters: [String: JSONValue]

  /// Makes one of its parts.
  public init(domain: String? = nil, intent: String, parameters: [String: JSONValue] = [:]) {
    self.domain = domain
    self.intent = intent
    self.parameters = parameters
  }

  /// The request that stands for a typed intent.
  ///
  /// - Throws: What encoding a value throws.
  public init<Root: Intent>(_ intent: Root) throws {
    self.init(domain: Root.intentDescription.domain, intent: Root.intentDescription.name)
    for parameter in Root.intentParameters {
      let value = try parameter.value(in: intent)
      if value != .null { parameters[parameter.name] = value }
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    domain = try container.decodeIfPresent(String.self, forKey: .domain)
    intent = try container.decode(String.self, forKey: .intent)
    parameters = try container.decodeIfPresent([String: JSONValue].self, forKey: .parameters) ?? [:]
  }

  /// The typed intent that the request asks for.
  ///
  /// - Throws: ``IntentRequestError`` where a parameter is unknown or its value does not fit.
  public func decoded<Root: Intent>(as type: Root.Type) throws -> Root {
    var intent = Root()
    for parameter in Root.intentParameters {
      guard let value = parameters[parameter.name] else { continue }
      try parameter.setValue(value, in: &intent)
    }
    let known = Set(Root.intentParameters.map(\.name))
    if let unknown = parameters.keys.filter({ !known.contains($0) }).min() {
      throw IntentRequestError.unknownParameter(
        unknown,
        intent: Root.intentDescription.name,
        known: Root.intentParameters.map(\.name)
      )
    }
    return intent
  }
}

/// Why a request cannot be taken.
public enum IntentRequestError: Error, Hashable, Sendable {
  /// No catalog has the intent.
  case unknownIntent(String, domain: String?)
  /// The intent has no such parameter.
  case unknownParameter(String, intent: String, known: [String])
  /// A value does not fit its parameter.
  case invalidValue(parameter: String, intent: String, found: String, expected: String)
  /// Nobody handles the intent.
  case unhandledIntent(String)
}

extension IntentRequestError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unknownIntent(let intent, let domain):
      "there is no intent '\(intent)'" + (domain.map { " in the domain '\($0)'" } ?? "")
        + "; give its name as the definition has it"
    case .unknownParameter(let name, let intent, let known):
      "the intent '\(intent)' has no parameter '\(name)'; it has \(known.joined(separator: ", "))"
    case .invalidValue(let parameter, let intent, let found, let expected):
      "parameter '\(parameter)' of '\(intent)' got \(found), but takes \(expected)"
    case .unhandledIntent(let intent):
      "no handler is registered for the intent '\(intent)'; register one with the provider"
    }
  }
}
