/// What it costs to read words of a sentence in some way: the cheapest reading is the best.
///
/// A word that a template names costs nothing, so that the template that names most of the words wins,
/// then the one that understands most of the rest.
enum MatchCost {
  /// A value, whatever its words.
  static let slot: Int32 = 1
  /// Words that mean nothing and are left out.
  static let dropped: Int32 = 1
  /// A word of a value that is understood: a known name, a number, a time.
  static let understood: Int32 = 4
  /// A time that nothing marks as one: more than a further value, so that a number is how many there are where there is
  /// room for that.
  static let guess: Int32 = 2
  /// A word of a part of a known name.
  static let part: Int32 = 6
  /// A word of a sentence that stands for no intent, whatever it is: more than a word of text, so that
  /// what an intent takes as text is not taken from it.
  static let any: Int32 = 12
  /// A word of a name of the app's own that it nearly is.
  static let near: Int32 = 8
  /// A word of free text.
  static let textWord: Int32 = 10
  /// A word of a name that nothing knows.
  static let unknown: Int32 = 12
  /// A word of a name that nothing knows, which names seldom have: `that`, `will`.
  static let functionWord: Int32 = 22
  /// A name that nothing knows and that begins with all of a known one: more than what a text costs there, so that what
  /// stands behind somebody who is known is said to them.
  static let behindKnownName: Int32 = 16
  /// The third word of a name that nothing knows and that begins with a word of a known one: so much that two words or more behind
  /// the known one are a text for whoever has it, while one alone may be another family name.
  static let behindPartOfName: Int32 = 4
  /// Free text, besides its words: more than a word, so that what stands before a value is not taken
  /// for its mark inside of text (`remind me to go to the store`).
  static let text: Int32 = 11
  /// Free text that begins within what belongs together, `be` of `to be honest I'm late`: more than the words before it.
  static let insideIdiom: Int32 = 44
  /// What another meaning may cost more than the best and is still given: less than a word of text.
  static let serious: Int32 = 8
  /// A day that is over where one is to come: more than a word of text, so that inside of a text it is one.
  static let past: Int32 = 16
  /// Words taken as they are, behind others with nothing between them to mark where they meet; behind a value
  /// that is understood its end is known, and a word that names seldom have is a mark of its own.
  static func unmarked(behindValue: Bool, isFunctionWord: Bool) -> Int32 {
    (behindValue ? 1 : 8) / (isFunctionWord ? 3 : 1)
  }
}
