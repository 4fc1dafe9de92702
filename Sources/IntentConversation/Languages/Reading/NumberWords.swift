/// How a language says numbers.
final class NumberWords: Sendable {
  /// What a word, or some that belong together, does in a number.
  enum Word: Sendable {
    /// A number below a hundred.
    case small(Int)
    /// Hundreds in a word: `doscientos`, `dwieście`.
    case hundreds(Int)
    /// What multiplies a digit before it, or stands for itself: `hundred`; `十`, `百`, `千`.
    case place(Int)
    /// What multiplies everything before it: `thousand`, `million`; `万`.
    case scale(Int)
    /// So many together, times the number before it, `two dozen`, and whether it needs none: `tuzin`.
    case collective(Int, standsAlone: Bool)
    /// One, where a number follows that it belongs to: `a hundred`.
    case article
    /// What may stand within a number: `two hundred and five`.
    case joiner
  }

  /// A table of words.
  typealias Entries = [(phrases: [String], meaning: Word)]

  let words: PhraseTable<Word>
  /// What makes a number less than nothing.
  let minus: PhraseTable<Bool>
  /// The sign that is a word of its own, other than a hyphen.
  static let minusSign = "\u{2212}"
  static let minusSignHash = Sentence(minusSign).words.first?.hash ?? 0
  /// What stands before decimals that are said one by one: `point`, `virgule`.
  let points: PhraseTable<Bool>
  /// Parts of one, in hundredths, that stand alone: `half a`, `media`, `półtora`.
  let fractions: PhraseTable<Int>
  /// Parts of one, in hundredths, behind a number or a unit: `and a half`, `y media`.
  let fractionTails: PhraseTable<Int>
  /// Where a number and what it counts part twice: ordinals behind tens, `twenty first`.
  let ordinalUnits: PhraseTable<Bool>
  /// What makes of the number before it an amount that nobody knows: `ein paar`, `un peu`.
  let vagueTails: PhraseTable<Bool>
  /// The scales that multiply thousands too: `dos mil millones`.
  let longScales: Set<Int>
  /// What is counted, by its first character, in a script without spaces: only before it does a
  /// single character count as a number, since it is a part of other words too.
  let counters: Set<Character>
  /// What stands behind a number of things, and belongs to it: `그릇`, `杯`.
  let counterWords: PhraseTable<Bool>
  /// Numbers that stand before what is counted and nowhere else, and so are other words there: `네` is yes as well.
  let determiners: PhraseTable<Bool>
  /// The parts of numbers that are written in one word: `einundzwanzig`.
  let compounds: CompoundWords?
  /// Whether an ordinary space may stand between groups of digits.
  let groupsWithSpaces: Bool

  /// Whether it is written without spaces, and counts in ten thousands.
  var isUnspaced: Bool { !counters.isEmpty }

  init(
    words: Entries,
    minus: [String],
    points: [String],
    fractions: [(phrases: [String], meaning: Int)],
    fractionTails: [(phrases: [String], meaning: Int)],
    ordinalUnits: [String] = [],
    vagueTails: [String] = [],
    longScales: Set<Int> = [],
    counters: String = "",
    counterWords: [String] = [],
    determiners: [String] = [],
    compounds: CompoundWords? = nil,
    groupsWithSpaces: Bool = false
  ) {
    self.words = PhraseTable(words)
    self.minus = PhraseTable(words: minus + [Self.minusSign])
    self.points = PhraseTable(words: points)
    self.fractions = PhraseTable(fractions)
    self.fractionTails = PhraseTable(fractionTails)
    self.ordinalUnits = PhraseTable(words: ordinalUnits)
    self.vagueTails = PhraseTable(words: vagueTails)
    self.longScales = longScales
    self.counters = Set(counters)
    self.counterWords = PhraseTable(words: counterWords)
    self.determiners = PhraseTable(words: determiners)
    self.compounds = compounds
    self.groupsWithSpaces = groupsWithSpaces
  }

  /// Numbers by their words, counted up: a word of several forms has them parted by `|`.
  static func counted(from first: Int, by step: Int = 1, _ words: [String]) -> Entries {
    words.enumerated().map { index, forms in (Self.forms(forms), .small(first + index * step)) }
  }

  /// Hundreds by their words, counted up.
  static func hundreds(from first: Int, _ words: [String]) -> Entries {
    words.enumerated().map { index, forms in
      (Self.forms(forms), .hundreds(first + index * 100))
    }
  }

  /// Tens with the units that go with them.
  ///
  /// - Parameters:
  ///   - tens: The words from the first of the tens on, by tens.
  ///   - units: The words from one on.
  ///   - phrase: How the two go together.
  static func combined(
    tens: [String],
    from first: Int,
    units: [String],
    _ phrase: (_ ten: String, _ unit: String) -> String
  ) -> Entries {
    tens.enumerated().flatMap { place, ten in
      units.enumerated().map { index, unit in
        let phrases = forms(ten).flatMap { ten in forms(unit).map { phrase(ten, $0) } }
        return (phrases, .small(first + place * 10 + index + 1))
      }
    }
  }

  /// What is so many together, with the forms of it that need a number before them.
  static func collective(_ count: Int, alone: [String] = [], _ forms: String...) -> Entries {
    [
      (alone, .collective(count, standsAlone: true)),
      (forms, .collective(count, standsAlone: false)),
    ]
  }

  private static func forms(_ text: String) -> [String] {
    text.split(separator: "|").map(String.init)
  }
}

/// Takes numbers apart that a language writes in one word.
struct CompoundWords: Sendable {
  private let parts: PhraseTable<Bool>

  /// - Parameter parts: The words that numbers are made of.
  init(_ parts: [String]) {
    self.parts = PhraseTable(words: parts)
  }

  /// The fewest letters of a word that is looked at.
  private static let minimumLength = 7

  /// The parts of a word, the longest first; none where it is not made of them alone.
  func split(_ word: Sentence.Word, of sentence: Sentence) -> [Sentence.Word]? {
    guard word.end - word.start >= Self.minimumLength, word.end - word.start < 200,
      mayBegin(word, of: sentence)
    else { return nil }
    let text = sentence.text(from: Int(word.start), to: Int(word.end)).filter { $0 != "\u{AD}" }
    let bytes = Array(Sentence.folded(text).utf8)
    var found: [Sentence.Word] = []
    var start = 0
    while start < bytes.count {
      var hash = WordHash()
      var longest: (end: Int, hash: UInt64)?
      for end in start..<bytes.count {
        hash.add(bytes[end])
        if parts.hasPhrase(beginningWith: hash.value) { longest = (end + 1, hash.value) }
      }
      guard let longest else { return nil }
      found.append(
        Sentence.Word(
          hash: longest.hash, start: word.start, end: word.end, beginsWithDigit: false))
      start = longest.end
    }
    return found.count > 1 ? found : nil
  }

  /// Whether the first letters of a word are such a part: most words are done with here.
  private func mayBegin(_ word: Sentence.Word, of sentence: Sentence) -> Bool {
    let utf8 = sentence.text.utf8
    var index = sentence.index(atByte: Int(word.start))
    var hash = WordHash()
    for _ in 0..<min(Int(word.end - word.start), Self.longestPart) {
      let byte = utf8[index]
      guard byte < 0x80 else { return true }
      hash.add(byte | (byte &- 65 < 26 ? 0x20 : 0))
      if parts.hasPhrase(beginningWith: hash.value) { return true }
      index = utf8.index(after: index)
    }
    return false
  }

  private static let longestPart = 9
}
