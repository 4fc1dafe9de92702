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

  /// A request for an intent with the values that are known.
  ///
  /// - Parameter domain: Needed only where several domains have an intent of this name.
  public init(domain: String? = nil, intent: String, parameters: [String: JSONValue] = [:]) {
    self.domain = domain
    self.intent = intent
    self.parameters = parameters
  }

  /// The request that stands for a typed intent.
  ///
  /// - Throws: What encoding a value throws.
  public init<Root: Intent>(_ intent: Root) throws {
    let descriptor = Root.intentDescriptor
    self.init(domain: descriptor.domain, intent: descriptor.name)
    for parameter in Root.intentParameters {
      let value = try parameter.value(in: intent)
      if value != .null { parameters[parameter.name] = value }
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("domain", "intent", "parameters")
    self.init(
      domain: try fields.decodeIfPresent("domain"),
      intent: try fields.decode("intent"),
      parameters: try fields.decodeIfPresent("parameters") ?? [:]
    )
  }

  /// The typed intent that the request asks for.
  ///
  /// - Throws: ``IntentError`` where a parameter is unknown or its value does not fit.
  public func decoded<Root: Intent>(as type: Root.Type) throws -> Root {
    var intent = Root()
    var count = 0
    for parameter in Root.intentParameters {
      guard let value = parameters[parameter.name] else { continue }
      try parameter.setValue(value, in: &intent)
      count += 1
    }
    if count < parameters.count { try checkNames(as: type) }
    return intent
  }

  private func checkNames<Root: Intent>(as type: Root.Type) throws {
    let known = Root.intentParameters.map { $0.name }
    guard let unknown = parameters.keys.filter({ !known.contains($0) }).min() else { return }
    throw IntentError.unknownParameter(unknown, intent: Root.intentDescriptor.name, known: known)
  }
}

extension IntentRequest {
  /// Which of some intents may be meant: those of the request's name and domain, else, where it names no
  /// domain, all of its name. An intent without a domain is meant by a request without one.
  package func candidates<Candidate>(
    among intents: some Collection<Candidate>,
    called name: (Candidate) -> IntentName
  ) -> [Candidate] {
    let named = intents.filter { name($0).name == intent }
    let exact = named.filter { name($0).domain == domain }
    return exact.isEmpty && domain == nil ? named : exact
  }
}
