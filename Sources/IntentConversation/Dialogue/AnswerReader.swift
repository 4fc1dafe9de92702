import IntentRuntime
import UtteranceTemplates

/// Takes what the user said as an answer to what was asked.
struct AnswerReader: Sendable {
  let recognizer: Recognizer
  let names: Names
  let intent: RecognizedIntent
  /// The values that parameters have, which can be corrected and completed.
  var given: [String: JSONValue] = [:]
  /// All values of the list of which one is proposed.
  var proposedAmong: JSONValue?
  /// The part of a day that was said with the day of a parameter.
  var dayPartSaid: KeptDayPart?
  /// The parameter whose value an app has refused, and which is asked for anew.
  var refused: String?

  /// Another value for a parameter.
  struct Change: Equatable {
    var parameter: String
    var value: JSONValue
    /// What was said of it and not taken.
    var ignored: [String] = []

    var answer: SessionAnswer { .change(parameter: parameter, value: value) }
  }

  /// What an answer is.
  enum Reading {
    /// An answer, what of it was not understood, and what it costs to read the sentence so, on the
    /// scale of ``Recognizer``: nothing where every word was understood.
    case answer(SessionAnswer, ignored: [String] = [], cost: Int = 0)
    /// Something said to the assistant rather than to the app.
    case command(LanguageRules.Command)
    /// Text that may as well be said to the assistant: the answer, and what else it would be.
    indirect case ambiguous(SessionAnswer, orElse: Reading)
    /// Several values where there is room for one.
    case tooMany
    /// Values of which it says that they are not meant, or not quite: `not 3`, `less than 3`.
    case notMeant
    /// Changes of different parameters that are all meant.
    case changes([Change])
    /// Changes of different parameters, of which only one can be meant.
    case oneOf([Change])
    /// It fits no question.
    case unclear
    /// It has more words than are looked at, and no text was asked for.
    case tooLong

    /// Whether it says anything of what is under way.
    var isAnswer: Bool {
      switch self {
      case .answer, .ambiguous, .changes, .oneOf: true
      case .command, .tooMany, .notMeant, .unclear, .tooLong: false
      }
    }

    /// Whether somebody takes their leave of what is under way.
    var leaves: Bool {
      switch self {
      case .command(.cancel), .command(.bye): true
      default: false
      }
    }
  }

  /// The answer to a turn.
  ///
  /// - Parameter offered: The values that were shown with a question.
  func read(_ text: String, to turn: SessionTurn, offered: [SessionOption] = []) -> Reading {
    var reader = self
    // What is said in place of a value to agree to is said of that value.
    if case .agree(let question, let proposed) = turn {
      reader.proposedAmong = given[question.parameter]
      reader.given[question.parameter] = proposed.value
    }
    if turn.question?.reason != nil { reader.refused = turn.question?.parameter }
    let said = reader.said(text, to: turn, offered: offered, behind: 0)
    let reading = reader.completed(
      reader.otherwise(said, behindNoIn: text, at: turn) { reader.said($0, to: turn) },
      of: text, to: turn)
    return reader.tellingPartOfDay(reading, of: text, at: turn)
  }

