extension ParameterResolution: Codable {
  enum Kind: String, CaseIterable {
    case needsValue, needsMoreDetails, confirmationRequired, disambiguation, unsupported
  }

  private var kind: Kind {
    switch self {
    case .needsValue: .needsValue
    case .needsMoreDetails: .needsMoreDetails
    case .confirmationRequired: .confirmationRequired
    case .disambiguation: .disambiguation
    case .unsupported: .unsupported
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let (kind, fields) = try decoder.tagged(Kind.self)
    switch kind {
    case .needsValue:
      try fields.refuseOthers()
      self = .needsValue
    case .needsMoreDetails:
      try fields.refuseOthers("value")
      self = .needsMoreDetails(try fields.decode("value"))
    case .confirmationRequired:
      try fields.refuseOthers("value")
      self = .confirmationRequired(try fields.decodeIfPresent("value"))
    case .disambiguation:
      try fields.refuseOthers("options")
      self = .disambiguation(try fields.decode("options"))
    case .unsupported:
      try fields.refuseOthers("reason")
      self = .unsupported(reason: try fields.decodeIfPresent("reason"))
    }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = try encoder.tagged(kind)
    switch self {
    case .needsValue: break
    case .needsMoreDetails(let value): try fields.encode(value, forKey: "value")
    case .confirmationRequired(let value): try fields.encodeIfPresent(value, forKey: "value")
    case .disambiguation(let options): try fields.encode(options, forKey: "options")
    case .unsupported(let reason): try fields.encodeIfPresent(reason, forKey: "reason")
    }
  }
}

extension ParameterOutcome {
  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("isNotRequired", "open")
    self.init(
      isNotRequired: try fields.decode("isNotRequired"),
      open: try fields.decode("open")
    )
  }
}

extension ParameterOutcome.OpenValue {
  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("element", "resolution")
    self.init(
      element: try fields.decodeIfPresent("element"),
      resolution: try fields.decode("resolution")
    )
  }
}
