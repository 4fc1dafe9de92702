import IntentRuntime

/// A request with text that may as well be something else, of which the user was asked whether it is meant as it is; or
/// with a day that nothing has room for.
struct DoubtfulRequest {
  let request: OpenQuestion.Proposal
  let doubt: Doubt
  /// Whether money is sent.
  let pays: Bool

  /// What the user was asked about.
  enum Doubt {
    /// Text that may as well be something else.
    case wording(Recognition.PlainText)
    /// A day, a time or a condition that no parameter takes, and that would be left out.
    case unheard(String)
  }

  /// What is certain of the request: all but the text, and but what there is to do where that would be no more than when.
  var rest: IntentRequest {
    var request = request.recognition.request
    switch doubt {
    case .wording(let text): request.parameters[text.parameter] = nil
    case .unheard(let moment):
      request.parameters = request.parameters.filter { $0.value.spokenTexts != [moment] }
    }
    return request
  }

  /// What is to begin after a yes.
  var agreed: IntentRequest {
    if case .unheard = doubt { rest } else { request.recognition.request }
  }

  /// Whether nobody knows yet what is to be done, so that whatever is said may be that.
  var lacksTask: Bool { agreed.parameters.count < request.recognition.request.parameters.count }

  /// Whether a day in words stays in what there is to do, `call Coco on Monday or Tuesday`, of which nobody is reminded.
  var isOnlyInTitle: Bool {
    guard case .unheard(let moment) = doubt else { return false }
    return rest.parameters.values.contains { value in
      value.spokenTexts.contains { $0.contains(moment) }
    }
  }

  /// Whether it is the people before the text that are asked about as well.
  var isOfPeople: Bool {
    if case .wording(let text) = doubt { text.people != nil } else { false }
  }

  /// The request without the text, where that is dictated and so asked for; none where it would be carried out without,
  /// as a payment is without a note.
  var withoutText: IntentRequest? {
    if case .wording(let text) = doubt, text.isDictated, !pays { rest } else { nil }
  }
}

extension Conversation {
  /// Begins a request, after asking whether its text is meant word for word where it may as well be something else:
  /// `hello never mind`, `hello and remind me to buy milk`, `20 dollars`.
  func begin(_ request: OpenQuestion.Proposal) async -> ConversationReply {
    guard let doubtful = await doubtfulRequest(request) else {
      return await begin(
        request.recognition.request, app: request.app,
        without: UntakenWords(in: request.recognition, language: language))
    }
    if let open { await drop(open) }
    open = nil
    return ask(about: doubtful)
  }

  /// The request with its text, where that may as well be something else.
  func doubtfulRequest(_ request: OpenQuestion.Proposal) async -> DoubtfulRequest? {
    if let moment = request.recognition.unheard {
      return DoubtfulRequest(request: request, doubt: .unheard(moment), pays: false)
    }
    guard let text = request.recognition.plainText else { return nil }
    var paysSomebody = false
    for app in apps.indices where !paysSomebody {
      paysSomebody = await recognizer(of: app).intents.contains(where: \.takesMoney)
    }
    let recognizer = await recognizer(of: request.app)
    let names = await names(of: request.app)
    let doubtful = DoubtfulRequest(
      request: request, doubt: .wording(text),
      pays: recognizer.intent(of: request.recognition.request)?.takesMoney == true)
    // 'For 2 tickets', and a table 'for 2 adults and 2 kids', are no amounts.
    let mayBePaid =
      paysSomebody && !doubtful.pays
      && recognizer.intent(of: request.recognition.request)?.goesToPeople == true
    if recognizer.isDoubtful(text, names: names, paysSomebody: mayBePaid)
      || doubtful.pays && recognizer.saysAmount(text.text)
    {
      return doubtful
    }
    guard text.lead != .mark, text.isDictated || text.isListed else { return nil }
    // 'Call mom and text Coco' is what there is to do.
    if text.isListed, await self.request(in: text.text) != nil { return nil }
    // A title may go on with a request for anybody, 'jazz and call Coco'; what there is to do may have any words.
    let isTitle =
      !text.isDictated && !text.isList
      && recognizer.intent(of: request.recognition.request)?.isText(text.parameter) != true
    for other in recognizer.possibleRequests(in: text) {
      guard let found = await self.request(in: other) else { continue }
      if !found.recognition.namesStranger || isTitle
        || found.recognition.isUnderstood(knowing: names)
      {
        return doubtful
      }
    }
    return nil
  }

