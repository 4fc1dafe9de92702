/// Words of names that are written short and said whole, `Jr.` and `junior`: whoever listens writes down
/// what was said, and address books have what is short.
enum ShortForm {
  /// What a word is compared as: the short form of a long one.
  static func canonical(_ word: String) -> String { shortened[word] ?? word }

  /// How else a name may be said, with each of its short words in long or the other way round; none for a
  /// name without such a word.
  ///
  /// - Parameter words: The words of the name, folded.
  static func otherWordings(of words: [String]) -> [String] {
    guard words.contains(where: { longForms[$0] != nil || shortened[$0] != nil }) else { return [] }
    let longest = words.compactMap { longForms[$0]?.count }.max() ?? 1
    let wordings = (0..<longest).map { place in
      words.map { word in
        longForms[word].map { $0[min(place, $0.count - 1)] } ?? canonical(word)
      }
    }
    return wordings.map { $0.joined(separator: " ") }
  }

  /// The long forms of short words, in the languages that have them, folded.
  private static let longForms = [
    "jr": ["junior"], "sr": ["senior", "senor"], "sra": ["senora"], "mr": ["mister"],
    "dr": ["doctor", "doktor", "docteur"], "dra": ["doctora"], "mme": ["madame"],
    "prof": ["professor", "profesor", "professeur"], "st": ["saint"],
  ]

  private static let shortened = Dictionary(
    longForms.flatMap { short, long in long.map { ($0, short) } }, uniquingKeysWith: { $1 })
}
