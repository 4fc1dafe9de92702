/// How the runtime reads, writes and resolves one parameter of an intent, whatever its type.
///
/// The generator lists these; nobody writes them by hand.
public protocol ParameterBinding<Root>: Sendable {
  /// The intent that has the parameter.
  associatedtype Root: Intent

  /// The cases of its type, where that is an enumeration; empty otherwise.
  var cases: [ParameterCase] { get }

  /// The options of its type, where that is an option set; empty otherwise.
  var setOptions: [ParameterOption] { get }

  /// What a definition says of its type, where that is one that a definition declares.
  var objectType: ObjectTypeDescriptor? { get }

  /// The name, as the definition has it.
  var name: String { get }

  /// The parameter's value; `null` where there is none.
  func value(in intent: Root) throws -> JSONValue

  /// Whether the parameter has a value.
  func hasValue(in intent: Root) -> Bool

  /// Sets the parameter; `null` takes its value away.
  ///
  /// - Throws: ``IntentError/invalidValue(parameter:intent:found:expected:)`` where the value
  ///   does not fit the parameter's type.
  func setValue(_ value: JSONValue, in intent: inout Root) throws

  /// Has a handler resolve the parameter, and puts the values that come of it into the intent.
  nonisolated(nonsending) func resolveByHandler(
    in intent: inout Root,
    with handler: Root.IntentHandlerType
  ) async throws -> ParameterOutcome

  /// The value that the parameter begins with, from the handler; `null` where it gives none.
  nonisolated(nonsending) func defaultValue(
    for intent: Root,
    with handler: Root.IntentHandlerType
  ) async throws -> JSONValue

  /// The values that a handler offers, those that a search term fits where there is one.
  func options(
    for intent: Root,
    with handler: Root.IntentHandlerType,
    searchTerm: String?
  ) async throws -> OptionsCollection<JSONValue>?

  /// One value as people read it, or a property of it; for an array parameter one of its elements,
  /// or all of them.
  func text(of value: JSONValue, property: String?, in speaker: Speaker) -> String
}

extension ParameterBinding {
  /// The cases of its type that a user can choose: not the one for what nobody has chosen yet.
  package var choosableCases: [ParameterCase] { cases.filter { $0.name != Self.unchosen } }

  /// Refuses a value that nobody can choose, by whatever name or number it is given.
  func requireChoosable(_ value: JSONValue, isArray: Bool) throws {
    guard !cases.isEmpty, value != .null else { return }
    var values = [value]
    if case .array(let several) = value { values = several }
    var scratch = Root()
    try setValue(isArray ? .array(values) : value, in: &scratch)
    let chosen = try self.value(in: scratch)
    let unchosen = JSONValue.string(Self.unchosen)
    if case .array(let several) = chosen {
      guard several.contains(unchosen) else { return }
    } else {
      guard chosen == unchosen else { return }
    }
    throw IntentError.invalidValue(
      parameter: name, intent: Root.intentDescriptor.name, found: "'\(Self.unchosen)'",
      expected: choosableCases.map { "'\($0.name)'" }.joined(separator: " or "))
  }

  private static var unchosen: String { "unknown" }
}

/// A case of an enumeration that is the type of a parameter.
public struct ParameterCase: Hashable, Sendable {
  /// The name in the definition, which is its value in JSON.
  public var name: String
  /// What people call it.
  public var text: LocalizedText
  /// What people also call it.
  public var synonyms: [LocalizedText]

  /// A case with its words.
  ///
  /// - Parameter name: The name in the definition, which is the case's value in JSON.
  public init(_ name: String, text: LocalizedText, synonyms: [LocalizedText] = []) {
    self.name = name
    self.text = text
    self.synonyms = synonyms
  }

  /// The cases of a type; empty where it is no enumeration.
  static func all<Value>(of type: Value.Type) -> [ParameterCase] {
    guard let type = type as? any IntentEnumeration.Type else { return [] }
    let synonyms = type.intentCaseSynonyms
    return zip(type.intentCaseNames, type.intentCaseTexts).enumerated().map { index, names in
      let also = synonyms.indices.contains(index) ? synonyms[index] : []
      return ParameterCase(names.0, text: names.1, synonyms: also)
    }
  }
}

/// What came of resolving a parameter with all of its values.
public struct ParameterOutcome: Codable, Hashable, Sendable {
  /// A value that needs the user.
  public struct OpenValue: Codable, Hashable, Sendable {
    /// The place of the value in an array parameter; none for a parameter of one value.
    public var element: Int?
    /// What it needs.
    public var resolution: ParameterResolution

    /// A value that needs the user.
    public init(element: Int? = nil, resolution: ParameterResolution) {
      self.element = element
      self.resolution = resolution
    }
  }

  /// Whether the intent does without the parameter.
  public var isNotRequired = false
  /// The values that need the user, in their order; empty where the parameter is resolved.
  public var open: [OpenValue] = []

  /// What came of a parameter; without arguments, that it is resolved.
  public init(isNotRequired: Bool = false, open: [OpenValue] = []) {
    self.isNotRequired = isNotRequired
    self.open = open
  }
}

/// What came of resolving a parameter, whatever its type.
public enum ParameterResolution: Hashable, Sendable {
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
}
