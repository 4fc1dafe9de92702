/// What a dictionary describes, for diagnostics: `parameter 'soup' of intent 'OrderSoup'`.
///
/// It becomes a text where there is something to say; most dictionaries give no cause.
indirect enum Owner: ExpressibleByStringLiteral, CustomStringConvertible {
  /// `an intent`.
  case anything(String)
  /// `intent 'OrderSoup'`.
  case named(String, String)
  /// `a prompt of …`.
  case part(String, of: Owner)
  /// `parameter 'soup' of …`.
  case namedPart(String, String, of: Owner)

  init(stringLiteral text: String) { self = .anything(text) }

  var description: String {
    switch self {
    case .anything(let text): text
    case .named(let kind, let name): "\(kind) '\(name)'"
    case .part(let kind, let whole): "\(kind) of \(whole)"
    case .namedPart(let kind, let name, let whole): "\(kind) '\(name)' of \(whole)"
    }
  }
}
