/// A parameter that holds several values, which are resolved one by one.
public struct ArrayParameter<
  Root: Intent, Element: Codable & Hashable & Sendable, Reason: IntentUnsupportedReason
>:
  IntentParameter
{
  /// Has a handler resolve the parameter: one result for each value.
  public typealias Resolve =
    @Sendable (Root.IntentHandlerType, Root) async throws -> [IntentResolutionResult<
      Element, Reason
    >]
  /// Has a handler offer values, for a search term where there is one.
  public typealias Options =
    @Sendable (Root.IntentHandlerType, Root, String?) async throws -> OptionsCollection<Element>
  /// Has a handler give the values to begin with.
  public typealias Default = @Sendable (Root.IntentHandlerType, Root) async throws -> [Element]?

  /// The name, as the definition has it.
  public let name: String
  let path: any WritableKeyPath<Root, [Element]?> & Sendable
  let resolveValues: Resolve?
  let options: Options?
  let defaultValue: Default?

  /// A parameter that the app resolves.
  public init(
    _ name: String,
    _ path: any WritableKeyPath<Root, [Element]?> & Sendable,
    options: Options? = nil,
    default: Default? = nil,
    resolve: @escaping Resolve
  ) {
    self.name = name
    self.path = path
    self.resolveValues = resolve
    self.options = options
    self.defaultValue = `default`
  }

  /// A parameter that is used as it comes.
  public init(
    _ name: String,
    _ path: any WritableKeyPath<Root, [Element]?> & Sendable,
    options: Options? = nil,
    default: Default? = nil
  ) where Reason == NoUnsupportedReason {
    self.name = name
    self.path = path
    self.resolveValues = nil
    self.options = options
    self.defaultValue = `default`
  }

  /// The parameter's value; `null` where there is none.
  public func value(in intent: Root) throws -> JSONValue {
    try JSONValue(encoding: intent[keyPath: path])
  }

  /// Sets the parameter; `null` takes its value away.
  public func setValue(_ value: JSONValue, in intent: inout Root) throws {
    intent[keyPath: path] = try value.decoded(as: [Element].self, for: name, of: Root.self)
  }

  /// Resolves all elements; the first that is not settled stands for the parameter.
  ///
  /// The values of the settled elements go into the intent in either case, so that nothing that
  /// the user agreed to is lost.
  public func resolve(
    in intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> ParameterResolution {
    guard let resolveValues else { return intent[keyPath: path] == nil ? .notRequired : .resolved }
    let results = try await resolveValues(handler, intent)
    guard !results.isEmpty else { return .notRequired }
    let given = intent[keyPath: path] ?? []
    var values: [Element] = []
    var open: ParameterResolution?
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let value): values.append(value)
      case .notRequired: break
      default:
        if index < given.count { values.append(given[index]) }
        if open == nil { open = try resolution(of: result) }
      }
    }
    let isNotRequired = values.isEmpty && open == nil
    intent[keyPath: path] = values.isEmpty && given.isEmpty ? nil : values
    return open ?? (isNotRequired ? .notRequired : .resolved)
  }

  private func resolution(
    of result: IntentResolutionResult<Element, Reason>
  ) throws -> ParameterResolution {
    switch result {
    case .success: .resolved
    case .notRequired: .notRequired
    case .needsValue: .needsValue
    case .needsMoreDetails(let value): .needsMoreDetails(try JSONValue(encoding: value))
    case .confirmationRequired(let value):
      .confirmationRequired(try value.map { try JSONValue(encoding: $0) })
    case .disambiguation(let values):
      .disambiguation(try values.map { try JSONValue(encoding: $0) })
    case .unsupported(let reason): .unsupported(reason: reason?.rawValue)
    }
  }
}
