extension SessionAnswer: Codable {
  enum Kind: String, CaseIterable {
    case proceed, value, choice, yes, no, change, unlocked, cancel
  }

  /// What the answer is, without what was said.
  var kind: Kind {
    switch self {
    case .proceed: .proceed
    case .value: .value
    case .choice: .choice
    case .yes: .yes
    case .no: .no
    case .change: .change
    case .unlocked: .unlocked
    case .cancel: .cancel
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let (kind, fields) = try decoder.tagged(Kind.self)
    switch kind {
    case .value:
      try fields.refuseOthers("value")
      self = .value(try fields.decode("value"))
    case .choice:
      try fields.refuseOthers("option")
      self = .choice(try fields.decode("option"))
    case .change:
      try fields.refuseOthers("parameter", "value")
      self = .change(parameter: try fields.decode("parameter"), value: try fields.decode("value"))
    case .proceed, .yes, .no, .unlocked, .cancel:
      try fields.refuseOthers()
      self =
        switch kind {
        case .yes: .yes
        case .no: .no
        case .unlocked: .unlocked
        case .cancel: .cancel
        case .proceed, .value, .choice, .change: .proceed
        }
    }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = try encoder.tagged(kind)
    switch self {
    case .value(let value): try fields.encode(value, forKey: "value")
    case .choice(let option): try fields.encode(option, forKey: "option")
    case .change(let parameter, let value):
      try fields.encode(parameter, forKey: "parameter")
      try fields.encode(value, forKey: "value")
    case .proceed, .yes, .no, .unlocked, .cancel: break
    }
  }
}
