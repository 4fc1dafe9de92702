/// Takes intents through their life: resolve, confirm, handle.
///
/// It is for those who hold a whole intent and want an answer: a test, a shortcut, a server. To ask a
/// user for what is missing, take sessions with ``SessionEngine``.
public struct IntentDispatcher: Sendable {
  /// Where the handlers come from.
  public let provider: HandlerProvider
  /// What is refused while the device is locked.
  public var policy: SessionPolicy

  /// A dispatcher to the handlers of a provider.
  public init(provider: HandlerProvider, policy: SessionPolicy = SessionPolicy()) {
    self.provider = provider
    self.policy = policy
  }

  /// Takes an intent as far as it gets without asking the user.
  ///
  /// - Throws: ``IntentError`` where nobody handles the intent or it is not allowed, and what the
  ///   handler throws.
  @inlinable
  public func dispatch<Root: Intent>(
    _ intent: Root,
    in context: IntentContext = IntentContext()
  ) async throws -> DispatchResult<Root> {
    try policy.check(context, for: Root.self)
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
  /// - Throws: ``IntentError`` where the request cannot be taken, and what the handler throws.
  public func dispatch(
    _ request: IntentRequest,
    in context: IntentContext = IntentContext()
  ) async throws -> IntentReply {
    guard let type = provider.intentType(named: request.intent, domain: request.domain) else {
      throw IntentError.unknownIntent(request.intent, domain: request.domain)
    }
    return try await dispatch(request, in: context, as: type)
  }

  /// Resolves the parameters in order, up to the first that needs the user.
  ///
  /// - Returns: That parameter and what it needs; none where all are resolved.
  @inlinable
  public func resolve<Root: Intent>(
    _ intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> (parameter: String, resolution: ParameterResolution)? {
    for parameter in Root.intentParameters where try parameter.isWanted(in: intent) {
      let outcome = try await parameter.resolve(in: &intent, with: handler)
      if let open = outcome.open.first { return (parameter.name, open.resolution) }
    }
    return nil
  }

  /// The handler for an intent.
  ///
  /// - Throws: ``IntentError/unhandledIntent(_:)`` where there is none.
  @inlinable
  public func handler<Root: Intent>(for intent: Root) throws -> Root.IntentHandlerType {
    guard let handler = provider.handler(for: intent) else {
      throw IntentError.unhandledIntent(Root.intentDescriptor.name)
    }
    return handler
  }

  private func dispatch<Root: Intent>(
    _ request: IntentRequest,
    in context: IntentContext,
    as type: Root.Type
  ) async throws -> IntentReply {
    try IntentReply(try await dispatch(try request.decoded(as: type), in: context))
  }
}

extension RelationshipDescriptor {
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
  /// The intent with the values that were resolved.
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
