/// What is known of a parameter.
@usableFromInline struct ParameterState: Hashable, Sendable {
  /// Whether handler and user agree on the parameter, for as long as its value stays.
  @usableFromInline var isResolved = false
  /// The value with which the parameter was resolved, as a session keeps it; `null` for no value.
  var resolvedValue = JSONValue.null
  /// Whether the intent does without the parameter, whatever value comes.
  @usableFromInline var isNotRequired = false
  /// Whether the handler was asked for a value to begin with.
  @usableFromInline var hasDefault = false
  /// The values that the user chose or agreed to.
  @usableFromInline var agreed: [JSONValue] = []
  /// How often the parameter was resolved without getting on.
  @usableFromInline var rounds = 0
  /// The fewest values that a round left open; none before the first.
  var fewestOpen: Int?

  @usableFromInline init() {}
}
