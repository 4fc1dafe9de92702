/// What user and assistant say to each other about the dialogue itself, in one language.
struct DialogueWords: Sendable {
  /// What the user says to the assistant rather than to the app.
  let commands: PhraseTable<LanguageRules.Command>
  /// What says no where yes or no is asked, though some of it cancels where anything else is: `not now`.
  let refusalsForNow: PhraseTable<Bool>
  /// Praise that is none, and agrees to nothing: `oh great`.
  var ironies = PhraseTable<Bool>([])
  /// The no of the language, behind which something else may be said: `no`, and not `never`.
  let plainNo: PhraseTable<Bool>
  /// What agrees where somebody is asked whether to go on, and nowhere else: `continue`, a thumb up.
  let goingOn: PhraseTable<Bool>
  /// What forbids to do what a part of it would say, `do not cancel`.
  let prohibitions: PhraseTable<Bool>
  /// What somebody says before they say anything, `oh`: it changes nothing of what follows.
  let interjections: PhraseTable<Bool>
  /// What somebody says while they think of what they want to say, `well`, where a mark stands behind it.
  let thoughts: PhraseTable<Bool>
  /// What stands in an answer and says nothing, `please`.
  let fillers: PhraseTable<Bool>
  /// What says that something beside it is not meant, `not`, `except`.
  let negations: PhraseTable<Bool>
  /// What makes of what is said behind it the opposite, and is no no by itself: `not`, Spanish `sin`.
  var opposites = PhraseTable<Bool>([])
  /// What says so of the value right behind it, and else begins a correction: `no delivery`, but `no, pickup`.
  let refusals: PhraseTable<Bool>
  /// What refuses what is named right behind it, `no to delivery`, and whether it may as well correct who something is for,
  /// `no to Coco`.
  let declines: PhraseTable<Bool>
  /// What says that a value is a bound of what is meant, `less than`.
  let comparisons: PhraseTable<Bool>
  /// What asks behind an answer whether it is right, `right?`.
  let tags: PhraseTable<Bool>
  /// What stands between values of which one is meant, `or`.
  let alternatives: PhraseTable<Bool>
  /// The same right behind a day or a time, as the particle of it: 「か」 of 「月曜日か火曜日」.
  var alternativeParticles = PhraseTable<Bool>([])
  /// What ends an answer politely where no space parts words, and says nothing by itself: `요`.
  var politeEndings = PhraseTable<Bool>([])
  /// What leads to the words that somebody was asked for where a colon or a clause stands behind it, and whether any
  /// clause is one of these: of `tell her`, not of `say`, for `say that again` has none.
  let leadIns: PhraseTable<Bool>
  /// What denies within a word, or behind one, in lower case: `nicht` of `Nichtraucher`, `ません`.
  var denyingForms: [String] = []
  /// What stands behind words that somebody was asked for and says to whom they go: `と伝えて`; or that they are asked
  /// it, `か聞いて`.
  var leadOuts = PhraseTable<Bool>([])
  /// What people call what an intent does, and what the names of such intents have in them: `order`, of `OrderSoup`; nothing, of
  /// all of them.
  var requests = PhraseTable<[String]>([])
  /// What people call out, which is nobody's name: `damn`, German `Mist`.
  var exclamations = PhraseTable<Bool>([])
  /// What says before the name of something that it is one, `call it`, and what says so behind it, 「にして」.
  var namings = PhraseTable<Bool>([])
  var namingEndings = PhraseTable<Bool>([])
  /// What agrees to what an intent of some verb does, and the verbs: `book it`, to booking.
  var doing = PhraseTable<[String]>([])
  /// What points to what is asked beside its verb: `it`.
  var objects = PhraseTable<Bool>([])
  /// What denies the verb beside it: `don't` of `don't book it`, `nicht`.
  var verbDenials = PhraseTable<Bool>([])
  /// What a clause of somebody who speaks of themselves or of others begins with, `I`, and neither a question nor a wish.
  let speakers: PhraseTable<Bool>
  /// What denies the value beside it as that in whose place the other one is meant, `instead of`.
  let replacements: PhraseTable<Bool>
  /// What says at the end of a sentence that it corrects something, `instead`.
  let correctionEndings: PhraseTable<Bool>
  /// What changes a parameter that is named: `change` the day `to` Monday.
  let changes: ChangeWords
  /// What says of the value before it that it suits, or is about that: `works`, `or so`.
  let suiting: PhraseTable<Bool>
  /// What stands between what is not meant and what is, `but`.
  let contrasts: PhraseTable<Bool>
  /// What adds what stands behind it to values that were given, `also`.
  let additions: PhraseTable<Bool>
  /// What says at the end of a sentence that it adds something, `too`.
  let additionEndings: PhraseTable<Bool>
  /// Words that end as an addition does and are none, 「どうも」.
  let inseparable: PhraseTable<Bool>
  /// What takes a value that was given out again, `remove`, besides the words that say that it is not meant.
  let removals: PhraseTable<Bool>
  /// Verbs that take out only with another word behind the value, `take` of `take milk out`.
  let removingVerbs: PhraseTable<Bool>
  /// What takes a value out behind it and nowhere else, `out`.
  let removalEndings: PhraseTable<Bool>
  /// What says that a value beside it is all that is meant, `only`.
  let exclusives: PhraseTable<Bool>
  /// What agrees where it is asked whether words are meant as they are, `word for word`, `send it`.
  let literally: PhraseTable<Bool>
  /// What says that something is to go to somebody else, and not to whom: `wrong person`.
  let wrongPeople: PhraseTable<Bool>
  /// What says that no text is to be sent, or not to whom it would go.
  let textRefusals: TextRefusals
  /// How some of the values that were shown are chosen.
  let choices: ChoiceWords
  /// The assistant's words for a phrase, `%@` standing for an argument.
  ///
  /// A switch over all phrases, so that a new one does not compile without words.
  let words: @Sendable (AssistantPhrase) -> String

