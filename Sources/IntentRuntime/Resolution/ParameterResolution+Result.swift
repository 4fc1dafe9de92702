extension ParameterResolution {
  /// What a handler's result needs of the user; none where it is resolved.
  init?<Value: Encodable, Reason>(_ result: IntentResolutionResult<Value, Reason>) throws {
    switch result {
    case .success, .notRequired: return nil
    case .needsValue: self = .needsValue
    case .needsMoreDetails(let value): self = .needsMoreDetails(try JSONValue(encoding: value))
    case .confirmationRequired(let value):
      self = .confirmationRequired(try value.map { try JSONValue(encoding: $0) })
    case .disambiguation(let values):
      self = .disambiguation(try values.map { try JSONValue(encoding: $0) })
    case .unsupported(let reason): self = .unsupported(reason: reason?.rawValue)
    }
  }
}

extension OptionsCollection where Item: Encodable {
  /// The same values as JSON writes them.
  func encoded() throws -> OptionsCollection<JSONValue> {
    OptionsCollection<JSONValue>(
      sections: try sections.map {
        .init(title: $0.title, items: try $0.items.map { try JSONValue(encoding: $0) })
      }
    )
  }
}
