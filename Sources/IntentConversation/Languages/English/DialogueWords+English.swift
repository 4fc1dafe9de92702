extension DialogueWords {
  /// English.
  static let english = DialogueWords(
    commands: PhraseTable([
      (
        [
          "yes", "yeah", "yep", "sure", "ok", "okay", "please do", "do it", "right", "correct",
          "yes please", "go ahead", "yup", "yea", "yes sir", "yes ma'am", "absolutely",
          "definitely", "certainly", "of course", "exactly", "sure thing", "you bet", "sounds good",
          "that's right", "that's correct", "all right", "alright", "go for it", "sure why not",
          "okey dokey",
          "okie dokie",
          "do it now", "fine", "that's fine", "perfect", "sounds great", "works for me",
          "that is right",
          "that is correct", "that looks right", "looks right", "that looks good", "looks good",
          "looks great", "looks good to me", "sounds good to me", "good", "great", "that's good",
          "that's great", "all good", "very good",
          "yess",
          "i guess so", "i guess", "i suppose so", "i suppose", "i think so",
        ], .yes
      ),
      (
        [
          "no", "nope", "no thanks", "don't", "wrong", "no thank you", "nah", "naw", "no sir",
          "no ma'am",
          "no way", "not really", "absolutely not", "definitely not", "certainly not",
          "of course not", "i don't think so", "hell no", "heck no", "yeah right",
          "noo", "nooo", "not correct", "not right", "that is not correct", "that's not correct",
          "i'd rather not", "that's wrong", "not at all", "that's not right", "skip it",
          "skip that",
          "skip this", "do not", "never", "please don't", "please do not", "better not",
          "i guess not", "i suppose not", "i think not",
        ], .no
      ),
      (
        [
          "cancel", "stop", "never mind", "nevermind", "forget it", "cancel that", "cancel it",
          "leave it", "drop it", "quit", "exit", "abort", "stop it", "stop that", "stop this",
          "scrap it", "scrap that", "scratch it", "scratch that", "cancel this",
          "cancel everything", "cancel the message",
          "cancel my message", "cancel this message", "cancel that message", "drop that",
          "leave that", "abort that", "forget that", "forget this", "forget about it",
          "forget about that", "never mind that", "never mind it", "don't bother", "don't do it",
          "actually don't", "on second thought don't", "don't do that", "don't send it",
          "don't send that", "don't send", "don't send anything",
          "don't send the message", "do not send it", "do not send", "i changed my mind",
          "i've changed my mind", "changed my mind", "call it off", "not now", "let's not",
          "let us not", "let's not do it", "let's not do that", "don't send anything at all",
          "nvm", "i don't want to", "i don't want to anymore", "i don't want to any more",
          "don't text him", "don't text her", "don't text them", "don't message him",
          "don't message her", "don't message them", "don't write anything", "maybe later",
          "another time", "some other time",
        ] + notSending, .cancel
      ),
      (
        [
          "repeat", "repeat that", "again", "say that again", "what did you say", "pardon", "what",
          "wait", "not yet", "not just yet", "hold on", "hang on", "one moment", "just a moment",
          "one second",
          "a second",
          "wait a second", "wait a minute", "wait a moment", "hold on a second", "hang on a second",
          "just a second", "just a minute", "one sec", "just a sec",
          "give me a second", "give me a minute", "give me a moment", "let me think", "let me see",
          "let me think about it", "hmm let me think", "hold on a sec", "hold on a minute",
          "hang on a sec", "wait a sec", "not sure yet", "i'm not sure yet",
          "hm", "hmm", "uh", "uhm", "um", "er", "erm", "huh", "eh",

        ],
        .again
      ),
      (["what can you do", "help", "what can i say", "what can i do", "what do you know"], .help),
      (
        [
          "ok bye", "okay bye", "goodbye", "good bye", "thanks bye",
        ], .bye
      ),
      (
        ["that's all", "that is all", "that's it", "nothing else", "nothing more", "i'm done"],
        .enough
      ),
      (["bye", "bye bye", "see you", "see you later", "ciao"], .greeting),
      (["go back", "back", "undo", "undo that", "previous", "step back"], .back),
      (
        [
          "start over", "start again", "from the beginning", "begin again", "restart",
          "let's start over",
        ], .startOver
      ),
      (
        [
          "none", "neither", "neither one", "neither of them", "none of them", "none of these",
          "none of those", "not any of them", "nobody", "no one", "nothing", "none of the above",
          "not one of them", "someone else", "somebody else", "something else", "another one",
          "a different one", "none of the three", "neither of those", "neither of the two",
        ], .neither
      ),
      (
        [
          "i don't know", "i don't have it", "i don't have one", "i don't have that",
          "i don't remember", "i can't remember", "i forgot", "i forget",
          "don't know", "i don't know yet", "dunno", "i dunno", "no idea", "i have no idea",
          "i'm not sure", "not sure", "i'd rather not say", "i would rather not say",
          "i prefer not to say", "prefer not to say", "no comment",
        ], .dontKnow
      ),
      (
        [
          "whatever", "i don't care", "don't care", "i don't mind", "don't mind", "i do not mind",
          "i do not care", "either", "either one", "either of them", "either is fine", "any",
          "any one", "any of them", "any of those", "anyone", "any one of them", "any is fine",
          "whichever", "whichever one", "whichever you like", "whatever you like",
          "whatever you want", "doesn't matter", "it doesn't matter", "does not matter",
          "it does not matter", "no preference", "i have no preference", "all the same to me",
          "it's all the same to me", "it's all the same", "you choose", "you decide", "you pick",
          "you can choose", "you can decide", "up to you", "it's up to you", "surprise me",
          "one of them", "one of those", "one of these", "pick one", "choose one", "pick any",
          "just pick one", "pick one for me", "choose for me", "choose one for me", "random",
          "a random one", "the best one", "you tell me",
        ], .indifferent
      ),
      (
        [
          "what are my options", "what are the options", "what are my choices",
          "what are the choices", "what options are there", "what choices are there",
          "what options do i have", "what choices do i have", "what can i choose",
          "what can i choose from", "which ones are there", "which are there", "show me the list",
          "show me the options", "show me the choices", "show me the list again", "list them",
          "list them again", "list the options", "read them again", "read them out",
          "read me the options", "read me the list", "say the options again",
          "tell me the options", "who are they",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: ["not now", "not anymore", "not any more", "no longer"]),
    ironies: PhraseTable(words: [
      "oh great", "oh super", "oh fine", "oh perfect", "oh good", "just great",
      "just perfect", "just wonderful",
    ]),
    plainNo: PhraseTable(words: ["no", "nope", "nah", "naw"]),
    goingOn: PhraseTable(
      words: nods + [
        "go on", "go", "continue", "proceed", "carry on", "keep going", "let's go", "yes do",
        "you may go on", "confirm", "i confirm", "confirmed", "agreed", "i agree",
      ]),
    prohibitions: PhraseTable(
      words: ["don't", "do not", "never"].flatMap { never in
        ["cancel", "stop", "quit", "abort", "forget"].map { "\(never) \($0)" }
      }),
    interjections: PhraseTable(words: ["oh", "ooh", "ah", "ugh", "oops", "whoa", "hm"]),
    thoughts: PhraseTable(words: [
      "well", "so", "well so", "okay so", "ok so", "right", "now", "right then", "let's see",
      "let me see", "let me think",
    ]),
    fillers: PhraseTable(words: [
      "just", "only", "then", "too", "of them",
      "one", "ones",
      "to", "for", "with", "from", "by", "of", "in",
      "please", "um", "uh", "er", "uhm", "umm", "erm", "well", "i'd like", "i would like", "i want",
      "it's", "it is",
      "let's say", "make it", "that's", "thanks", "thank you",
    ]),
    negations: PhraseTable(words: [
      "not", "not to", "but", "except", "except for", "other than", "rather than", "apart from",
      "isn't", "don't", "dont", "excluding", "without", "never", "besides", "minus", "hardly",
      "instead of",
      "neither", "nor", "can't", "cannot", "can not", "couldn't", "won't", "wouldn't", "shouldn't",
      "doesn't", "didn't", "aren't", "wasn't",
    ]),
    opposites: PhraseTable(words: ["not", "without", "isn't", "isnt", "ain't", "wasn't"]),
    refusals: PhraseTable(words: ["no"]),
    declines: PhraseTable([(["no to"], true)]),
    comparisons: PhraseTable(words: [
      "less than", "more than", "fewer than", "at least", "at most", "not more than", "up to",
      "over", "under", "above", "below", "or more", "or less", "or fewer", "minimum", "maximum",
      "other than", "the one before", "the one after", "later than", "earlier than", "sooner than",
      "as late as", "as early as", "no later than",
    ]),
    tags: PhraseTable(words: [
      "right", "ok", "okay", "no", "yes", "correct", "huh", "eh", "isn't it",
    ]),
    alternatives: PhraseTable(words: ["or"]),
    leadIns: PhraseTable([
      (
        ["tell her", "tell him", "tell them", "let her know", "let him know", "let them know"], true
      ),
      (
        [
          "say", "to say", "just say", "write", "i want to say", "i'd like to say", "it should say",
          "the message is",
        ], false
      ),
    ]),
    denyingForms: ["non-"],
    requests: PhraseTable([
      (
        ["reminder", "reminders", "task", "tasks", "item", "alarm", "alert", "notification"],
        ["task", "reminder"]
      ),
      (["list"], ["list", "task"]), (["order"], ["order", "ride"]),
      (["payment"], ["pay", "money", "transfer"]),
      (["transfer"], ["transfer", "pay", "money"]),
      (["reservation", "booking"], ["reserv", "book", "ride"]),
      (["request"], [""]), (["note"], ["note"]), (["flight", "flights"], ["flight"]),
      (["ride", "taxi", "cab", "uber", "lyft"], ["ride"]),
      (["call"], ["call"]),
    ]),
    exclamations: PhraseTable(words: [
      "ouch", "god", "my god", "oh god", "fuck", "damn", "damn it", "dammit", "shit", "crap",
      "dang", "darn", "gosh", "jeez", "argh",
    ]),
    namings: PhraseTable(words: [
      "call it", "call this", "call that", "call the list", "name it", "name this", "title it",
      "it's called", "it is called", "its called", "let's call it", "let's name it", "i'd call it",
      "the name is", "the list is called", "the list should be called", "the name of the list is",
    ]),
    doing: PhraseTable([
      (["call it off", "scrap it", "scrap that", "drop it"], ["cancel"]),
      (["book it"], ["book", "order"]),
      (["order it"], ["order", "book", "buy"]),
      (["buy it"], ["buy", "order"]),
      (["pay it"], ["pay"]), (["send it"], ["send", "pay", "transfer", "share"]),
    ]),
    objects: PhraseTable(words: ["it", "this", "that", "them"]),
    verbDenials: PhraseTable(words: ["don't", "do not", "dont"]),
    speakers: PhraseTable(words: ["i", "we", "he", "she", "they"]),
    replacements: PhraseTable(words: ["instead of", "rather than", "in place of"]),
    correctionEndings: PhraseTable(words: ["instead", "rather"] + meantInEnglish),
    changes: ChangeWords(
      verbs: ["change", "set", "switch", "move", "make"],
      marks: ["to", "into", "should be", "has to be", "must be"],
      days: ["day", "date"], times: ["time", "hour"], moments: ["date and time", "day and time"]),
    suiting: PhraseTable(words: [
      "works", "would work", "might work", "could work", "should work", "fits", "suits",
      "looks good", "seems", "sharp", "or so", "ish", "maybe",
      "perhaps", "probably", "though", "ideally", "preferably", "hopefully", "if possible",
      "sounds",
      "looks", "this month",
    ]),
    contrasts: PhraseTable(words: ["but", "but rather"]),
    additions: PhraseTable(words: [
      "also", "and", "i also need", "we also need", "i also want", "don't forget", "we need also",
      "one more thing", "and also", "oh and", "plus", "add", "also add", "and add", "put in",
      "include", "as well as", "along with", "together with", "and to", "also to",
    ]),
    additionEndings: PhraseTable(words: [
      "too", "as well", "also", "in addition", "to it", "to the list", "to that", "to them",
    ]),
    inseparable: PhraseTable([]),
    removals: PhraseTable(
      words: [
        "remove", "take out", "take off", "take away", "leave out", "leave off", "drop", "skip",
        "delete", "erase", "discard", "cross off", "cross out", "scratch", "strike", "get rid of",
        "lose",
        "forget", "forget about", "without", "minus", "we don't need", "i don't need", "don't need",
        "don't add", "don't want", "i don't want",
      ]
        + ["off", "from", "off of", "out of"].flatMap { mark in
          ["the list", "my list", "our list", "this list", "that list", "it"].map {
            "\(mark) \($0)"
          }
        }),
    removingVerbs: PhraseTable(words: [
      "take", "get", "cross", "leave", "pull", "kick", "knock", "throw", "cut", "move",
    ]),
    removalEndings: PhraseTable(words: ["off", "out", "away"]),
    exclusives: PhraseTable(words: [
      "only", "just", "nothing but", "only the", "just the", "i only need", "i just need",
      "we only need", "we just need", "i only want", "i just want", "alone",
    ]),
    literally: PhraseTable(words: [
      "word for word", "literally", "as it is", "exactly", "exactly like that", "just like that",
      "that's the text", "that's my text", "that's the message", "yes word for word", "send it",
      "just send it", "send that", "send it as it is", "take it", "as is", "verbatim",
      "as i said it", "as i said", "exactly as i said it", "exactly as i said", "that is the text",
    ]),
    wrongPeople: PhraseTable(words: [
      "wrong number", "my mistake", "i made a mistake", "that was a mistake",
      "wrong person", "the wrong person", "that's the wrong person", "wrong name", "wrong one",
      "the wrong one", "that's the wrong one", "wrong contact", "the wrong contact", "not her",
      "not him",
      "i picked the wrong person", "i chose the wrong person", "i picked the wrong one",
    ]),
    textRefusals: .english,
    choices: .english,
    words: englishWords
  )

  /// What says, before or behind a value, that this is the one that is meant.
  static let meantInEnglish = ["i mean", "i meant", "i said"]

  /// What is said to have nothing sent: `do not send anything`, `I don't want to send it anymore`.
  private static let notSending: [String] = {
    let sending = [
      "send", "send it", "send that", "send this", "send anything", "send a message",
      "send any message", "send the message", "send this message", "write a message",
    ]
    let wishes = ["i don't want to", "i do not want to", "i no longer want to"]
    let ends = ["", " anymore", " any more", " after all", " now"]
    return ["don't", "do not"].flatMap { never in sending.map { "\(never) \($0)" } }
      + wishes.flatMap { wish in
        sending.flatMap { send in ends.map { "\(wish) \(send)\($0)" } }
      }
  }()

  private static func englishWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .tooLong: "That is too long for me. Please say it in fewer words."
    case .notUnderstood: "I did not understand that."
    case .abilities: "You can say: %@"
    case .noAbilities: "I know no example of what you can say."
    case .notAnAnswer: "I did not understand that."
    case .nothingToCancel: "There is nothing to cancel."
    case .choices: "You can choose %@."
    case .notAllowed: "You have not allowed %@ to do that."
    case .failed: "Something went wrong."
    case .done: "Done."
    case .nothingAsked: "I asked nothing."
    case .goodbye: "Goodbye."
    case .ignored: "I did not understand %@."
    case .wayOut: "You can say “cancel” to drop this, or “start over”."
    case .leave: "You can say “cancel” to drop this."
    case .noted: "Noted: %@."
    case .leftOut: "All right, without %@."
    case .notNeeded: "%@ is not needed here."
    case .onlyOne: "I can take only one."
    case .drop: "Shall I drop “%@”?"
    case .verbatim: "Shall I take “%@” word for word?"
    case .meantFor: "Is “%@” meant for %@?"
    case .goOnWithout: "I cannot take “%@” into account. Shall I go on without it?"
    case .onlyInTitle: "I can only note “%@” in the title, not remind you of it. Shall I go on?"
    case .ownDecision: "That is for you to decide."
    case .didYouMean: "Did you mean %@?"
    case .nothingBefore: "There is nothing to go back to."
    case .continueInApp: "Go on in %@."
    case .quoted: "“%@”"
    case .alternative: "%@ or %@"
    case .stillAtWork: "This takes a moment."
    }
  }
}