  /// - Parameter agreements: How many times somebody has agreed before it.
  private func said(
    _ text: String, to turn: SessionTurn, offered: [SessionOption] = [], behind agreements: Int = 0
  ) -> Reading {
    let whole = Sentence(text)
    guard !whole.isCutOff else { return long(whole, to: turn) }
    let sentence =
      turn.question.map(isDictated) == true ? whole : withoutTag(withoutEnd(whole), at: turn)
    if case .ask(let question) = turn, let quoted = text.betweenQuotes,
      let value = quotedValue(quoted, of: question)
    {
      return .answer(.value(value))
    }
    // What a Boolean's value is called may begin like anything, 'without milk'.
    if case .ask(let question) = turn, let slot = slot(question.parameter),
      let named = namedBoolean(sentence, slot), case .answer(_, ignored: [], _) = named
    {
      return named
    }
    if let decided = decided(sentence, at: turn) { return .command(decided) }
    let isOption = self.isOption(sentence, among: turn.options ?? offered)
    let command = isOption ? nil : command(sentence, at: turn)
    // Asked whether to cancel, 'cancel it' is a yes as well as the end of it.
    if case .confirm = turn, case .command(.cancel)? = command, asksToCancel(sentence) {
      return .unclear
    }
    if command?.leaves != true, let left = withoutRefused(sentence, at: turn) { return left }
    if let command { return command }
    if agreements < ValueReader.mostCorrections,
      let rest = behindAgreement(sentence, at: turn, offered: offered)
    {
      return said(rest, to: turn, offered: offered, behind: agreements + 1)
    }
    if case .agree(let question, _) = turn, let rest = onlyOne(of: question, by: sentence) {
      return rest
    }
    if case .ask(let question) = turn,
      let other = otherValue(sentence, of: question, offered: offered)
    {
      return other
    }
    // An option may be called 'just me'.
    let only =
      isOption
      ? nil
      : exclusiveAnswer(sentence, at: turn) {
        agreements < ValueReader.mostCorrections
          ? said($0, to: turn, offered: offered, behind: agreements + 1) : .unclear
      }
    if let only { return only }
    if let thought = secondThought(
      in: sentence, at: turn, read: { said($0, to: turn, offered: offered, behind: agreements + 1) }
    ) {
      return thought
    }
    return reading(of: sentence, to: turn, offered: offered)
  }

  /// What a sentence answers, apart from what is said to the assistant and from what only leads to an answer.
  func reading(of sentence: Sentence, to turn: SessionTurn, offered: [SessionOption] = [])
    -> Reading
  {
    if isTakenBack(sentence, at: turn) { return .notMeant }
    switch turn {
    case .confirm:
      return changes(ofOneOrMoreIn: sentence)
        ?? (refuses(sentence)
          ? .command(.no)
          : (ledValue(sentence) ?? ledChange(sentence, ofAny: true) ?? purpose(sentence))
            .map { hasOther($0, sentence) ? .notMeant : $0 } ?? .unclear)
    case .unlock: return correction(sentence) ?? .unclear
    case .agree(let question, let proposed):
      if let longer = longerList(of: question, with: sentence) { return longer }
      let reading = agreed(sentence, of: question, to: proposed.value, at: turn)
      return besideOthers(reading, of: question)
    case .choose(let question, let options):
      if let longer = longerList(of: question, with: sentence) { return longer }
      let reading = chosen(sentence, among: options, of: question)
      return besideOthers(reading, of: question, among: options)
    case .ask(let question):
      let reading = orOtherValue(
        asked(sentence, of: question, offered: offered), sentence, of: question)
      return leavesNoOut(reading, sentence) ? .notMeant : besideOthers(reading, of: question)
    case .inProgress, .launchApp, .done: return .unclear
    }
  }

  /// The answer to which of some options is meant.
  private func chosen(
    _ sentence: Sentence, among options: [SessionOption], of question: ParameterQuestion
  ) -> Reading {
    if let others = others(sentence, among: options, of: question) { return others }
    if saysOtherwise(sentence, outside: places(of: options, in: sentence)) {
      return correctedValue(sentence, of: question)
        ?? correctedChoice(sentence, among: options) ?? .notMeant
    }
    return whole(
      choice(
        sentence, among: options, takesSeveral: takesSeveral(question),
        describing: isNamed(question))
        ?? correction(sentence, of: question) ?? correctedChoice(sentence, among: options)
        ?? choices(withoutEnding(sentence), among: options, of: question)
        ?? value(isName(sentence, of: question) ? sentence : withoutEnding(sentence), of: question))
  }

  /// Whether a sentence is all a name that is known, `Dan Rather`.
  func isName(_ sentence: Sentence, of question: ParameterQuestion) -> Bool {
    guard let slot = slot(question.parameter), case .name = slot.type else { return false }
    return knownName(sentence, tables(of: slot)) != nil
  }

