import IntentRuntime

/// What a conversation waits for an answer to.
struct OpenQuestion {
  let app: Int
  /// What the user said first, and to what it goes back when they start over.
  let request: IntentRequest
  /// What the request says and no value has.
  var untaken: UntakenWords?
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

  /// A change of which the user was asked what it is of.
  var doubtfulChange: DoubtfulChange?

  /// The same about one that is asked about once more, when nothing else is to be said first.
  var waitingChange: DoubtfulChange?

  /// Whether it waits for the device to be unlocked.
  var isLocked: Bool { if case .unlock = step.turn { true } else { false } }

  /// Something else that the user asked for in place of an answer.
  struct Proposal {
    let app: Int
    /// The words that ask for it.
    let text: String
    let recognition: Recognition
  }

  /// A value that several parameters can have, `no, three`.
  struct DoubtfulChange {
    /// The changes that may be meant, each of another parameter.
    let changes: [AnswerReader.Change]
    /// The words that say the value.
    let text: String
    /// What was asked before, and is asked again where none of them is meant.
    let reply: ConversationReply

    /// Whether an answer says something of these parameters, so that it is not asked about once more.
    func isSettled(by answer: SessionAnswer, to turn: SessionTurn) -> Bool {
      let parameter =
        if case .change(let parameter, _) = answer { parameter } else { turn.question?.parameter }
      return changes.contains { $0.parameter == parameter }
    }

    /// Whether an answer gives the value to a parameter, with more of it as well: `tomorrow`, `due date at 5`.
    func isTaken(by answer: SessionAnswer) -> Bool {
      guard case .change(let parameter, let value) = answer else { return false }
      return changes.contains { $0.parameter == parameter && value.includes($0.value) }
    }
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

    /// Whether another text may take its place behind a no: where it may be meant of somebody else, only what there is to do.
    func leavesText(isDictated: Bool) -> Bool {
      switch meaning {
      case .command: true
      case .request: !isDictated
      case .change: false
      }
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

extension JSONValue {
  /// Whether it has all that another one has.
  fileprivate func includes(_ other: JSONValue) -> Bool {
    guard case .object(let members) = self, case .object(let others) = other else {
      return self == other
    }
    return others.allSatisfy { members[$0.key]?.includes($0.value) ?? false }
  }
}
