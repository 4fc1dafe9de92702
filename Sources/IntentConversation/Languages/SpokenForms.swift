/// How a language is spoken rather than written: what may be left out, and what is contracted.
final class SpokenForms: Sendable {
  /// What may stand in front of a request without meaning anything, `can you`.
  let openings: PhraseTable<Bool>
  /// What may stand anywhere without meaning anything, `please`, `um`.
  let fillers: PhraseTable<Bool>
  /// What may stand at either end of a sentence without meaning anything, and within it is what somebody speaks
  /// of: `thank you`, of `thank you cards`, `if possible`.
  let courtesies: PhraseTable<Bool>
  /// What says how something is to be done, and changes nothing in what is done: at once, as everything is, or once more;
  /// within a text it is what somebody says; and whether it is no more than at once, `now`, rather than `again`, with which
  /// titles end as well.
  let adverbs: PhraseTable<Bool>
  /// Words that are no part of a name, `I`, `that`, `will`: where a free name meets free text, they
  /// are of the text.
  let functionWords: PhraseTable<Bool>
  /// Those of them that somebody is called, too: `Will`.
  let firstNames: PhraseTable<Bool>
  /// What a street may be called before a date that names it, `calle` of `calle 2 de Mayo`.
  let streets: PhraseTable<Bool>
  /// Those of them that ask for something, `who`: behind one of them a sentence may end with what else goes on with
  /// what is said, `ask who it is`.
  let questionWords: PhraseTable<Bool>
  /// What announces dictated words, wherever it stands: `saying`, `que diga`.
  let textMarks: PhraseTable<Bool>
  /// What leads to a clause, `that`, and whether none of its letters has a mark: `que` is not `qué`. A text that begins
  /// with when to send it has it behind that.
  let clauseStarts: PhraseTable<Bool>
  /// What leads to what is asked of somebody, `if`, or stands behind it, `か`: without it the same words say so.
  let questionClauses: PhraseTable<Bool>
  /// What leads to what somebody is to hear of, `about`, and to no words for them.
  let topicMarks: PhraseTable<Bool>
  /// What begins with a word that leads to a text or to another value, and leads to none: `to be honest`, `at once`.
  let idioms: PhraseTable<Bool>
  /// What a clause begins with that says when or why, and no name has: ``conditions``, and `because`.
  let conjunctions: PhraseTable<Bool>
  /// What leads to when something is to be and when it is not, behind a day or a time: `if`, `unless`.
  let conditions: PhraseTable<Bool>
  /// What another request begins with behind somebody who is named, `say` of `call mom and say hello`.
  let requestVerbs: PhraseTable<Bool>
  /// What points to something else that was said or shown, and is no text by itself: `it`, `the same message`.
  let pointers: PhraseTable<Bool>
  /// What points at a noun behind it, where no space parts words: 「この」.
  let determiners: PhraseTable<Bool>
  /// What goes on with what is said of what stands before it, so that no text ends with it before a time: `is`, of
  /// `dinner is at 8`, `closes`.
  let copulas: PhraseTable<Bool>
  /// What says something of a word that points to what was said before, and stands right behind it, where such a word leads to
  /// clauses as well: ``copulas``, and `works`, of `that works`.
  let predicates: PhraseTable<Bool>
  /// What leads to whom something is sent to: `to`, `an`.
  let personMarks: PhraseTable<Bool>
  /// What stands behind whom something is sent to, where no word leads to them: 「に」.
  let recipientMarks: PhraseTable<Bool>
  /// What stands behind the particle of a value and says that it is one more, or the only one: `도` of `코코한테도`.
  let focusParticles: PhraseTable<Bool>
  /// What goes on with the value before it, and begins nothing else, `and`, `or`, `but`; and whether none of its letters
  /// has a mark: `ou` is not `où`.
  let continuations: PhraseTable<Bool>
  /// What stands in names and alone names nobody: `little`, `aunt`, `de`.
  let epithets: PhraseTable<Bool>
  /// What leads to whose somebody or something is: `of`.
  let ownerMarks: PhraseTable<Bool>
  /// What leads to what money is paid for: `for`, `za`.
  let purposeMarks: PhraseTable<Bool>
  /// What somebody is called by who they are to the user, which is all of a name: `mom`, `papa`.
  let relations: PhraseTable<Bool>
  /// What stands behind the name of somebody to honor them, where no space parts words: 「さん」.
  let honorifics: PhraseTable<Bool>
  /// What calls somebody with the title behind it, and nobody without: `お母` of `お母さん`.
  let honored: PhraseTable<Bool>
  /// What the number behind it tells apart from others of its kind, so that it is no time: `chapter` 3.
  let numbered: PhraseTable<Bool>
  /// What stands before the service that something is sent by: `on`, `via`.
  let channelMarks: PhraseTable<Bool>
  /// What says of the value behind it that it is not what is meant, or not all: `not`, `less than`, `every`.
  let qualifiers: PhraseTable<Bool>
  /// What says of the amount behind it that it is not all or not sure, and is no part of a name: `roughly`, `half of`.
  let approximations: PhraseTable<Bool>
  /// What takes back what is named behind it, where the same is named before: `at five, not six`.
  let retractions: PhraseTable<Bool>
  /// What takes back the day or the time before it for the one behind it, besides the words that corrections
  /// begin with: `no wait`, `enfin`.
  let secondThoughts: PhraseTable<Bool>
  /// What says that something else comes behind what was said, `then`.
  let sequels: PhraseTable<Bool>
  /// What denies the verb before it, so that no text begins with it, and whether it does: `nicht`, `pas`.
  let denials: PhraseTable<Bool>
  /// Whether there is any such word.
  let deniesVerbs: Bool
  /// Whether any noun is written with a capital letter, so that none of them tells a name.
  let capitalizesNouns: Bool
  /// What stands between a verb and what it is about, so that what is behind denies something else: `daran`.
  let clauseMarks: PhraseTable<Bool>
  /// What asks in one word to be reminded: `recuérdame`.
  let reminders: PhraseTable<Bool>
  /// What leads to what there is to do, where that is asked for: `d'` of `d'acheter du lait`.
  let taskMarks: PhraseTable<Bool>
  /// Endings of verbs behind that: of those that it leads to, if it leads to a verb, of `d'acheter` and not of `d'abord`; and of those
  /// that it is a part of, of `daran denken`.
  let taskEndings: (verbs: [String], own: [String])
  /// What stands behind words that are quoted, where the end of it alone is no part of them: `라고`.
  let quotations: PhraseTable<Bool>
  /// What stands behind an apostrophe and is no word by itself, `s` of `that's`.
  let contractionEndings: PhraseTable<Bool>
  /// What sentences end with that are quoted word for word, with no mark before what quotes them: `요`.
  let sentenceEndings: PhraseTable<Bool>
  /// What quotes a sentence behind one of the words that such a sentence ends with, 「고」 of `간다고`, and ends a noun behind any other,
  /// `광고`.
  let quotingParticles, quotableEndings: PhraseTable<Bool>
  /// What is said while somebody thinks again, and takes back what is before it where a name, a day or a time stands on
  /// both sides of it: `er`, `wait`.
  let hesitations: PhraseTable<Bool>
  /// What a verb ends with behind which something else is to be done, 「て」, `고`, and whether nothing else stands there, 「てから」.
  let verbJoiners: PhraseTable<Bool>
  /// Words that end as though they were joined with others, and are not: `사랑`.
  let jointlikes: PhraseTable<Bool>
  /// What asks, at the end of a question, whether something was or is to be done, and not for it: `끝냈어?`, `빼?`
  let doneEndings: PhraseTable<Bool>
  /// Ways of saying the same, in words: `what is`, `what s`, `whats`.
  private let contractions: PhraseTable<[[UInt64]]>

