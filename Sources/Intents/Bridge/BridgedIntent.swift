public import IntentRuntime

/// An intent's class as a value: what the runtime takes through its life.
///
/// Each handler's method gets a copy of the class of its own, so that nothing that it keeps or changes
/// reaches the value.
public struct BridgedIntent<Bridge: IntentBridge>: Intent, @unchecked Sendable {
  /// How it is answered.
  public typealias IntentResponseType = BridgedResponse<Bridge>
  /// What handles it.
  public typealias IntentHandlerType = BridgedHandler<Bridge>

  /// Never changed once it is here.
  private let object: Bridge.IntentClass

  /// An intent without any value.
  public init() {
    object = Bridge.IntentClass()
  }

  /// An intent with the values of a class.
  public init(_ intent: Bridge.IntentClass) {
    object = Self.copy(of: intent)
  }

  private init(owned object: Bridge.IntentClass) {
    self.object = object
  }

  /// A copy for somebody who may keep and change it.
  public var intentClass: Bridge.IntentClass { Self.copy(of: object) }

  private static func copy(of object: Bridge.IntentClass) -> Bridge.IntentClass {
    // What copies itself is of its own class.
    object.copy() as? Bridge.IntentClass ?? object
  }

  /// What a property of the class holds.
  func property<Property>(_ path: KeyPath<Bridge.IntentClass, Property>) -> Property {
    object[keyPath: path]
  }

  /// Puts something into a property of the class.
  mutating func set<Property>(
    _ path: ReferenceWritableKeyPath<Bridge.IntentClass, Property>,
    _ property: Property
  ) {
    let next = intentClass
    next[keyPath: path] = property
    self = Self(owned: next)
  }
}

extension BridgedIntent {
  /// All that the definition says of the intent.
  public static var intentDescriptor: IntentDescriptor { Bridge.descriptor }
  /// The parameters, in the order in which they are resolved.
  public static var intentParameters: [any ParameterBinding<Self>] { Bridge.parameters }
  /// The name of the class.
  public static var intentTypeName: String { "\(Bridge.IntentClass.self)" }

  /// Asks a handler whether the intent can be carried out.
  public static func confirm(
    _ intent: Self,
    with handler: BridgedHandler<Bridge>
  ) async throws -> BridgedResponse<Bridge> {
    let response = await Bridge.confirm(intent.intentClass, with: handler.object)
    if response.bridgingProblem is UnwrittenMethod {
      return BridgedResponse(code: .intentConfirmation)
    }
    if let problem = response.bridgingProblem { throw problem }
    return Bridging.confirmation(BridgedResponse(response))
  }

  /// Has a handler carry the intent out.
  public static func handle(
    _ intent: Self,
    with handler: BridgedHandler<Bridge>
  ) async throws -> BridgedResponse<Bridge> {
    let response = await Bridge.handle(intent.intentClass, with: handler.object)
    if let problem = response.bridgingProblem { throw problem }
    return BridgedResponse(response)
  }
}

extension BridgedIntent {
  /// The values; none where one cannot be written, as no number can be that is none.
  private var values: [String: JSONValue]? { try? IntentRequest(self).parameters }

  /// Whether two intents have the same values. One with a value that cannot be written is not even the same
  /// as itself, as with numbers.
  public static func == (one: Self, other: Self) -> Bool {
    guard let values = one.values else { return false }
    return one.object === other.object || values == other.values
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let values = try [String: JSONValue](from: decoder)
    let name = Bridge.descriptor.name
    self = try IntentRequest(intent: name, parameters: values).decoded(as: Self.self)
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    try IntentRequest(self).parameters.encode(to: encoder)
  }
}
