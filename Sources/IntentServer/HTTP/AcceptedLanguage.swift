#if Server
  import IntentConversation
  import IntentRuntime

  /// The languages that clients are answered in.
  struct AcceptedLanguage: Sendable {
    /// The languages that the assistant speaks or the apps' texts are translated into, in lower case.
    private let known: Set<String>
    /// The language of those who do not say theirs, or speak none that is known.
    private let otherwise: String

    /// - Parameter otherwise: The language of those who do not say theirs.
    init(of apps: [ConversationApp], otherwise: String) {
      let catalogs = apps.flatMap(\.engine.provider.catalogs)
      let translated = catalogs.flatMap(\.localizations).map {
        $0.language.lowercased().replacing("_", with: "-")
      }
      known = SpokenLanguages.codes.union(translated).union(LanguageTag.fallbacks(of: otherwise))
      self.otherwise = otherwise
    }

    /// The language of an `Accept-Language` that its user likes best, by its weights, of those that are
    /// spoken here. It is named as the user names it: its region says how numbers and days are written.
    func preferred(of header: String?) -> String {
      guard let header else { return otherwise }
      let ranges = header.split(separator: ",").prefix(32).enumerated().compactMap {
        place, range -> (tag: String, weight: Double, place: Int)? in
        let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
        guard let tag = parts.first, tag == "*" || isSpoken(tag) else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
          Double($0.dropFirst(2))
        }
        return (tag, weight ?? 1, place)
      }
      let best = ranges.filter { $0.weight > 0 }
        .min { ($1.weight, $0.place) < ($0.weight, $1.place) }
      guard let best, best.tag != "*" else { return otherwise }
      return best.tag
    }

    private func isSpoken(_ tag: String) -> Bool {
      Self.isTag(tag) && LanguageTag.fallbacks(of: tag).contains { known.contains($0) }
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
