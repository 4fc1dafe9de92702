/// How the runtime reads, writes and resolves one parameter of an intent, whatever its type.
///
/// The generator lists these; nobody writes them by hand.
public protocol IntentParameter<Root>: Sendable {
  /// The intent that has the parameter.
  associatedtype Root: Intent

  /// The name, as the definition has it.
  var name: String { get }

  /// The parameter's value; `null` where there is none.
  func value(in intent: Root) throws -> JSONValue

  /// Sets the parameter; `null` takes its value away.
  ///
  /// - Throws: ``IntentRequestError/invalidValue(parameter:intent:found:expected:)`` where the value
  ///   does not fit the parameter's type.
  func setValue(_ value: JSONValue, in intent: inout Root) throws

  /// Has a handler resolve the parameter, and puts the value that comes of it into the intent.
  func resolve(
    in intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> ParameterResolution
}

/// What came of resolving a parameter, whatever its type.
public enum ParameterResolution: Hashable, Codable, Sendable {
  /// The value is settled, and in the intent.
  case resolved
  /// The intent does without a value.
  case notRequired
  /// The user has to give a value.
  case needsValue
  /// The user has to say more than this value.
  case needsMoreDetails(JSONValue)
  /// The user has to agree to this value.
  case confirmationRequired(JSONValue?)
  /// The user has to choose among these values.
  case disambiguation([JSONValue])
  /// The value cannot be used; the reason's raw value says why.
  case unsupported(reason: Int?)

  /// Whether the parameter needs nothing more from the user.
  public var isSettled: Bool {
    self == .resolved || self == .notRequired
  }
}
