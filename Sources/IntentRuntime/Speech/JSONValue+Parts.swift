extension JSONValue {
  /// What a value is made of, for one that nobody has words for: its identifier, else its parts with their
  /// names, and quotation marks where those say nothing either.
  var parts: String {
    switch self {
    case .null: return ""
    case .boolean(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .string(let text): return text.isBlank ? "\"\(text)\"" : text.shortened
    case .array(let values): return Self.list(values.map(\.parts))
    case .object(let properties):
      if case .string(let identifier)? = properties["identifier"], !identifier.isBlank {
        return identifier.shortened
      }
      let named = properties.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
        if case .string(let text) = value, text.isBlank { return nil }
        let parts = value.parts
        return parts.isEmpty || parts == Self.nothing ? nil : "\(name) \(parts)"
      }
      return named.isEmpty ? Self.nothing : Self.list(named)
    }
  }

  private static let nothing = "\"\""

  private static func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension String {
  /// Whether there is nothing in it to read or hear.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// As much of it as anybody listens to: it may be the bytes of a picture.
  fileprivate var shortened: String { count > 100 ? prefix(100) + "…" : self }
}
