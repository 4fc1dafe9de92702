/// A parameter that holds one value.
public struct SingleParameter<
  Root: Intent, Value: Codable & Hashable & Sendable, Reason: IntentUnsupportedReason
>:
  ParameterBinding
{
  /// Has a handler resolve the parameter.
  public typealias Resolve =
    @Sendable (Root.IntentHandlerType, Root) async throws -> IntentResolutionResult<Value, Reason>
  /// Has a handler offer values, for a search term where there is one.
  public typealias Options =
    @Sendable (Root.IntentHandlerType, Root, String?) async throws -> OptionsCollection<Value>
  /// Has a handler give the value to begin with.
  public typealias Default = @Sendable (Root.IntentHandlerType, Root) async throws -> Value?

  /// The name, as the definition has it.
  public let name: String
  let path: any WritableKeyPath<Root, Value?> & Sendable
  let resolveValue: Resolve?
  let options: Options?
  let defaultValue: Default?

  /// A parameter that the app resolves.
  public init(
    _ name: String,
    _ path: any WritableKeyPath<Root, Value?> & Sendable,
    options: Options? = nil,
    default: Default? = nil,
    resolve: @escaping Resolve
  ) {
    self.name = name
    self.path = path
    self.resolveValue = resolve
    self.options = options
    self.defaultValue = `default`
  }

  /// A parameter that is used as it comes.
  public init(
    _ name: String,
    _ path: any WritableKeyPath<Root, Value?> & Sendable,
    options: Options? = nil,
    default: Default? = nil
  ) where Reason == NoUnsupportedReason {
    self.name = name
    self.path = path
    self.resolveValue = nil
    self.options = options
    self.defaultValue = `default`
  }

  /// The cases of its type, where that is an enumeration.
  public var cases: [ParameterCase] { ParameterCase.all(of: Value.self) }

  /// The options of its type, where that is an option set.
  public var setOptions: [ParameterOption] { ParameterOption.all(of: Value.self) }

  /// What a definition says of its type, where that is one that a definition declares.
  public var objectType: ObjectTypeDescriptor? {
    (Value.self as? any IntentDeclaredType.Type)?.intentTypeDescriptor
  }

  /// The parameter's value; `null` where there is none.
  public func value(in intent: Root) throws -> JSONValue {
    guard let value = intent[keyPath: path] else { return .null }
    return try JSONValue(encoding: value)
  }

  /// Whether the parameter has a value.
  public func hasValue(in intent: Root) -> Bool {
    intent[keyPath: path] != nil
  }

  /// Sets the parameter; `null` takes its value away.
  public func setValue(_ value: JSONValue, in intent: inout Root) throws {
    intent[keyPath: path] = try value.decoded(as: Value.self, for: name, of: Root.self)
  }

  /// Has a handler resolve the parameter, and puts the value that comes of it into the intent.
  nonisolated(nonsending) public func resolveByHandler(
    in intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> ParameterOutcome {
    guard let resolveValue else { return ParameterOutcome() }
    let result = try await resolveValue(handler, intent)
    switch result {
    case .success(let value):
      intent[keyPath: path] = value
      return ParameterOutcome()
    case .notRequired:
      return ParameterOutcome(isNotRequired: true)
    default:
      let open = try encoded { try ParameterResolution(result) }.map {
        ParameterOutcome.OpenValue(element: nil, resolution: $0)
      }
      return ParameterOutcome(open: open.map { [$0] } ?? [])
    }
  }

  /// The value that the parameter begins with, from the handler; `null` where it gives none.
  nonisolated(nonsending) public func defaultValue(
    for intent: Root,
    with handler: Root.IntentHandlerType
  ) async throws -> JSONValue {
    guard let value = try await defaultValue?(handler, intent) else { return .null }
    return try encoded { try JSONValue(encoding: value) }
  }

  /// The values that a handler offers.
  public func options(
    for intent: Root,
    with handler: Root.IntentHandlerType,
    searchTerm: String?
  ) async throws -> OptionsCollection<JSONValue>? {
    try await options?(handler, intent, searchTerm).encoded()
  }

  /// The value as people read it, or one of its properties.
  public func text(of value: JSONValue, property: String?, in speaker: Speaker) -> String {
    guard let value = try? value.decoded(as: Value.self, for: name, of: Root.self) else {
      return ""
    }
    return speaker.text(for: value, property: property, in: Root.intentDescriptor, named: name)
  }
}
