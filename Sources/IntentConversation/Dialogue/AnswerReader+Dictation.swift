import IntentRuntime

/// What is said where any words are an answer, and may correct something else, or end the request.
extension AnswerReader {
  /// Free text as it was said, unless it corrects something else: `no, I mean Coco`.
  ///
  /// - Parameter isNegated: Whether something in it is denied, which may be all of what it would correct.
  func dictation(
    _ sentence: Sentence, of question: ParameterQuestion, isNegated: Bool = false
  ) -> Reading {
    let text = value(sentence, of: question)
    guard case .answer(let asSaid, _, _) = text else { return text }
    if let code = namedCode(sentence, of: question) { return .answer(.value(.string(code))) }
    // 'Wait, no, Little Bobo'
    if let rest = noBehindWaiting(sentence) {
      switch dictation(rest, of: question, isNegated: isNegated) {
      case .answer(.change, _, _) where corrected(rest).contains(where: \.isExplicit):
        break
      case .answer(.change(let name, let value), _, _),
        .ambiguous(_, orElse: .answer(.change(let name, let value), _, _)):
        return .ambiguous(asSaid, orElse: .answer(.change(parameter: name, value: value)))
      default: break
      }
    }
    if recognizer.shared.takesBack(sentence, evenWhole: true) || declines(sentence)
      || beginsWithCancel(sentence)
      || DialogueWords.givingUp.match(sentence.words, at: 0)?.end == sentence.words.count
    {
      return .ambiguous(asSaid, orElse: .command(.cancel))
    }
    if let change = wrongPerson(sentence) {
      return .ambiguous(asSaid, orElse: .answer(change.answer))
    }
    if isNoAlone(sentence) {
      return .ambiguous(asSaid, orElse: .command(.again))
    }
    if takesOutAll(sentence) || cancelsRequest(sentence) {
      return .ambiguous(asSaid, orElse: .command(.cancel))
    }
    // 'Later' may be said to the assistant.
    let isVague =
      recognizer.rules.times.vagueTimes.match(sentence.words, at: 0)?.end == sentence.words.count
    if isVague || isToldToAnother(sentence) || saysWhenToSend(sentence) || asksBack(sentence) {
      return .ambiguous(asSaid, orElse: .command(.again))
    }
    if let other = chosenOtherwise(sentence, besides: question) {
      return .ambiguous(asSaid, orElse: .answer(other.answer))
    }
    let denied = isNegated ? nil : denial(sentence, besides: question.parameter)
    if let change = denied ?? addition(sentence, besides: question.parameter) {
      return .ambiguous(asSaid, orElse: .answer(change.answer))
    }
    guard !isNegated, !beginsWithNegation(sentence),
      let change = understoodChange(in: sentence, besides: question.parameter)
    else {
      let meant =
        passedOnAlone(sentence, of: question)
        ?? orOtherPeople(text, sentence, besides: question)
      guard case .answer(asSaid, _, _) = meant, ordersToSay(sentence),
        asSaid == .value(.string(sentence.text.trimmingSpaces))
      else { return meant }
      return .ambiguous(asSaid, orElse: .command(.again))
    }
    let correction = Reading.answer(.change(parameter: change.parameter, value: change.value))
    // 'Sorry, Coco' may be what to say.
    return change.isExplicit ? correction : .ambiguous(asSaid, orElse: correction)
  }

  /// Whether words say of the text when to send it, `send it later`, `send the message now`, 「あとで送って」, rather than what.
  private func saysWhenToSend(_ sentence: Sentence) -> Bool {
    let (rules, reader) = (recognizer.rules, recognizer.reader)
    let said = rules.withoutCourtesy(sentence)
    let words = said.words
    /// The words behind what says when.
    func ends(_ start: Int) -> [Int] {
      let vague = rules.times.vagueTimes.match(words, at: start)?.end
      // 'Now', not 'again'
      let haste = rules.spoken.adverbs.match(words, at: start).flatMap { $0.meaning ? $0.end : nil }
      return reader.moments(said, start).filter { !$0.isGuess }.map(\.end)
        + [vague, haste].compactMap(\.self)
    }
    if ends(0).contains(where: { rules.dialogue.doing.match(words, at: $0)?.end == words.count }) {
      return true
    }
    let sent = rules.dialogue.textRefusals.words
    guard let verb = sent.match(words, at: 0), verb.meaning == .sending else { return false }
    let article = rules.articles.match(words, at: verb.end)?.end
    let message = sent.match(words, at: article ?? verb.end).flatMap {
      $0.meaning == .sending ? $0.end : nil
    }
    let objects = [verb.end, rules.dialogue.objects.match(words, at: verb.end)?.end, message]
    return objects.compactMap(\.self).contains { ends($0).contains(words.count) }
  }

