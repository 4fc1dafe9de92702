/// Takes intents through their life: resolve, confirm, handle.
public struct IntentDispatcher: Sendable {
  /// Where the handlers come from.
  public let provider: HandlerProvider

  /// Makes one of its parts.
  public init(provider: HandlerProvider) {
    self.provider = provider
  }

  /// Takes an intent as far as it gets without asking the user.
  ///
  /// - Throws: ``IntentRequestError/unhandledIntent(_:)``, and what the handler throws.
  public func dispatch<Root: Intent>(_ intent: Root) async throws -> DispatchResult<Root> {
    let handler = try handler(for: intent)
    var intent = intent
    if let open = try await resolve(&intent, with: handler) {
      return .unresolved(intent, parameter: open.parameter, open.resolution)
    }
    let confirmation = try await Root.confirm(intent, with: handler)
    guard
      confirmation.code.intentOutcome
        == Root.IntentResponseType.IntentResponseCodeType.intentConfirmation.intentOutcome
    else { return .declined(intent, confirmation) }
    return .handled(intent, try await Root.handle(intent, with: handler))
  }

  /// Takes a structured request as far as it gets without asking the user.
  ///
  /// - Throws: ``IntentRequestError`` where the request cannot be taken, and what the handler throws.
  public func dispatch(_ request: IntentRequest) async throws -> IntentReply {
    guard let type = provider.intentType(named: request.intent, domain: request.domain) else {
      throw IntentRequestError.unknownIntent(request.intent, domain: request.domain)
    }
    return try await dispatch(request, as: type)
  }

  /// Resolves the parameters in order, up to the first that needs the user.
  ///
  /// - Returns: That parameter and what it needs; none where all are settled.
  public func resolve<Root: Intent>(
    _ intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> (parameter: String, resolution: ParameterResolution)? {
    for parameter in Root.intentParameters where try isWanted(parameter.name, in: intent) {
      let outcome = try await parameter.resolve(in: &intent, with: handler)
      if let open = outcome.open.first { return (parameter.name, open.resolution) }
    }
    return nil
  }

  /// The handler for an intent.
  ///
  /// - Throws: ``IntentRequestError/unhandledIntent(_:)`` where there is none.
  public func handler<Root: Intent>(for intent: Root) throws -> Root.IntentHandlerType {
    guard let handler = provider.handler(for: intent) else {
      throw IntentRequestError.unhandledIntent(Root.intentDescription.name)
    }
    return handler
  }

  private func dispatch<Root: Intent>(
    _ request: IntentRequest,
    as type: Root.Type
  ) async throws -> IntentReply {
    try IntentReply(try await dispatch(try request.decoded(as: type)))
  }

  /// Whether a parameter's relationship to its parent holds, if it has one.
  func isWanted<Root: Intent>(_ name: String, in intent: Root) throws -> Bool {
    guard let relationship = Root.intentDescription.parameter(named: name)?.relationship,
      let parent = Root.intentParameters.first(where: { $0.name == relationship.parent })
    else { return true }
    return relationship.holds(for: try parent.value(in: intent))
  }
}

extension RelationshipDescription {
  /// Whether the parent's value fits.
  public func holds(for value: JSONValue) -> Bool {
    switch predicate {
    case "HasAnyValue": value != .null
    case "HasNoValue": value == .null
    case "BooleanHasExactValue": value == (self.value ?? .boolean(false))
    case let name where name.hasSuffix("ExactValue"): value == self.value
    default: value != .null
    }
  }
}

/// How far an intent got.
public enum DispatchResult<Root: Intent>: Sendable {
  /// It was handled.
  case handled(Root, Root.IntentResponseType)
  /// The handler would not confirm it.
  case declined(Root, Root.IntentResponseType)
  /// A parameter needs the user.
  case unresolved(Root, parameter: String, ParameterResolution)
}

/// How far a request got, in JSON.
public struct IntentReply: Codable, Hashable, Sendable {
  /// How far an intent can get.
  public enum Phase: String, Codable, Hashable, Sendable {
    case handled, declined, unresolved
  }

  /// How far it got.
  public var phase: Phase
  /// The intent with the values that were settled.
  public var request: IntentRequest
  /// The name of the response code, where the handler gave a response.
  public var code: String?
  /// The response, where the handler gave one.
  public var response: JSONValue?
  /// The parameter that needs the user.
  public var parameter: String?
  /// What it needs.
  public var resolution: ParameterResolution?

  init<Root: Intent>(_ result: DispatchResult<Root>) throws {
    switch result {
    case .handled(let intent, let response):
      phase = .handled
      request = try IntentRequest(intent)
      code = "\(response.code)"
      self.response = try JSONValue(encoding: response)
    case .declined(let intent, let response):
      phase = .declined
      request = try IntentRequest(intent)
      code = "\(response.code)"
      self.response = try JSONValue(encoding: response)
    case .unresolved(let intent, let parameter, let resolution):
      phase = .unresolved
      request = try IntentRequest(intent)
      self.parameter = parameter
      self.resolution = resolution
    }
  }
}
