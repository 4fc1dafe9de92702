#if Server

  /// The language that a client prefers.
  enum AcceptedLanguage {
    /// The first language of an `Accept-Language`, by its weights.
    static func preferred(of header: String?, otherwise language: String) -> String {
      let ranges = (header ?? "").split(separator: ",").prefix(32).enumerated().compactMap {
        place, range -> (tag: String, weight: Double, place: Int)? in
        let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
        guard let tag = parts.first, isTag(tag) else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
          Double($0.dropFirst(2))
        }
        return (tag, weight ?? 1, place)
      }
      let best = ranges.filter { $0.weight > 0 }
        .min { ($1.weight, $0.place) < ($0.weight, $1.place) }
      return best?.tag ?? language
    }

    /// Whether a text is the tag of a language, `pt-BR`.
    static func isTag(_ text: String) -> Bool {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = parts.first, (2...8).contains(first.count) else { return false }
      return text.utf8.count <= 35
        && parts.allSatisfy {
          (1...8).contains($0.count)
            && $0.unicodeScalars.allSatisfy {
              $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
            }
        } && first.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    }
  }
#endif