  /// Another of the few values that something else has, which a text may as well be: `pickup` in place of delivery, asked where to.
  private func chosenOtherwise(_ sentence: Sentence, besides question: ParameterQuestion) -> Change?
  {
    let known = given.keys.sorted().filter { name in
      guard name != question.parameter, let slot = slot(name), given[name] != .null else {
        return false
      }
      switch slot.type {
      case .enumeration: return true
      case .name:
        return !slot.isPeople && !slot.isPayee && knownName(sentence, tables(of: slot)) != nil
      default: return slot.isClosed && !slot.isArray
      }
    }
    let changes = bareChanges(sentence, of: known)
    return changes.count == 1 ? changes.first { $0.value != given[$0.parameter] } : nil
  }

  /// Whether text begins with an order to say it to whom it is for, so that nobody knows where it begins: `tell her hello`.
  private func ordersToSay(_ sentence: Sentence) -> Bool {
    let (words, dialogue) = (sentence.words, recognizer.rules.dialogue)
    guard let lead = dialogue.leadIns.match(words, at: 0), lead.meaning else { return false }
    return lead.end < words.count && !sentence.isQuestion
      && dialogue.textRefusals.words.match(words, at: 0)?.meaning == .sending
  }

  /// Whether text begins with somebody else whom it is for, and goes on with what leads to another one: `to Little Bobo saying hi`.
  private func isToldToAnother(_ sentence: Sentence) -> Bool {
    let (words, spoken) = (sentence.words, recognizer.rules.spoken)
    guard let start = spoken.personMarks.match(words, at: 0)?.end else { return false }
    return names.endsOfContacts(in: words, at: start).contains { end in
      [spoken.textMarks, spoken.clauseStarts].contains { $0.match(words, at: end) != nil }
    }
  }

  /// Text, which may as well say whom it is for, or ask for something else.
  func orOtherPeople(
    _ text: Reading, _ sentence: Sentence, besides question: ParameterQuestion
  ) -> Reading {
    guard case .answer(let asSaid, _, _) = text else { return text }
    if asksForOther(sentence) {
      // 'Schreib lieber Coco'
      let other = contactNamed(in: sentence).flatMap {
        named(in: $0, besides: question.parameter, isWhole: true) ?? withNobody
      }
      return .ambiguous(asSaid, orElse: other.map { .answer($0.answer) } ?? .command(.again))
    }
    return otherPeople(sentence, besides: question).map { .ambiguous(asSaid, orElse: $0) } ?? text
  }

  /// What text may as well say of whom it is for: somebody who is known or a stranger, behind the mark of a correction, `no,
  /// Little Bobo: hello`, or behind a few words that lead there, `this is for Little Bobo`, `to Zelda`. Where any noun has a
  /// capital letter, or none has, a stranger is a text like any other.
  private func otherPeople(_ sentence: Sentence, besides question: ParameterQuestion) -> Reading? {
    guard given.keys.contains(where: { slot($0).map { $0.isPeople || $0.isPayee } ?? false })
    else { return nil }
    if refusesToSend(sentence) {
      // Of several, the others may still be meant: 'don't text Coco'.
      let isOfOne = isForSeveral && namesContact(sentence)
      return isOfOne ? withNobody.map { .answer($0.answer) } : .command(.cancel)
    }
    if let change = wrongPerson(sentence) ?? otherChoice(sentence) { return .answer(change.answer) }
    let spoken = recognizer.rules.spoken
    let marked = corrected(sentence).compactMap { corrected -> Sentence? in
      let said = corrected.sentence
      let rest = said.rest(from: spoken.personMarks.match(said.words, at: 0)?.end ?? 0)
      return person(beginning: rest, in: sentence, isStranger: !corrected.isCut)
    }
    guard let name = marked.first ?? ledPerson(sentence) else { return nil }
    // Of a stranger, or of several, it is asked whom they are.
    let change = named(in: name, besides: question.parameter, isWhole: true) ?? withNobody
    return change.map { .answer($0.answer) } ?? .command(.again)
  }