  /// What agrees without a word of a language.
  static let nods = ["y", "👌", "✅", "✔", "✔️", "🆗"] + skinTones.map { "👍\($0)" }
  static let nodding = PhraseTable(words: nods)
  /// What refuses without a word of a language.
  static let shakes = PhraseTable(
    words: ["n", "❌", "✖", "✖️", "🙅", "🚫"] + skinTones.map { "👎\($0)" })

  /// What gives up in some language, which may be another one than is spoken: whose own words are not made for that alone.
  static let givingUp = PhraseTable(words: [
    "cancel", "never mind", "nevermind", "forget it", "abbrechen", "vergiss es", "vergiss das",
    "cancela", "cancelar", "olvídalo", "déjalo", "annule", "annuler", "laisse tomber", "anuluj",
    "nieważne", "zapomnij", "delete", "löschen", "borrar", "supprimer", "usuń", "지워", "キャンセル",
    "やめて", "취소", "그만둬",
  ])

  private static let skinTones = ["", "🏻", "🏼", "🏽", "🏾", "🏿"]
}

/// What says in a language that a parameter is to have another value.
struct ChangeWords: Sendable {
  /// What stands before the parameter, `change`; without spaces it stands at the end, as a correction's does.
  let verbs: PhraseTable<Bool>
  /// What stands between the parameter and its value, `to`.
  let marks: PhraseTable<Bool>
  /// What the only day or time of a request is called, whatever its parameter is: `the time`.
  let moments: PhraseTable<Moment>

  /// What of a moment a word stands for.
  enum Moment: Hashable, Sendable {
    case day, time, either
  }

  /// - Parameters:
  ///   - days: What a day is called.
  ///   - times: What a time is called.
  ///   - moments: What may be either, or both.
  init(
    verbs: [String] = [], marks: [String], days: [String], times: [String], moments: [String] = []
  ) {
    (self.verbs, self.marks) = (PhraseTable(words: verbs), PhraseTable(words: marks))
    self.moments = PhraseTable([(days, .day), (times, .time), (moments, .either)])
  }
}

/// What the assistant says by itself.
enum AssistantPhrase: CaseIterable, Hashable, Sendable {
  /// A sentence that fits nothing.
  case notUnderstood
  /// A sentence of more words than are looked at.
  case tooLong
  /// What it can do, with examples; without any.
  case abilities, noAbilities
  /// An answer that fits no question.
  case notAnAnswer
  /// What was not understood of an answer: `%@` is a list of quotations.
  case ignored
  /// Another value, `%@`, than what was asked for.
  case noted
  /// What of a list, `%@`, somebody said no to.
  case leftOut
  /// A change, `%@`, that the app does without.
  case notNeeded
  /// Several values where there is room for one.
  case onlyOne
  /// How to get out of a question.
  case wayOut
  /// How to get out of one that somebody else keeps, who cannot begin anew.
  case leave
  /// Nothing is going on that could be cancelled.
  case nothingToCancel
  /// An answer where nothing was asked.
  case nothingAsked
  /// No question came before.
  case nothingBefore
  /// Whether to give up what is under way, `%@`, for something new.
  case drop
  /// Whether what was dictated, `%@`, is meant as it is, where it may as well be said to the assistant.
  case verbatim
  /// Whether what was dictated, `%@`, is meant for those people, `%@`, the last of whom may be of the text.
  case meantFor
  /// Whether to go on without words, `%@`, that say when, and that nothing has room for.
  case goOnWithout
  /// Whether to go on where words, `%@`, that say when stay in the title of what there is to do, and nobody is reminded.
  case onlyInTitle
  /// Somebody has no preference: the assistant has none either.
  case ownDecision
  /// Names like the one that was said: `%@` is a list of alternatives.
  case didYouMean
  /// Options, read out: `%@` is the list.
  case choices
  /// The user has not allowed it.
  case notAllowed
  /// Something in the app does not work.
  case failed
  /// What cannot be said goes on in the app, `%@`.
  case continueInApp
  /// An app has not answered yet.
  case stillAtWork
  /// It was done, and the app says nothing.
  case done
  /// The user takes their leave.
  case goodbye
  /// Words that somebody said; the last two of a list of alternatives.
  case quoted, alternative
}
