extension SessionEvent: Codable {
  enum Kind: String, CaseIterable {
    case began, resolved, confirmed, handling, responded
  }

  private var kind: Kind {
    switch self {
    case .began: .began
    case .resolved: .resolved
    case .confirmed: .confirmed
    case .handling: .handling
    case .responded: .responded
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let (kind, fields) = try decoder.tagged(Kind.self)
    switch kind {
    case .began:
      try fields.refuseOthers("request")
      self = .began(try fields.decode("request"))
    case .resolved:
      try fields.refuseOthers("parameter", "outcome")
      self = .resolved(
        parameter: try fields.decode("parameter"), try fields.decode("outcome"))
    case .confirmed:
      try fields.refuseOthers("code")
      self = .confirmed(code: try fields.decode("code"))
    case .handling:
      try fields.refuseOthers("request")
      self = .handling(try fields.decode("request"))
    case .responded:
      try fields.refuseOthers("code")
      self = .responded(code: try fields.decode("code"))
    }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = try encoder.tagged(kind)
    switch self {
    case .began(let request), .handling(let request): try fields.encode(request, forKey: "request")
    case .resolved(let parameter, let outcome):
      try fields.encode(parameter, forKey: "parameter")
      try fields.encode(outcome, forKey: "outcome")
    case .confirmed(let code), .responded(let code): try fields.encode(code, forKey: "code")
    }
  }
}
