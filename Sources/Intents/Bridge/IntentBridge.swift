public import IntentRuntime

/// How the runtime sees an intent's class. The generator makes one for each intent.
public protocol IntentBridge: Sendable {
  /// The intent's class.
  associatedtype IntentClass: INIntent
  /// The class of its responses.
  associatedtype ResponseClass: INIntentResponse
  /// What becomes of it.
  associatedtype Code: IntentResponseCode
  /// What handles it: `any` of its handling protocol.
  associatedtype Handler

  /// All that the definition says of the intent.
  static var descriptor: IntentDescriptor { get }
  /// The parameters, in the order in which they are resolved.
  static var parameters: [any ParameterBinding<BridgedIntent<Self>>] { get }
  /// The properties of its response.
  static var responseProperties: [BridgedProperty] { get }

  /// The handler that an object is; none where it does not handle the intent.
  static func handler(_ object: AnyObject) -> Handler?
  /// The code of a response.
  static func code(of response: ResponseClass) -> Code
  /// A response of a code.
  static func response(_ code: Code) -> ResponseClass
  /// Asks a handler whether the intent can be carried out.
  static func confirm(_ intent: IntentClass, with handler: Handler) async -> ResponseClass
  /// Has a handler carry the intent out.
  static func handle(_ intent: IntentClass, with handler: Handler) async -> ResponseClass
}