  init(
    openings: [String] = [],
    fillers: [String] = [],
    courtesies: [String] = [],
    adverbs: [(phrases: [String], meaning: Bool)] = [],
    functionWords: [String] = [],
    firstNames: [String] = [],
    streets: [String] = [],
    questionWords: [String] = [],
    textMarks: [String] = [],
    clauseStarts: [String] = [],
    questionClauses: [String] = [],
    topicMarks: [String] = [],
    idioms: [String] = [],
    conditions: [String] = [],
    conjunctions: [String] = [],
    requestVerbs: [String] = [],
    pointers: [String] = [],
    determiners: [String] = [],
    contractionEndings: [String] = [],
    copulas: [String] = [],
    predicates: [String] = [],
    continuations: [String] = [],
    qualifiers: [String] = [],
    approximations: [String] = [],
    epithets: [String] = [],
    ownerMarks: [String] = [],
    purposeMarks: [String] = [],
    relations: [String] = [],
    honorifics: [String] = [],
    honored: [String] = [],
    numbered: [String] = [],
    channelMarks: [String] = [],
    personMarks: [String] = [],
    recipientMarks: [String] = [],
    focusParticles: [String] = [],
    retractions: [String] = [],
    quotations: [String] = [],
    sentenceEndings: [String] = [],
    quoting: (particles: [String], endings: [String]) = ([], []),
    secondThoughts: [String] = [],
    hesitations: [String] = [],
    sequels: [String] = [],
    denials: [(phrases: [String], meaning: Bool)] = [],
    clauseMarks: [String] = [],
    reminders: [String] = [],
    taskMarks: [String] = [], taskEndings: (verbs: [String], own: [String]) = ([], []),
    verbJoiners: [(phrases: [String], meaning: Bool)] = [],
    jointlikes: [String] = [],
    doneEndings: [String] = [],
    capitalizesNouns: Bool = false,
    contractions: [[String]] = []
  ) {
    self.openings = PhraseTable(words: openings)
    self.fillers = PhraseTable(words: fillers)
    self.courtesies = PhraseTable(words: courtesies)
    self.adverbs = PhraseTable(adverbs)
    self.functionWords = PhraseTable(words: functionWords + questionWords)
    self.firstNames = PhraseTable(words: firstNames)
    self.streets = PhraseTable(words: streets)
    self.questionWords = PhraseTable(words: questionWords)
    self.textMarks = PhraseTable(words: textMarks)
    self.clauseStarts = PhraseTable(spelled: clauseStarts)
    self.questionClauses = PhraseTable(spelled: questionClauses)
    self.topicMarks = PhraseTable(words: topicMarks)
    self.idioms = PhraseTable(words: idioms)
    self.requestVerbs = PhraseTable(words: requestVerbs)
    self.conditions = PhraseTable(words: conditions)
    self.conjunctions = PhraseTable(words: conditions + conjunctions)
    self.pointers = PhraseTable(words: pointers)
    self.copulas = PhraseTable(words: copulas)
    self.predicates = PhraseTable(words: predicates.isEmpty ? [] : copulas + predicates)
    self.channelMarks = PhraseTable(words: channelMarks)
    self.personMarks = PhraseTable(words: personMarks)
    self.recipientMarks = PhraseTable(words: recipientMarks)
    self.focusParticles = PhraseTable(words: focusParticles)
    // Somewhere else is no text either: what is to be sent by another service is not sent by this one.
    let channels = channelMarks.flatMap { mark in Self.services.map { "\(mark) \($0)" } }
    self.continuations = PhraseTable(spelled: continuations + channels + ["+"])
    self.qualifiers = PhraseTable(words: qualifiers)
    self.approximations = PhraseTable(words: approximations)
    self.epithets = PhraseTable(words: epithets)
    self.ownerMarks = PhraseTable(words: ownerMarks)
    self.purposeMarks = PhraseTable(words: purposeMarks)
    self.relations = PhraseTable(words: relations)
    self.honorifics = PhraseTable(words: honorifics)
    self.honored = PhraseTable(words: honored)
    self.numbered = PhraseTable(words: numbered)
    self.retractions = PhraseTable(words: retractions)
    self.contractionEndings = PhraseTable(words: contractionEndings)
    self.determiners = PhraseTable(words: determiners)
    self.quotations = PhraseTable(words: quotations)
    quotingParticles = PhraseTable(words: quoting.particles)
    quotableEndings = PhraseTable(words: quoting.endings)
    self.sentenceEndings = PhraseTable(words: sentenceEndings)
    self.secondThoughts = PhraseTable(words: secondThoughts)
    self.hesitations = PhraseTable(words: hesitations)
    self.sequels = PhraseTable(words: sequels)
    self.denials = PhraseTable(denials)
    deniesVerbs = !denials.isEmpty
    self.capitalizesNouns = capitalizesNouns
    self.clauseMarks = PhraseTable(words: clauseMarks)
    self.reminders = PhraseTable(words: reminders)
    self.taskMarks = PhraseTable(words: taskMarks)
    self.taskEndings = taskEndings
    self.verbJoiners = PhraseTable(verbJoiners)
    self.jointlikes = PhraseTable(words: jointlikes)
    self.doneEndings = PhraseTable(words: doneEndings)
    self.contractions = PhraseTable(
      contractions.map { forms in (forms, forms.map { Sentence($0).words.map(\.hash) }) })
  }

