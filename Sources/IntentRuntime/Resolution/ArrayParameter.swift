/// A parameter that holds several values, which are resolved one by one.
public struct ArrayParameter<
  Root: Intent, Element: Codable & Hashable & Sendable, Reason: IntentUnsupportedReason
>:
  ParameterBinding
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

  /// The cases of its type, where that is an enumeration.
  public var cases: [ParameterCase] { ParameterCase.all(of: Element.self) }

  /// What a definition says of its type, where that is one that a definition declares.
  public var objectType: ObjectTypeDescriptor? {
    (Element.self as? any IntentDeclaredType.Type)?.intentTypeDescriptor
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
    intent[keyPath: path] = try value.decoded(as: [Element].self, for: name, of: Root.self)
  }

  /// Resolves all elements.
  ///
  /// The values of the resolved elements go into the intent in either case, so that nothing that
  /// the user agreed to is lost. Where none were given, a result that needs the user has its place behind
  /// all of them, so that no answer to it takes the place of another value.
  nonisolated(nonsending) public func resolveByHandler(
    in intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> ParameterOutcome {
    guard let resolveValues else { return ParameterOutcome() }
    let results = try await resolveValues(handler, intent)
    let given = intent[keyPath: path] ?? []
    guard given.isEmpty || results.count == given.count else {
      throw IntentError.wrongResultCount(
        parameter: name, intent: Root.intentDescriptor.name,
        results: results.count, elements: given.count)
    }
    var values: [Element] = []
    var outcome = ParameterOutcome()
    var isUnwanted = false
    var proposed: [Int] = []
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let value): values.append(value)
      case .notRequired: isUnwanted = true
      default:
        if let resolution = try encoded({ try ParameterResolution(result) }) {
          if index >= given.count { proposed.append(outcome.open.count) }
          outcome.open.append(.init(element: values.count, resolution: resolution))
        }
        if index < given.count { values.append(given[index]) }
      }
    }
    for place in proposed { outcome.open[place].element = values.count }
    // Of an empty list nobody said that it is not required.
    outcome.isNotRequired = isUnwanted && values.isEmpty && outcome.open.isEmpty
    intent[keyPath: path] = values.isEmpty ? nil : values
    return outcome
  }

  /// The values that the parameter begins with, from the handler; `null` where it gives none.
  nonisolated(nonsending) public func defaultValue(
    for intent: Root,
    with handler: Root.IntentHandlerType
  ) async throws -> JSONValue {
    guard let values = try await defaultValue?(handler, intent) else { return .null }
    return try encoded { try JSONValue(encoding: values) }
  }

  /// The values that a handler offers for one element.
  public func options(
    for intent: Root,
    with handler: Root.IntentHandlerType,
    searchTerm: String?
  ) async throws -> OptionsCollection<JSONValue>? {
    try await options?(handler, intent, searchTerm).encoded()
  }

  /// One element as people read it, or all of them as a list.
  public func text(of value: JSONValue, property: String?, in speaker: Speaker) -> String {
    if case .array(let values) = value {
      return speaker.list(values.map { text(of: $0, property: property, in: speaker) })
    }
    guard let value = try? value.decoded(as: Element.self, for: name, of: Root.self) else {
      return ""
    }
    return speaker.text(for: value, property: property, in: Root.intentDescriptor, named: name)
  }
}
