/// All that a definition says of an intent, for those who dispatch it, ask for its values and speak.
public struct IntentDescriptor: Hashable, Sendable {
  /// The name in the definition, `SendMessage`.
  public var name: String
  /// The domain that the intent belongs to.
  public var domain: String?
  /// The category, `order`, `information`, …
  public var category: String?
  /// The verb, `Order`, `View`, …
  public var verb: String?
  /// The title.
  public var title: LocalizedText
  /// What the intent is for.
  public var summary: LocalizedText?
  /// Whether the user is asked before it is handled.
  public var isUserConfirmationRequired: Bool
  /// Whether it is refused while the device is locked.
  public var isRestrictedWhileLocked: Bool
  /// Whether it may be carried out once more where nobody knows whether it was.
  public var isIdempotent: Bool
  /// The parameter that tells one request from another.
  public var keyParameter: String?
  /// The parameter that a shortcut feeds with its input.
  public var inputParameter: String?
  /// The response property that a shortcut takes as its output.
  public var outputProperty: String?
  /// The parameters, in display order.
  public var parameters: [ParameterDescriptor]
  /// The sets of parameters under which the intent can be offered.
  public var combinations: [CombinationDescriptor]
  /// The texts of the response codes.
  public var responses: [ResponseDescriptor]
  /// The properties of the response.
  public var responseProperties: [ResponsePropertyDescriptor]

  /// Whether it takes something away that is there, a ride or a task.
  package var isRemoving: Bool {
    ["delete", "remove", "cancel", "unsend"].contains(verb?.lowercased())
  }

  /// A descriptor as generated code lists it; parameters stand in display order.
  public init(
    name: String,
    domain: String? = nil,
    category: String? = nil,
    verb: String? = nil,
    title: LocalizedText,
    summary: LocalizedText? = nil,
    isUserConfirmationRequired: Bool = false,
    isRestrictedWhileLocked: Bool = false,
    isIdempotent: Bool = false,
    keyParameter: String? = nil,
    inputParameter: String? = nil,
    outputProperty: String? = nil,
    parameters: [ParameterDescriptor] = [],
    combinations: [CombinationDescriptor] = [],
    responses: [ResponseDescriptor] = [],
    responseProperties: [ResponsePropertyDescriptor] = []
  ) {
    self.name = name
    self.domain = domain
    self.category = category
    self.verb = verb
    self.title = title
    self.summary = summary
    self.isUserConfirmationRequired = isUserConfirmationRequired
    self.isRestrictedWhileLocked = isRestrictedWhileLocked
    self.isIdempotent = isIdempotent
    self.keyParameter = keyParameter
    self.inputParameter = inputParameter
    self.outputProperty = outputProperty
    self.parameters = parameters
    self.combinations = combinations
    self.responses = responses
    self.responseProperties = responseProperties
  }

  /// The description of a parameter; none where the intent has no such parameter.
  public func parameter(named name: String) -> ParameterDescriptor? {
    parameters.first { $0.name == name }
  }
}

/// A set of parameters under which an intent can be offered.
public struct CombinationDescriptor: Hashable, Sendable {
  /// The names of the parameters.
  public var parameters: [String]
  /// The phrase, `Order ${soup}`.
  public var title: LocalizedText?
  /// The second line of the phrase.
  public var subtitle: LocalizedText?
  /// Whether the intent can run without the app in front.
  public var supportsBackgroundExecution: Bool
  /// Whether it is the one to prefer.
  public var isPrimary: Bool

  /// A combination of parameters, with the phrases that offer it.
  public init(
    parameters: [String],
    title: LocalizedText? = nil,
    subtitle: LocalizedText? = nil,
    supportsBackgroundExecution: Bool = false,
    isPrimary: Bool = false
  ) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
    self.supportsBackgroundExecution = supportsBackgroundExecution
    self.isPrimary = isPrimary
  }
}

/// The texts of a response code.
public struct ResponseDescriptor: Hashable, Sendable {
  /// The code's name, `failureOutOfStock`.
  public var code: String
  /// What is answered, `Your ${soup} is ready.`
  public var format: LocalizedText?
  /// What is answered in short.
  public var conciseFormat: LocalizedText?

  /// The texts of a response code, in which `${property}` stands for a value.
  ///
  /// - Parameter conciseFormat: What is said where few words will do.
  public init(code: String, format: LocalizedText? = nil, conciseFormat: LocalizedText? = nil) {
    self.code = code
    self.format = format
    self.conciseFormat = conciseFormat
  }
}

/// A property of an intent's response.
public struct ResponsePropertyDescriptor: Hashable, Sendable {
  /// The name, `waitTime`.
  public var name: String
  /// The type in the definition, `TimeInterval`.
  public var typeName: String
  /// Whether it holds several values.
  public var isArray: Bool

  /// A response property of a type of the definition.
  public init(_ name: String, typeName: String, isArray: Bool = false) {
    self.name = name
    self.typeName = typeName
    self.isArray = isArray
  }
}
