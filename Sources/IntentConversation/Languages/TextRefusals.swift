/// What says, where a text is asked for, that none is to be sent, or not to this person, in one language.
///
/// It need not be all that people say: what it has is asked about, and everything else is sent.
struct TextRefusals: Sendable {
  /// Words of which such a sentence is made. In languages without spaces, denied verbs at its end.
  let words: PhraseTable<Word>
  /// Somebody else of those who were shown, `other`, and words beside that say no more than that it is somebody, `person`.
  let others: PhraseTable<Other>
  /// In languages without spaces, what is sent, before a verb that takes it out: 「メッセージを」.
  let sent: PhraseTable<Bool>
  /// What denies the verb before it at the beginning of a text, `nothing`, German `nicht`: of `schreib Coco nicht hallo` the
  /// request, and with nothing of a text behind it all that is sent, `nothing after all`.
  let denialsOfRequest: PhraseTable<Bool>
  /// What asks for something else in place of the text, `instead`.
  let replacements: PhraseTable<Bool>
  /// What people end a matter with in words of their own, `no need`, and what does so only behind a no, `false`: `nah, I'm good`.
  let declines: PhraseTable<Bool>

  /// What a word of such a sentence says.
  enum Word: Sendable {
    /// It speaks of sending: `write`, `a message`.
    case sending
    /// It denies: `nothing`.
    case denial
    /// It stands beside those: `her`, `anymore`.
    case beside
  }

  /// What a word says of who is meant.
  enum Other: Sendable {
    case other, person
  }

  init(
    sending: [String], denials: [String] = [], denialsOfRequest: [String] = [],
    beside: [String] = [], sent: [String] = [], others: [String], persons: [String] = [],
    replacements: [String], declines: [String], declinesBehindNo: [String]
  ) {
    words = PhraseTable([(sending, .sending), (denials, .denial), (beside, .beside)])
    self.sent = PhraseTable(words: sent)
    self.denialsOfRequest = PhraseTable(words: denialsOfRequest)
    self.others = PhraseTable([(others, .other), (persons, .person)])
    self.replacements = PhraseTable(words: replacements)
    self.declines = PhraseTable([(declines, true), (declinesBehindNo, false)])
  }
}