  /// Services that people send messages by.
  private static let services = [
    "WhatsApp", "Whats App", "Messenger", "Facebook", "Facebook Messenger", "Telegram", "Signal",
    "Instagram", "Snapchat", "Slack", "Skype", "Discord", "Viber", "WeChat", "iMessage", "Threema",
  ]

  /// What else may be said for some words of a text.
  func otherForms(of sentence: Sentence) -> [(words: Range<Int>, hashes: [UInt64])] {
    var found: [(words: Range<Int>, hashes: [UInt64])] = []
    for start in sentence.words.indices {
      if let joined = sentence.withoutApostrophe(at: start) {
        found.append((start..<(start + 2), [joined]))
      }
      if let match = contractions.match(sentence.words, at: start) {
        let own = sentence.words[start..<match.end].map(\.hash)
        for form in match.meaning where form != own && !form.isEmpty {
          found.append((start..<match.end, form))
        }
      }
    }
    return found
  }
}

extension Sentence {
  /// The hash of two words as one, where nothing but an apostrophe is between them: `whats`.
  fileprivate func withoutApostrophe(at index: Int) -> UInt64? {
    guard words.indices.contains(index + 1) else { return nil }
    let between = text(from: Int(words[index].end), to: Int(words[index + 1].start))
    guard between == "'" || between == "’" else { return nil }
    let joined = Sentence(text(index..<(index + 1)) + text((index + 1)..<(index + 2))).words
    return joined.count == 1 ? joined[0].hash : nil
  }
}