  /// Whom a few words lead to, with nothing of a text behind them.
  private func ledPerson(_ sentence: Sentence) -> Sentence? {
    let (words, rules) = (sentence.words, recognizer.rules)
    // 'Send 50 to Coco' is a request; 'send to Coco' lacks what is sent.
    let isRequest = words.first.map { recognizer.sentences.begins(with: $0.hash) } ?? false
    return words.indices.prefix(isRequest ? 2 : Self.mostWordsBeforePerson).lazy
      .compactMap { index -> Sentence? in
        // 'For' leads to whom as well as to how many.
        let mark =
          rules.spoken.personMarks.match(words, at: index)
          ?? rules.times.countMarks.match(words, at: index)
        guard let end = mark?.end, end < words.count else { return nil }
        // 'Going to Paris' is a text.
        let isPlain = words[..<index].indices.allSatisfy { place in
          [rules.spoken.pointers, rules.spoken.copulas].contains {
            $0.match(words, at: place) != nil || $0.match(words, endingAt: place + 1) != nil
          }
        }
        return person(beginning: sentence.rest(from: end), in: sentence, isStranger: isPlain)
      }.first
  }

  /// Who is named at the beginning of some words, with nothing behind them, or with what goes on behind a name: a mark, what joins
  /// others to it, or what is only polite.
  ///
  /// - Parameter isStranger: Whether it may be somebody whom nothing knows.
  private func person(
    beginning said: Sentence, in sentence: Sentence, isStranger: Bool
  ) -> Sentence? {
    let rules = recognizer.rules
    let ends = names.endsOfContacts(in: said.words, at: 0)
    let isJoined = ends.contains { end in
      [recognizer.shared.joints, rules.dialogue.alternatives].contains { joints in
        joints.match(said.words, at: end).map {
          // 'Little Bobo, and Coco', but not 'Little Bobo, and hello'.
          !said.hasMark(before: end) || !names.endsOfContacts(in: said.words, at: $0.end).isEmpty
        } ?? false
      }
    }
    if isJoined { return said }
    let alone = ends.first { end in
      let rest = rules.politeness(said.words, at: end) ?? end
      return end == said.words.count || said.hasMark(before: rest)
        || rules.isCourtesy(said.words, from: end)
    }
    if let alone { return Sentence(said.text(0..<alone)) }
    guard isStranger else { return nil }
    let end = said.words.indices.dropFirst().first { said.hasMark(before: $0) } ?? said.words.count
    let name = Sentence(said.text(0..<end))
    return self.isStranger(name, in: sentence) ? name : nil
  }

  /// Whether text begins with what ends a request, set off from what is behind it, before somebody who speaks of themselves, or
  /// with a word beside it that means nothing: `never mind, she's here`, `never mind I'll call her`, `never mind then`.
  func beginsWithCancel(_ sentence: Sentence) -> Bool {
    let (words, rules) = (sentence.words, recognizer.rules)
    guard let command = rules.commands.match(words, at: 0), command.meaning == .cancel,
      command.end < words.count
    else { return false }
    return sentence.hasMark(before: command.end)
      || rules.dialogue.speakers.match(words, at: command.end) != nil
      || [rules.dialogue.fillers, rules.spoken.sequels].contains {
        $0.match(words, at: command.end)?.end == words.count
      }
  }

  /// What a sentence changes of other parameters, where it is no words that are only taken as they are.
  private func understoodChange(
    in sentence: Sentence,
    besides asked: String
  ) -> (parameter: String, value: JSONValue, isExplicit: Bool)? {
    if let (changes, isExplicit) = markedChanges(in: sentence), let change = changes.first,
      change.parameter != asked, let slot = slot(change.parameter),
      isUnderstood(change.value, slot)
    {
      return (change.parameter, change.value, isExplicit || isLedToPerson(sentence, slot))
    }
    if let sent = sentAnew(sentence, besides: asked) { return sent }
    if let change = passedOn(sentence, besides: asked) {
      return (change.parameter, change.value, false)
    }
    // A value alone, of the only parameter that was given and can have it.
    for corrected in corrected(sentence) {
      let found = given.keys.sorted().filter { $0 != asked }.compactMap { name in
        slot(name).flatMap { slot in
          bareValue(corrected.sentence, slot)
            ?? (slot.isArray ? knownNames(in: corrected.sentence, slot) : nil)
        }
        .map { (parameter: name, value: $0) }
      }
      if found.count == 1 { return (found[0].parameter, found[0].value, corrected.isExplicit) }
    }
    // With the word that leads to it, `to Little Bobo`.
    return changes(in: sentence).first { change in
      change.parameter != asked && given[change.parameter].map { $0 != .null } ?? false
        && slot(change.parameter).map { isUnderstood(change.value, $0) } ?? false
    }
    .map { ($0.parameter, $0.value, false) }
  }

