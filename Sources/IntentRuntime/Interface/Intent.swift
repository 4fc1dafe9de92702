/// Something that a user can ask an app for, with the values of its parameters.
///
/// The generator makes these types; nobody writes them by hand. Apple's counterpart is `INIntent`.
public protocol Intent: Codable, Hashable, Sendable {
  /// How the intent is answered.
  associatedtype IntentResponseType: IntentResponse
  /// What handles the intent: `any` of its handling protocol.
  associatedtype IntentHandlerType: Sendable

  /// An intent without any value.
  init()

  /// All that the definition says of the intent.
  static var intentDescriptor: IntentDescriptor { get }

  /// The name of the type as manifests and activities have it.
  static var intentTypeName: String { get }

  /// The parameters, in the order in which they are resolved.
  static var intentParameters: [any ParameterBinding<Self>] { get }

  /// Asks a handler whether the intent can be carried out.
  static func confirm(
    _ intent: Self,
    with handler: IntentHandlerType
  ) async throws -> IntentResponseType

  /// Has a handler carry the intent out.
  static func handle(
    _ intent: Self,
    with handler: IntentHandlerType
  ) async throws -> IntentResponseType

  /// Has a handler show something for the intent; none where it shows nothing.
  static func present(
    _ intent: Self,
    response: IntentResponseType,
    with handler: IntentHandlerType
  ) async throws -> Presentation?
}

extension Intent {
  /// The name of the Swift type.
  public static var intentTypeName: String { "\(Self.self)" }

  /// Shows nothing.
  public static func present(
    _ intent: Self,
    response: IntentResponseType,
    with handler: IntentHandlerType
  ) async throws -> Presentation? { nil }
}
