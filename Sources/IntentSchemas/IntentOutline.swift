/// What other programs are told of an intent, whoever knows it: a definition or a running server.
package struct IntentOutline: Hashable, Sendable {
  /// The name in the definition, `OrderSoup`.
  package var name: String
  /// The domain that it belongs to.
  package var domain: String?
  /// What people call it.
  package var title: String
  /// What it is for.
  package var summary: String?
  /// The category and the verb of the definition, `order` and `Order`.
  package var category: String?
  package var verb: String?
  /// Whether the user is asked before it is carried out.
  package var isConfirmed: Bool
  /// Whether it may be carried out twice.
  package var isIdempotent: Bool
  /// The parameters, in the order in which they are asked for.
  package var parameters: [ParameterOutline]
  /// The names of the response codes; empty where they are not known.
  package var codes: [String]
  /// The properties of the response.
  package var properties: [ParameterOutline]
  /// The name of the tool that it is: `Messages_SendMessage`.
  package var toolName: String

  package init(
    name: String,
    domain: String? = nil,
    title: String,
    summary: String? = nil,
    category: String? = nil,
    verb: String? = nil,
    isConfirmed: Bool = false,
    isIdempotent: Bool = false,
    parameters: [ParameterOutline] = [],
    codes: [String] = [],
    properties: [ParameterOutline] = []
  ) {
    self.name = name
    self.domain = domain
    self.title = title
    self.summary = summary
    self.category = category
    self.verb = verb
    self.isConfirmed = isConfirmed
    self.isIdempotent = isIdempotent
    self.parameters = parameters
    self.codes = codes
    self.properties = properties
    toolName = Self.toolName(domain.map { "\($0)_\(name)" } ?? name)
  }
}
