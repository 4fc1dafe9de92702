/// The words of all templates, each with its place.
struct UtteranceVocabulary {
  /// The words of a text of a template.
  struct Phrase {
    let words: [Int32]
    /// What may be said for some of them, where the language contracts them.
    let others: [(range: Range<Int>, words: [Int32])]
  }

  /// The places of the words, by their hashes.
  private(set) var places = HashTable(capacity: 1_024)
  /// How many templates have each word.
  private(set) var frequencies: [Int32] = []
  /// The template whose words are being read.
  var template: Int32 = -1

  private var lastTemplates: [Int32] = []
  private var known: [String: Phrase] = [:]
  private let spoken: SpokenForms

  /// The words that names of the app begin with.
  private(set) var appWords: [Int32] = []

  init(_ spoken: SpokenForms, appNames: [String]) {
    self.spoken = spoken
    appWords = appNames.compactMap { Sentence($0).words.first }.map { place($0.hash) }
  }

  /// The words of a text, read once however many templates share it.
  mutating func phrase(_ text: String) -> Phrase {
    if let phrase = known[text] {
      count(phrase)
      return phrase
    }
    let sentence = Sentence(text)
    let phrase = Phrase(
      words: sentence.words.map { place($0.hash) },
      others: spoken.otherForms(of: sentence).map { ($0.words, $0.hashes.map { place($0) }) })
    known[text] = phrase
    count(phrase)
    return phrase
  }

  /// The words of a text that was read before.
  func knownPhrase(_ text: String) -> Phrase? { known[text] }

  /// The place of a word, a new one where it is.
  mutating func place(_ hash: UInt64) -> Int32 {
    if let place = places[hash] { return Int32(truncatingIfNeeded: place) }
    let place = Int32(truncatingIfNeeded: frequencies.count)
    places.insert(hash, place)
    frequencies.append(0)
    lastTemplates.append(-1)
    return place
  }

  private mutating func count(_ phrase: Phrase) {
    for word in phrase.words where lastTemplates[Int(word)] != template {
      lastTemplates[Int(word)] = template
      frequencies[Int(word)] += 1
    }
  }
}
