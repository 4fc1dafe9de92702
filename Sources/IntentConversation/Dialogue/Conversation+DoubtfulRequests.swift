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
    /// A day in words that no parameter hears, and that would be left out.
    case unheard(String)
  }

  /// What is certain of the request: all but the text.
  var rest: IntentRequest {
    var request = request.recognition.request
    if case .wording(let text) = doubt { request.parameters[text.parameter] = nil }
    return request
  }

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
        on: KeptDayPart(in: request.recognition, language: language))
    }
    if let open { await drop(open) }
    open = nil
    return ask(about: doubtful)
  }

  /// The request with its text, where that may as well be something else.
  func doubtfulRequest(_ request: OpenQuestion.Proposal) async -> DoubtfulRequest? {
    if let moment = request.recognition.unheardMoment {
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
    let day = KeptDayPart(in: recognition, language: language)
    doubtfulRequest = nil
    switch rules.verdict(in: sentence) {
    case .yes: return await begin(recognition.request, app: app, on: day)
    case .no, .neither:
      // Who is meant is as open as the text.
      if !doubtful.isOfPeople, let request = doubtful.withoutText {
        return await begin(request, app: app, on: day)
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
      return await begin(recognition.request, app: app, on: day)
    case nil: break
    }
    // 'No, pause my run'
    let no = rules.commands.match(sentence.words, at: 0).flatMap {
      $0.meaning == .no ? $0.end : nil
    }
    let rest = no.map { $0 < sentence.words.count ? sentence.rest(from: $0).text : text } ?? text
    if let moment = await inPlaceOfMoment(rest, of: doubtful) { return await begin(moment) }
    if let request = await request(in: rest, asksOthers: true) { return await begin(request) }
    return ask(about: doubtful).preceded(by: rules.phrase(.notAnAnswer))
  }

  /// The request with a day or a time in place of the one that was asked about, `on Monday then`; none where something else is
  /// said.
  private func inPlaceOfMoment(
    _ text: String, of doubtful: DoubtfulRequest
  ) async -> OpenQuestion.Proposal? {
    let said = rules.withoutCourtesy(Sentence(text))
    let recognizer = await recognizer(of: doubtful.request.app)
    guard case .unheard(let moment) = doubtful.doubt,
      recognizer.reader.moments(said, 0).contains(where: { $0.end == said.words.count })
    else { return nil }
    // 'On Monday' in place of 'Monday or Tuesday', behind another 'on'.
    let texts =
      [said.text] + said.words.indices.dropFirst().prefix(1).map { said.rest(from: $0).text }
    for text in texts {
      let whole = doubtful.request.text.replacing(moment, with: text, maxReplacements: 1)
      guard let request = await request(in: whole, asksOthers: true),
        request.recognition.request.intent == doubtful.rest.intent,
        request.recognition.unheardMoment == nil
      else { continue }
      // It is to be heard, and no part of what there is to do.
      let values = request.recognition.request.parameters
      let isHeard = values.count > doubtful.rest.parameters.count
      if isHeard, !values.values.contains(where: { $0.spokenTexts.contains { $0.contains(text) } })
      {
        return request
      }
    }
    return nil
  }
}