  /// The answer to a question for a value, beside which some may have been shown.
  private func asked(
    _ sentence: Sentence, of question: ParameterQuestion, offered: [SessionOption]
  ) -> Reading {
    let places = places(of: offered, in: sentence)
    if isDictated(question), !beginsWithCancel(sentence),
      saysOtherwise(sentence, outside: places + explicitMark(in: sentence))
    {
      return deniedValue(sentence, of: question) ?? passedOnAlone(sentence, of: question)
        ?? dictation(sentence, of: question, isNegated: true)
    }
    if !isDictated(question), beginsWithRemoval(sentence, outside: places) {
      return taskOrRemoval(sentence, of: question)
    }
    if let others = others(sentence, among: offered, of: question) { return others }
    if !offered.isEmpty, mayCorrectNumber(sentence, besides: question) { return .notMeant }
    let isNegated = saysOtherwise(sentence, outside: places)
    if !isNegated, let several = severalValues(sentence, of: question) { return several }
    switch choice(
      sentence, among: offered, takesSeveral: takesSeveral(question),
      describing: isNamed(question))
    {
    case _? where isNegated:
      return correctedValue(sentence, of: question)
        ?? contrastedValue(sentence, of: question, offered: offered) ?? .notMeant
    case .answer(.choice(let choice), let ignored, let cost)?:
      let chosen = Reading.answer(.value(offered[choice].value), ignored: ignored, cost: cost)
      return instead(of: orInTemplate(chosen, sentence, of: question), sentence, of: question)
    case let other?: return other
    case nil where isNegated && !offered.isEmpty:
      return correctedValue(sentence, of: question)
        ?? contrastedValue(sentence, of: question, offered: offered) ?? .notMeant
    case nil: break
    }
    if isDictated(question) { return dictation(sentence, of: question) }
    return correctedMoment(sentence, of: question) ?? correctedValue(sentence, of: question)
      ?? contrastedValue(sentence, of: question, offered: offered)
      ?? (isNegated ? nil : choices(sentence, among: offered, of: question))
      ?? markingStatement(
        instead(of: value(sentence, of: question), sentence, of: question), sentence,
        isNegated: isNegated, of: question)
  }

  /// Several values that are known, where there is room for several: what one of them is called among those that are
  /// offered may as well be a word that says nothing, `uñas` and `unas`.
  private func severalValues(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    guard let slot = slot(question.parameter), slot.isArray, slot.isClosed else { return nil }
    let reading = typedReading(sentence, slot, isArray: true)
    guard case .answer(.value(.array), ignored: [], _) = reading else { return nil }
    return reading
  }

  /// A reading that leaves nothing out: what follows on a choice may be done at once, and `never Coco` or
  /// `who is Coco?` chooses nobody.
  func whole(_ reading: Reading) -> Reading {
    if case .answer(_, let ignored, _) = reading, !ignored.isEmpty { .notMeant } else { reading }
  }

  /// What is dictated is taken whole, however long it is.
  private func long(_ sentence: Sentence, to turn: SessionTurn) -> Reading {
    guard case .ask(let question) = turn, isDictated(question) else { return .tooLong }
    return .answer(.value(.string(sentence.text.trimmingSpaces)))
  }

  /// Whether any words are an answer, as they are.
  func isDictated(_ question: ParameterQuestion) -> Bool {
    guard let slot = slot(question.parameter) else { return false }
    return slot.takesText && !slot.isArray
  }

  func takesSeveral(_ question: ParameterQuestion) -> Bool {
    slot(question.parameter)?.parameter?.isArray == true
  }

  /// Whether somebody or something is asked for by a name.
  private func isNamed(_ question: ParameterQuestion) -> Bool {
    slot(question.parameter)?.isNamed ?? false
  }

  /// Whether nothing that anybody can say is an answer.
  func isUnspeakable(_ question: ParameterQuestion) -> Bool {
    slot(question.parameter)?.type == .unspeakable
  }

  // MARK: - Values