  private func ask(about doubtful: DoubtfulRequest) -> ConversationReply {
    doubtfulRequest = doubtful
    let (phrase, words, people): (AssistantPhrase, String, String) =
      switch doubtful.doubt {
      case .wording(let text):
        (text.people == nil ? .verbatim : .meantFor, text.text, text.people ?? "")
      case .unheard(let moment):
        (doubtful.isOnlyInTitle ? .onlyInTitle : .goOnWithout, moment, "")
      }
    var reply = ConversationReply(.question, rules.phrase(phrase, words, people))
    (reply.app, reply.request) = (apps[doubtful.request.app].name, doubtful.rest)
    reply.code = "\(phrase)"
    return reply
  }

  /// What comes of the answer to whether text is meant word for word.
  func settle(_ doubtful: DoubtfulRequest, by text: String) async -> ConversationReply {
    let (sentence, app) = (Sentence(text), doubtful.request.app)
    let recognition = doubtful.request.recognition
    let untaken = UntakenWords(in: recognition, language: language)
    doubtfulRequest = nil
    switch rules.verdict(in: sentence) {
    case .yes: return await begin(doubtful.agreed, app: app, without: untaken)
    case .no, .neither:
      // Who is meant is as open as the text.
      if !doubtful.isOfPeople, let request = doubtful.withoutText {
        return await begin(request, app: app, without: untaken)
      }
      return ConversationReply(.remark, speaker(app).cancelled)
    case .cancel, .bye, .greeting, .back, .startOver:
      return ConversationReply(.remark, speaker(app).cancelled)
    case .enough, .again, .help, .dontKnow, .listing: return ask(about: doubtful)
    case .indifferent:
      return ask(about: doubtful).preceded(by: rules.phrase(.ownDecision))
    // 'Go on' may be meant of the request, whatever its text.
    case nil where rules.agreesToGoOn(sentence):
      guard case .unheard = doubtful.doubt else { return ask(about: doubtful) }
      return await begin(doubtful.agreed, app: app, without: untaken)
    case nil: break
    }
    // 'No, pause my run'
    let no = rules.commands.match(sentence.words, at: 0).flatMap {
      $0.meaning == .no ? $0.end : nil
    }
    let rest = no.map { $0 < sentence.words.count ? sentence.rest(from: $0).text : text } ?? text
    if let moment = await inPlaceOfMoment(text, of: doubtful) { return await begin(moment) }
    if let request = await request(in: rest, asksOthers: true),
      !doubtful.lacksTask || request.recognition.namesApp
    {
      return await begin(request)
    }
    return ask(about: doubtful).preceded(by: rules.phrase(.notAnAnswer))
  }

