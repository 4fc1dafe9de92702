import IntentRuntime

/// What a conversation waits for an answer to.
struct OpenQuestion {
  let app: Int
  /// What the user said first, and to what it goes back when they start over.
  let request: IntentRequest
  /// The part of a day that the request says.
  var day: KeptDayPart?
  var step: SessionStep
  /// The answer that asked it.
  var reply: ConversationReply
  /// The values that are offered for what was asked; empty where none are.
  var offered: [SessionOption] = []
  /// Whether they are what the user may have meant, rather than all that there is.
  var isGuess = false
  /// The steps before, to go back to.
  var earlier: [SessionStep] = []
  /// How many answers in a row were not understood.
  var misses = 0
  /// A new request that the user was asked about.
  var proposal: Proposal?
  /// Text of which the user was asked whether it is meant as it is.
  var doubtfulAnswer: DoubtfulAnswer?

  /// The same about text that is asked about once more, when it is asked for again: something else was corrected
  /// meanwhile.
  var waitingDoubt: DoubtfulAnswer?

  /// Changes of different parameters of which the user was asked which is meant.
  var changes: [AnswerReader.Change] = []

  /// Whether it waits for the device to be unlocked.
  var isLocked: Bool { if case .unlock = step.turn { true } else { false } }

  /// Something else that the user asked for in place of an answer.
  struct Proposal {
    let app: Int
    let recognition: Recognition
  }

  /// Free text that may as well say something else.
  struct DoubtfulAnswer {
    let parameter: String
    let text: String
    let answer: SessionAnswer
    let meaning: Meaning

    /// Whether the text is asked about once more after another value for a parameter, `no, to Bobo`; where it may be one
    /// itself it is not.
    func waits(forChangeOf other: String) -> Bool {
      if case .change = meaning { false } else { other != parameter }
    }

    /// What else it says.
    enum Meaning {
      case command(LanguageRules.Command)
      case change(SessionAnswer)
      case request(Proposal)
    }
  }

  /// The most steps that are kept to go back to.
  static let mostEarlier = 50
  /// After so many answers that were not understood a way out is offered.
  static let mostMisses = 3
}