  /// A value for what was asked; behind the word that a template has before it, `for eight`, where that
  /// leaves less unexplained.
  func value(_ said: Sentence, of question: ParameterQuestion) -> Reading {
    guard let slot = slot(question.parameter), let parameter = slot.parameter, !said.words.isEmpty
    else { return .unclear }
    let isNumber = slot.type == .integer || slot.type == .decimal
    let sentence =
      isNumber ? withoutPercent(said, askedFor: question) : withoutTaskMark(said, slot)
    if let shift = shift(in: sentence, of: slot) {
      return shifted(slot, by: shift).map { .answer(.value($0)) } ?? .notMeant
    }
    // '100', asked for again in place of €9,000
    if slot.type.isMoney, (given[question.parameter] ?? .null) != .null, !hasSign(sentence),
      let amount = bareValue(sentence, slot)
    {
      return .answer(.value(amount))
    }
    let reading = echoing(question, value(sentence, slot, parameter), sentence)
    if refusesIdly(reading, sentence, slot) || isLength(reading, slot) { return .notMeant }
    if isNumber, isOfMoney(reading) { return .notMeant }
    let plain = isUnclear(reading) ? one(sentence, slot, of: question) ?? reading : reading
    switch plain {
    case .answer(_, _, 0), .tooMany, .notMeant: return plain
    case .unclear where negates(sentence, outside: []): return plain
    default: return orInTemplate(plain, sentence, of: question)
    }
  }

  /// A reading, or what the words are in a template, where that leaves less unexplained: `in the small room`.
  private func orInTemplate(
    _ reading: Reading, _ sentence: Sentence, of question: ParameterQuestion
  ) -> Reading {
    guard !isDictated(question),
      !(takesOut(sentence) && slot(question.parameter)?.isNamed ?? false),
      let change = recognizer.corrections(
        sentence, from: 0, ofIntent: intent.description.name, names: names
      )
      .first(where: { $0.parameter == question.parameter })
    else { return reading }
    if case .answer(_, _, let cost) = reading, cost <= change.cost { return reading }
    return .answer(.value(change.value), cost: change.cost)
  }

  private func value(
    _ sentence: Sentence,
    _ slot: Slot,
    _ parameter: ParameterDescriptor
  ) -> Reading {
    switch slot.type {
    case .unspeakable: return .unclear
    case .text where parameter.isArray:
      let parts = recognizer.writer.parts(of: 0..<sentence.words.count, in: sentence)
      // 'Milk, never mind' is no list of two.
      guard !parts.dropFirst().contains(where: { isSaidToAssistant($0, in: sentence) })
      else { return .notMeant }
      return .answer(
        .value(.several(listedTexts(sentence).map { .string($0) })),
        cost: sentence.words.count * Int(MatchCost.textWord))
    case .text: return dictatedText(sentence)
    case .name: return nameReading(sentence, slot, isArray: parameter.isArray)
    case .place: return place(sentence)
    case .enumeration, .options, .integer, .decimal, .boolean, .duration, .money, .paymentAmount,
      .date,
      .dateComponents, .dateRange, .spatialTrigger, .temporalTrigger, .measurement:
      return typedReading(sentence, slot, isArray: parameter.isArray)
    }
  }

  func slot(_ name: String) -> Slot? {
    intent.description.parameter(named: name).map { parameter in
      Slot(
        parameter, type: intent.type(of: parameter), kind: .value,
        names: intent.names(of: name), isBesideMoney: intent.takesMoney)
    }
  }
}

extension SessionTurn {
  /// What is to be chosen among; none where nothing is.
  fileprivate var options: [SessionOption]? {
    if case .choose(_, let options) = self { options } else { nil }
  }
}

extension [AnswerReader.Change] {
  /// The values by their parameters' names.
  var values: [String: JSONValue] { Dictionary(map { ($0.parameter, $0.value) }) { $1 } }
}

extension Sentence {
  /// What is said from a word on, with the mark at its end.
  func rest(from index: Int) -> Sentence {
    words.indices.contains(index)
      ? Sentence(text(from: Int(words[index].start), to: text.utf8.count)) : Sentence("")
  }

  /// The words, as they are compared.
  var foldedWords: [String] {
    words.indices.map { Self.folded(text($0..<$0 + 1)) }
  }
}