  /// The request with a day or a time in place of the one that was asked about, `on Monday then`; none where something else is
  /// said, or nobody knows which words it takes the place of.
  private func inPlaceOfMoment(
    _ text: String, of doubtful: DoubtfulRequest
  ) async -> OpenQuestion.Proposal? {
    let recognizer = await recognizer(of: doubtful.request.app)
    guard case .unheard(let moment) = doubtful.doubt,
      let said = recognizer.momentAlone(in: rules.withoutCourtesy(Sentence(text)))
    else { return nil }
    if doubtful.request.recognition.keepsUnheard {
      return beside(moment: said, of: doubtful, recognizer)
    }
    guard
      recognizer.saysOnlyWhen(Sentence(moment)) || recognizer.isUnreadMoment(Sentence(moment)),
      // Of 'Monday or Tuesday at 5' the hour would be lost behind 'Tuesday'.
      recognizer.saysNoLess(said, than: Sentence(moment))
    else { return nil }
    let parts = doubtful.request.text.split(separator: moment, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    // 'On Monday' in place of 'Monday or Tuesday', behind another 'on'; without its own it is the same day, and 'in an hour' without
    // 'in' is no time.
    func meaning(_ words: Sentence) -> [String: JSONValue]? {
      recognizer.reader.moments(words, 0).first { $0.end == words.words.count && !$0.isGuess }?
        .components.values
    }
    let bare = said.words.count > 1 ? said.rest(from: 1) : said
    let answers = meaning(bare) == meaning(said) ? [said.text, bare.text] : [said.text]
    for before in [String(parts[0]), rules.withoutLead(parts[0])] {
      for answer in answers {
        guard let request = await request(in: before + answer + parts[1], asksOthers: true),
          request.recognition.request.intent == doubtful.rest.intent,
          request.recognition.unheard == nil
        else { continue }
        // It is to be heard, and no part of what there is to do, nor what led to the other.
        let values = request.recognition.request.parameters
        let texts = values.values.flatMap(\.spokenTexts)
        let said = rules.namesOfDays(in: Sentence(answer))
        let known = doubtful.rest.parameters
        if values.count > known.count || doubtful.lacksTask && values != known,
          !texts.contains(where: { text in
            rules.endsWithLead(text)
              || !rules.namesOfDays(in: Sentence(text)).isDisjoint(with: said)
          })
        {
          return request
        }
      }
    }
    return nil
  }

  /// The request with when somebody is to be reminded, where its title keeps what it says of time: `at 7`, of `the party is at 8`.
  private func beside(
    moment: Sentence, of doubtful: DoubtfulRequest, _ recognizer: Recognizer
  ) -> OpenQuestion.Proposal? {
    guard let trigger = recognizer.intent(of: doubtful.rest)?.trigger else { return nil }
    var recognition = doubtful.request.recognition
    // 'Tomorrow', at five
    let isDated = recognition.request.parameters[trigger] != nil
    let day = isDated ? recognition.uses.first { $0.parameter == trigger }?.text : nil
    // 'Tomorrow at 3' takes the place of 'at 4', and does not begin at four.
    let isReplaced = day.map { Sentence($0).saysAsMuch(as: moment, recognizer.reader) } ?? false
    let said = [isReplaced ? nil : day, moment.text].compactMap(\.self)
    let whole = Sentence(said.joined(separator: " "))
    let values = [whole, moment].lazy.compactMap { recognizer.trigger(in: $0) }
    guard let value = values.first else { return nil }
    recognition.request.parameters[trigger] = value
    recognition.unheard = nil
    let (app, text) = (doubtful.request.app, doubtful.request.text)
    return OpenQuestion.Proposal(app: app, text: text, recognition: recognition)
  }
}

extension LanguageRules {
  /// The words of a sentence that say days, months and parts of the day, `Monday`, `October`.
  fileprivate func namesOfDays(in sentence: Sentence) -> Set<UInt64> {
    let words = sentence.words
    return Set(
      words.indices.flatMap { index in
        let ends = [
          times.days.match(words, at: index)?.end, times.months.match(words, at: index)?.end,
          times.dayParts.match(words, at: index)?.end,
        ]
        return words[index..<(ends.compactMap(\.self).max() ?? index)].map(\.hash)
      })
  }

  /// What only leads to a day or a time, `on`, `the`.
  private var leads: [PhraseTable<Bool>] {
    [times.timeMarks, times.dayMarks, times.pastMarks, dialogue.fillers, spoken.personMarks]
  }

  /// Whether a text ends with what only leads to something.
  fileprivate func endsWithLead(_ text: String) -> Bool { startOfLead(Sentence(text)) != nil }

  private func startOfLead(_ sentence: Sentence) -> Int? {
    let words = sentence.words
    return
      (leads.map { $0.match(words, endingAt: words.count)?.start }
      + [articles.match(words, endingAt: words.count)?.start])
      .compactMap(\.self).min()
  }

  /// A text without what leads to a day or a time at its end.
  fileprivate func withoutLead(_ text: some StringProtocol) -> String {
    let sentence = Sentence(String(text))
    return startOfLead(sentence).map { "\(sentence.text(0..<$0)) " } ?? String(text)
  }
}

extension Sentence {
  /// Whether it and another moment both say a day, or both an hour.
  fileprivate func saysAsMuch(as other: Sentence, _ reader: ValueReader) -> Bool {
    let others = reader.moments(other, 0).filter { !$0.isGuess }.map(\.components)
    return reader.moments(self, 0).map(\.components).contains { moment in
      others.contains {
        moment.hour != nil && $0.hour != nil || moment.day != nil && $0.day != nil
      }
    }
  }
}
