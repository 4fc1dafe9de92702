extension SessionQuestion: Codable {
  enum Kind: String, CaseIterable {
    case value, agreement, choice, confirmation, unlock
  }

  /// What is waited for, without any value.
  var kind: Kind {
    switch self {
    case .value: .value
    case .agreement: .agreement
    case .choice: .choice
    case .confirmation: .confirmation
    case .unlock: .unlock
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let (kind, fields) = try decoder.tagged(Kind.self)
    switch kind {
    case .value:
      try fields.refuseOthers("parameter", "element")
      self = .value(
        parameter: try fields.decode("parameter"), element: try fields.decodeIfPresent("element"))
    case .agreement:
      try fields.refuseOthers("parameter", "element", "value")
      self = .agreement(
        parameter: try fields.decode("parameter"), element: try fields.decodeIfPresent("element"),
        value: try fields.decode("value"))
    case .choice:
      try fields.refuseOthers("parameter", "element", "options")
      self = .choice(
        parameter: try fields.decode("parameter"), element: try fields.decodeIfPresent("element"),
        options: try fields.decode("options"))
    case .confirmation:
      try fields.refuseOthers("values")
      self = .confirmation(values: try fields.decode("values"))
    case .unlock:
      try fields.refuseOthers()
      self = .unlock
    }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = try encoder.tagged(kind)
    switch self {
    case .value(let parameter, let element):
      try fields.encode(parameter, forKey: "parameter")
      try fields.encodeIfPresent(element, forKey: "element")
    case .agreement(let parameter, let element, let value):
      try fields.encode(parameter, forKey: "parameter")
      try fields.encodeIfPresent(element, forKey: "element")
      try fields.encode(value, forKey: "value")
    case .choice(let parameter, let element, let options):
      try fields.encode(parameter, forKey: "parameter")
      try fields.encodeIfPresent(element, forKey: "element")
      try fields.encode(options, forKey: "options")
    case .confirmation(let values): try fields.encode(values, forKey: "values")
    case .unlock: break
    }
  }
}
