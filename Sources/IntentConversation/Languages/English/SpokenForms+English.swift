extension SpokenForms {
  /// English.
  static let english = SpokenForms(
    openings: [
      "can you", "could you", "would you", "will you", "can u", "could u", "can i get you to",
      "i want you to", "i need you to", "i would like you to", "i'd like you to", "i want to",
      "i'd like to", "i would like to", "i need to", "i wanna", "i wish to", "let's", "lets",
      "go ahead and", "help me", "you can", "do me a favor and", "can you do me a favor and",
      "would you mind", "can we", "may i", "can i", "could i", "hey", "hi", "hello", "ok", "okay",
      "so", "well", "and", "now", "actually", "wait", "no wait", "hold on", "alexa", "hey google",
      "ok google", "cortana",
      "we want to", "be sure to", "make sure to",
      "make sure you", "try to", "could we", "may we", "is it possible to", "please can you",
    ],
    fillers: [
      "please", "pls", "plz", "um", "uh", "er", "uhm", "umm", "erm", "hmm", "kindly", "for me",
      "just", "right now",
      "real quick", "if you can", "if you could", "would you",
    ],
    courtesies: [
      "thanks", "thank you", "many thanks", "thanks a lot", "thank you very much", "and thank you",
      "and thanks", "if you don't mind", "if you dont mind", "if you would", "if possible",
      "if that's ok", "if that's okay", "if that is ok", "if it's not too much trouble",
      "when you get a chance", "when you have a moment", "will you", "would you", "can you",
    ],
    adverbs: [
      (
        [
          "now", "right now", "right away", "straight away", "immediately", "at once", "asap",
          "this minute", "this instant", "as soon as possible", "quickly",
        ], true
      ),
      (["again", "once again"], false),
    ],
    functionWords: [
      "i", "me", "us", "you", "he", "she", "it", "we", "they", "im", "ill", "ive", "id", "is",
      "are",
      "am",
      "was", "were", "be", "can", "could", "will", "would", "should", "do", "does", "did", "have",
      "has", "had", "don't", "dont", "that", "this",
      "there", "if", "not", "please", "let", "let's", "your", "it's", "thanks", "hello", "hey",
      "hi",
      "but", "because", "so", "to", "for", "on", "at", "in", "about", "with", "by", "from",
      "saying",
      "asking", "telling", "everything", "something",
    ],
    firstNames: ["will"],
    questionWords: ["what", "when", "where", "why", "how", "who", "whose", "which"],
    textMarks: [
      "saying", "that says", "which says", "that reads", "which reads", "with the message",
      "with the text", "with the words", "with the content", "with the note",
    ],
    clauseStarts: ["that"],
    questionClauses: ["if", "whether"],
    topicMarks: ["about", "regarding", "concerning"],
    idioms: [
      "at once", "at least", "at most", "at all", "at any time", "at any cost", "at all costs",
      "at the earliest", "at the latest", "at last", "at first", "at lunch", "at lunchtime",
      "at dinner", "at night", "at your convenience", "at your earliest", "at the same time",
      "in a hurry", "in time", "on time", "for now", "for free", "for sure", "for once", "for good",
      "for example", "for the moment", "for real", "for nothing", "from now on", "to nobody",
      "to no one", "to all", "to everything", "to everyone", "to everybody", "to someone else",
      "to somebody else", "to both",
      "to my surprise", "to our surprise", "to hell with", "that one is", "that one was",
      "that one has", "that way", "that day", "that said", "that being said", "about to",
    ]
      // 'Tell Coco to be honest' is what she is to be.
      + [
        "to be honest", "to be fair", "to be clear", "to be frank", "to be sure", "to be safe",
        "to be precise", "to tell you the truth", "to tell the truth", "to start with",
        "to begin with", "to sum up", "about time",
      ].flatMap { opening in
        [
          "I", "we", "you", "it", "that", "this", "there", "he", "she", "they", "its", "Im", "Id",
          "Ive", "Ill",
        ].map { "\(opening) \($0)" }
      },
    conditions: [
      "if", "unless", "when", "whenever", "as long as", "so long as", "provided", "assuming",
      "in case", "only if", "only when", "but only", "except if", "except when",
    ],
    conjunctions: [
      "because", "while", "once", "as soon as", "until", "till", "otherwise", "it's", "it is",
      "since", "though", "although", "even though", "so that", "now that", "before i", "after i",
    ],
    requestVerbs: [
      "say", "tell", "ask", "wish", "turn", "put", "order", "send", "text", "remind", "play",
      "set", "start", "see", "let", "find", "check", "book", "buy", "make", "add", "open", "stop",
      "mute",
    ],
    pointers: [
      "it", "this", "that", "them", "these", "those", "this one", "that one", "the same", "next",
      "the next", "previous", "the previous", "last", "the last", "another", "the same thing",
      "the same message", "the same text", "this message", "that message", "the message",
      "my message", "my last message", "the last message",
    ],
    contractionEndings: ["s", "ll", "d", "re", "ve", "m", "t"],
    copulas: [
      "is", "are", "was", "were", "will be", "'s", "'re", "opens", "closes", "starts", "begins",
      "finishes", "departs", "arrives",
    ],
    predicates: [
      "works", "worked", "sounds", "sounded", "looks", "looked", "seems", "seemed",
      "makes", "made", "means", "meant", "feels", "felt", "hurts", "hurt", "helps", "helped",
      "happens", "happened", "depends", "sucks", "sucked", "went", "would", "will", "can", "could",
      "should", "might", "may", "must", "does", "did", "has", "had", "isn't", "isnt", "wasn't",
      "wasnt", "doesn't", "doesnt", "didn't", "didnt", "won't", "wont", "can't", "cant", "wouldn't",
      "couldn't", "shouldn't",
    ],
    continuations: [
      "and", "or", "nor", "but", "plus", "except", "except for", "as well as", "together with",
      "along with", "and also", "instead of", "rather than",
    ],
    qualifiers: [
      "no", "not", "without", "never", "neither", "less than", "fewer than", "more than",
      "greater than", "at least", "at most", "no more than", "not more than", "no less than",
      "no fewer than", "every", "each", "instead of", "rather than", "except",
    ],
    approximations: [
      "about", "around", "roughly", "approximately", "almost", "nearly", "maybe", "perhaps",
      "up to", "over", "under", "another", "only", "exactly", "double", "twice", "half",
      "half of", "a third of", "the rest of", "part of",
    ],
    epithets: [
      "little", "big", "great", "grand", "old", "young", "jr", "sr", "mr", "mrs", "ms", "miss",
      "mister", "dr", "sir", "saint", "st", "of", "and", "de", "la", "van", "von",
      "in law",
    ],
    ownerMarks: ["of"],
    purposeMarks: ["for"],
    relations: ["mom", "mum", "mommy", "mummy", "dad", "daddy"],
    numbered: [
      "chapter", "chapters", "page", "pages", "room", "number", "lesson", "episode", "level",
      "step", "exercise", "part", "unit", "season", "gate", "question", "act", "verse",
      "volume", "book", "section", "line", "lines", "bus", "platform", "track", "version",
      "grade", "floor", "building", "apartment", "terminal", "stage", "phase", "task", "item",
      "problem", "paragraph",
    ],
    channelMarks: ["on", "in", "via", "using", "over", "through", "with", "from", "off"],
    personMarks: ["to"],
    retractions: ["not", "and not", "instead of", "rather than", "as opposed to"],
    secondThoughts: [
      "no wait", "wait no", "or rather", "oh no", "no sorry", "scratch that", "i mean no", "uh no",
      "no no", "make that",
    ],
    hesitations: [
      "er", "uh", "um", "umm", "oops", "wait", "hold on", "hang on", "sorry", "hmm", "uhm", "erm",
    ],
    sequels: ["then", "also", "after that", "afterwards"],
    taskMarks: ["to"],
    contractions: [
      ["what is", "what's", "whats"], ["who is", "who's", "whos"],
      ["where is", "where's", "wheres"],
      ["how is", "how's", "hows"], ["that is", "that's", "thats"], ["it is", "it's", "its"],
      ["i am", "i'm", "im"], ["i will", "i'll", "ill"], ["i would", "i'd", "id"],
      ["i have", "i've", "ive"], ["do not", "don't", "dont"], ["does not", "doesn't", "doesnt"],
      ["can not", "cannot", "can't", "cant"], ["will not", "won't", "wont"],
      ["did not", "didn't", "didnt"], ["is not", "isn't", "isnt"], ["are not", "aren't", "arent"],
      ["what are", "what're"], ["let us", "let's", "lets"], ["want to", "wanna"],
      ["going to", "gonna"], ["got to", "gotta"], ["you are", "you're", "youre"],
      ["we are", "we're"], ["they are", "they're", "theyre"],
    ]
  )
}