  /// Whether somebody is named behind the mark of a correction with the word that leads to them, `no, to Little Bobo`:
  /// nobody dictates that.
  private func isLedToPerson(_ sentence: Sentence, _ slot: Slot) -> Bool {
    let rules = recognizer.rules
    // 'Sorry to Little Bobo' may be what to say.
    let begins =
      rules.commands.match(sentence.words, at: startOfMarks(in: sentence))?.meaning == .no
    guard slot.isNamed, begins else { return false }
    return corrected(sentence).contains { corrected in
      let said = corrected.sentence
      return rules.spoken.personMarks.match(said.words, at: 0) != nil
        || rules.numbers.isUnspaced
          && rules.particles.contains { said.text.trimmingSpaces.hasSuffix($0) }
    }
  }

  /// What a whole request behind the mark of a correction says otherwise of the one under way, and nothing besides:
  /// `actually, send it to Little Bobo`.
  private func sentAnew(_ sentence: Sentence, besides asked: String)
    -> (parameter: String, value: JSONValue, isExplicit: Bool)?
  {
    for corrected in corrected(sentence) where !corrected.isCut {
      guard let found = recognizer.recognize(corrected.sentence.text, names: names).first,
        found.request.intent == intent.description.name, found.request.parameters.count == 1,
        let (name, value) = found.request.parameters.first, name != asked, given[name] != nil,
        let slot = slot(name), isUnderstood(value, slot)
      else { continue }
      return (name, value, corrected.isExplicit)
    }
    return nil
  }

  /// Somebody else to whom it is to go, who is named at the end of a sentence, `to Little Bobo`, `send it to Coco`;
  /// behind the mark of a correction whatever few words lead to them.
  private func passedOn(_ sentence: Sentence, besides asked: String) -> Change? {
    let spoken = recognizer.rules.spoken
    let pointed = [sentence].filter { said in
      spoken.personMarks.match(said.words, at: 0) != nil
        || said.words.indices.contains { spoken.pointers.match(said.words, at: $0) != nil }
    }
    let exclaimed = behindExclamation(sentence)
    let led = (corrected(sentence).map(\.sentence) + pointed + [exclaimed].compactMap(\.self))
      .compactMap { said in
        said.words.indices.prefix(Self.mostWordsBeforePerson).first {
          spoken.personMarks.match(said.words, at: $0) != nil
        }
        .map { said.rest(from: $0) }
      }
    return led.lazy.compactMap { named(in: $0, besides: asked) }.first
      // A part of a name may be what is called out: 'oh great'.
      ?? exclaimed.flatMap { named(in: $0, besides: asked, isWhole: true) }
  }

  /// Who is named by words alone, where one parameter can have them.
  ///
  /// - Parameter isWhole: Whether they are to be all of a known name.
  func named(in said: Sentence, besides asked: String, isWhole: Bool = false) -> Change? {
    let changes = given.keys.sorted().filter { $0 != asked }.compactMap { name -> Change? in
      guard let slot = slot(name), slot.isNamed,
        !isWhole || knownName(said, tables(of: slot)) != nil
      else { return nil }
      return bareValue(said, slot).map { Change(parameter: name, value: $0) }
    }
    return changes.count == 1 ? changes[0] : nil
  }

  /// What stands behind words that are only called out before it, `oops, Little Bobo`, or behind whatever few words are set
  /// off from whom something goes to, `wrong, to Little Bobo`; none where nothing is called out.
  private func behindExclamation(_ sentence: Sentence) -> Sentence? {
    let (spoken, words) = (recognizer.rules.spoken, sentence.words)
    var start = startOfMarks(in: sentence)
    while let end = spoken.hesitations.match(words, at: start)?.end { start = end }
    if start == 0 {
      let isLedTo = { (index: Int) in
        index > 0 && sentence.hasMark(before: index)
          && spoken.personMarks.match(words, at: index) != nil
      }
      start = words.indices.prefix(Self.mostWordsBeforePerson).first(where: isLedTo) ?? 0
    }
    return start > 0 && start < words.count ? sentence.rest(from: start) : nil
  }

  /// The most words before whom something goes to, and one more, `actually send that one`.
  private static let mostWordsBeforePerson = 4

  /// Whether a sentence would be another text than the one that is asked about, and says no more than that it is not meant,
  /// `not that`, `no, change it`, or decides and says more: `no, call her`.
  func isNoOtherText(_ sentence: Sentence, at turn: SessionTurn) -> Bool {
    let rules = recognizer.rules
    guard
      rules.answersInPart(sentence) || rules.decides(sentence)
        || behind(.no, in: sentence).map(rules.pointsBack) ?? false
    else { return false }
    return switch read(sentence.text, to: turn) {
    case .answer(.value(.string), _, _), .ambiguous(.value(.string), _): true
    default: false
    }
  }
}
