/// How far a request got, in JSON.
public struct IntentReply: Codable, Hashable, Sendable {
  /// How far an intent can get.
  public enum Phase: String, Codable, Hashable, Sendable {
    /// It was handled; the code says how that ended.
    case handled
    /// The handler would not confirm it.
    case declined
    /// A parameter needs the user.
    case unresolved
    /// The user has to confirm the intent as ``IntentReply/request`` has it. Dispatch it once more
    /// with what was confirmed; nothing was handled up to now.
    case needsConfirmation
    /// Its handler takes longer than the budget, and runs on.
    case inProgress
  }

  /// How far it got.
  public var phase: Phase
  /// The intent with the values that were resolved.
  public var request: IntentRequest
  /// What the user is told or asked, in ``IntentLanguage/current``; none where there is nothing to say.
  public var text: String?
  /// The name of the response code, where the handler gave a response.
  public var code: String?
  /// The response, where the handler gave one that JSON can hold.
  public var response: JSONValue?
  /// The parameter that needs the user.
  public var parameter: String?
  /// What it needs.
  public var resolution: ParameterResolution?
  /// The name of the reason for which its value is unsupported.
  public var reason: String?
  /// The reply that is still to come, where the handler takes longer; it is not written.
  public var pending: PendingReply?

  private enum CodingKeys: String, CodingKey {
    case phase, request, text, code, response, parameter, resolution, reason
  }

  init(_ phase: Phase, _ request: IntentRequest) {
    self.phase = phase
    self.request = request
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(
      "phase", "request", "text", "code", "response", "parameter", "resolution", "reason")
    self.init(try fields.decode("phase"), try fields.decode("request"))
    text = try fields.decodeIfPresent("text")
    code = try fields.decodeIfPresent("code")
    response = try fields.decodeIfPresent("response")
    parameter = try fields.decodeIfPresent("parameter")
    resolution = try fields.decodeIfPresent("resolution")
    reason = try fields.decodeIfPresent("reason")
  }
}

/// The reply that comes when a slow handler is done, or its timeout is over.
public struct PendingReply: Hashable, Sendable {
  let task: Task<IntentReply, any Error>

  /// Waits for the reply. Every caller gets the same one.
  ///
  /// - Throws: What the handler throws, and ``IntentError/handlerOverdue(intent:timeout:)``.
  public var value: IntentReply {
    get async throws { try await task.value }
  }

  /// Cancels the handler.
  public func cancel() {
    task.cancel()
  }
}
