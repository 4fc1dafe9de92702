public import Foundation
public import IntentRuntime

extension IntentBridge {
  /// Has a handler resolve one value.
  public typealias Resolve = @Sendable (Handler, IntentClass) async -> INIntentResolutionResult
  /// Has a handler resolve several values.
  public typealias ResolveAll = @Sendable (Handler, IntentClass) async -> [INIntentResolutionResult]
  /// Has a handler offer values, for a search term where there is one.
  public typealias Options =
    @Sendable (Handler, IntentClass, String?) async throws -> any OfferedValues

  /// A parameter that holds one value.
  ///
  /// Without `resolve` its value is used as it comes.
  public static func parameter<Conversion: ValueConversion>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<IntentClass, Conversion.Property?>,
    _ conversion: Conversion.Type,
    options: Options? = nil,
    default: (@Sendable (Handler, IntentClass) -> Conversion.Property?)? = nil,
    resolve: Resolve? = nil
  ) -> any ParameterBinding<BridgedIntent<Self>> {
    let place = ParameterPlace(
      path: path, get: { $0.map(Conversion.value(of:)) }, set: { $0.map(Conversion.property(of:)) })
    var start: (@Sendable (Handler, IntentClass) -> Conversion.Value?)?
    if let given = `default` { start = { given($0, $1).map(Conversion.value(of:)) } }
    return single(name, place, Conversion.value(given:), options, start, resolve)
  }

  /// A parameter that holds a case of an enumeration; the one of raw value 0 stands for none.
  public static func enumeration<Value: IntentEnumeration>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<IntentClass, Value>,
    _ type: Value.Type,
    options: Options? = nil,
    default: (@Sendable (Handler, IntentClass) -> Value)? = nil,
    resolve: Resolve? = nil
  ) -> any ParameterBinding<BridgedIntent<Self>> {
    let place = ParameterPlace<IntentClass, Value, Value>(
      path: path, get: { $0.rawValue == 0 ? nil : $0 }, set: { $0 ?? Value(rawValue: 0) })
    var start: (@Sendable (Handler, IntentClass) -> Value?)?
    if let given = `default` {
      start = {
        let value = given($0, $1)
        return value.rawValue == 0 ? nil : value
      }
    }
    return single(name, place, { Bridging.enumerationCase(given: $0) }, options, start, resolve)
  }

  /// A parameter that holds several cases of an enumeration, by their numbers as Objective-C has them.
  public static func enumerationArrayParameter<Value: IntentEnumeration>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<IntentClass, [NSNumber]?>,
    _ type: Value.Type,
    options: Options? = nil,
    default: (@Sendable (Handler, IntentClass) -> [NSNumber]?)? = nil,
    resolve: ResolveAll? = nil
  ) -> any ParameterBinding<BridgedIntent<Self>> {
    let place = ParameterPlace<IntentClass, [NSNumber]?, [Value]>(
      path: path,
      get: { $0?.compactMap { Bridging.enumerationCase(given: $0) } },
      set: { $0?.map { NSNumber(value: $0.rawValue) } })
    var start: (@Sendable (Handler, IntentClass) -> [Value]?)?
    if let given = `default` {
      start = { given($0, $1)?.compactMap { Bridging.enumerationCase(given: $0) } }
    }
    return several(name, place, { Bridging.enumerationCase(given: $0) }, options, start, resolve)
  }

  /// A parameter that holds several values.
  public static func arrayParameter<Conversion: ValueConversion>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<IntentClass, [Conversion.Property]?>,
    _ conversion: Conversion.Type,
    options: Options? = nil,
    default: (@Sendable (Handler, IntentClass) -> [Conversion.Property]?)? = nil,
    resolve: ResolveAll? = nil
  ) -> any ParameterBinding<BridgedIntent<Self>> {
    let place = ParameterPlace<IntentClass, [Conversion.Property]?, [Conversion.Value]>(
      path: path,
      get: { $0.map { $0.map(Conversion.value(of:)) } },
      set: { $0.map { $0.map(Conversion.property(of:)) } })
    var start: (@Sendable (Handler, IntentClass) -> [Conversion.Value]?)?
    if let given = `default` { start = { given($0, $1)?.map(Conversion.value(of:)) } }
    return several(name, place, Conversion.value(given:), options, start, resolve)
  }

  private static func several<Property, Value: Codable & Hashable & Sendable>(
    _ name: String,
    _ place: ParameterPlace<IntentClass, Property, [Value]>,
    _ given: @escaping @Sendable (Any) -> Value?,
    _ options: Options?,
    _ start: (@Sendable (Handler, IntentClass) -> [Value]?)?,
    _ resolve: ResolveAll?
  ) -> any ParameterBinding<BridgedIntent<Self>> {
    let keyPath = place.keyPath(in: BridgedIntent<Self>.self)
    let offer = options.map { offered(by: $0, given) }
    var first: ArrayParameter<BridgedIntent<Self>, Value, AnyUnsupportedReason>.Default?
    if let start { first = { start($0.object, $1.intentClass) } }
    guard let resolve else {
      return ArrayParameter<BridgedIntent<Self>, Value, NoUnsupportedReason>(
        name, keyPath, options: offer, default: first)
    }
    return ArrayParameter<BridgedIntent<Self>, Value, AnyUnsupportedReason>(
      name, keyPath, options: offer, default: first
    ) { handler, intent in
      let results = await resolve(handler.object, intent.intentClass)
      return try Bridging.resolutions(results, of: intent[keyPath: keyPath], given)
    }
  }

  private static func single<Property, Value: Codable & Hashable & Sendable>(
    _ name: String,
    _ place: ParameterPlace<IntentClass, Property, Value>,
    _ given: @escaping @Sendable (Any) -> Value?,
    _ options: Options?,
    _ start: (@Sendable (Handler, IntentClass) -> Value?)?,
    _ resolve: Resolve?
  ) -> any ParameterBinding<BridgedIntent<Self>> {
    let keyPath = place.keyPath(in: BridgedIntent<Self>.self)
    let offer = options.map { offered(by: $0, given) }
    var first: SingleParameter<BridgedIntent<Self>, Value, AnyUnsupportedReason>.Default?
    if let start { first = { start($0.object, $1.intentClass) } }
    guard let resolve else {
      return SingleParameter<BridgedIntent<Self>, Value, NoUnsupportedReason>(
        name, keyPath, options: offer, default: first)
    }
    return SingleParameter<BridgedIntent<Self>, Value, AnyUnsupportedReason>(
      name, keyPath, options: offer, default: first
    ) { handler, intent in
      let result = await resolve(handler.object, intent.intentClass)
      return try Bridging.resolution(result, of: intent[keyPath: keyPath], given)
    }
  }

  private static func offered<Value>(
    by options: @escaping Options,
    _ value: @escaping @Sendable (Any) -> Value?
  )
    -> @Sendable (BridgedHandler<Self>, BridgedIntent<Self>, String?) async throws ->
    OptionsCollection<Value>
  {
    { handler, intent, searchTerm in
      let offered = try await options(handler.object, intent.intentClass, searchTerm)
      return OptionsCollection(
        sections: offered.offeredSections.map {
          .init(title: $0.title, items: $0.items.compactMap(value))
        })
    }
  }
}
