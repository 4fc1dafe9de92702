import IntentRuntime

extension AnswerReader {
  /// Another value for any parameter: `no, to Little Bobo`.
  ///
  /// - Parameter question: What is being asked, which is meant where several parameters may be.
  func correction(_ sentence: Sentence, of question: ParameterQuestion? = nil) -> Reading? {
    guard let (changes, _) = markedChanges(in: sentence) else { return nil }
    // 'No a Coco'
    if changes.contains(where: { repeatsGiven($0, andNoMore: true) })
      || changes.count == 1 && correctsAnother(sentence, besides: changes[0])
    {
      return .notMeant
    }
    // Of what is a value of something else, '30달러로' for '30달러', nobody makes a note.
    if changes.allSatisfy({ slot($0.parameter)?.takesText == true }),
      let bare = bareCorrection(sentence)
    {
      return bare
    }
    let asked = changes.filter { $0.parameter == question?.parameter }
    // In place of one of several nobody takes the place of all.
    if question?.element != nil, asked.count == 1, let change = asked.first {
      return .answer(.value(.several(change.value.elements)), ignored: change.ignored)
    }
    return reading(of: asked) ?? reading(of: changes)
  }

  /// Whether the words of one value lead to another one that is there as well, `from work to home`, or those of somebody's name
  /// to what the money is for, `to Coco for dinner`.
  private func correctsAnother(_ sentence: Sentence, besides change: Change) -> Bool {
    guard let slot = slot(change.parameter), slot.isOpen, !slot.isDictated || slot.isPayee,
      sentence.words.count <= Self.mostWordsOfDenial, let said = corrected(sentence).first?.sentence
    else { return false }
    return said.words.indices.dropFirst().contains { index in
      recognizer.corrections(said, from: index, ofIntent: intent.description.name, names: names)
        .contains { other in
          other.parameter != change.parameter
            && (slot.isPayee || given[other.parameter].map { $0 != .null } ?? false)
        }
    }
  }

  /// Whether the name of somebody, or of a place, would begin with the one there is already, of Spanish `no a Coco sino a
  /// Ana`, or be that one, of `no a Coco`: what takes it back is no mark of a correction.
  private func repeatsGiven(_ change: Change, andNoMore: Bool) -> Bool {
    guard let slot = slot(change.parameter), slot.isPayee || slot.isPeople || slot.type == .place,
      let given = given[change.parameter]
    else { return false }
    let contrasts = recognizer.rules.dialogue.contrasts
    return change.value.spokenTexts.contains { text in
      let said = Sentence(text)
      return given.spokenTexts.contains { known in
        let name = Sentence(known).words.map(\.hash)
        guard !name.isEmpty, said.words.prefix(name.count).map(\.hash) == name else { return false }
        guard said.words.count > name.count else { return andNoMore }
        return said.hasMark(before: name.count)
          || contrasts.match(said.words, at: name.count) != nil
      }
    }
  }

  /// Values with the words that lead to them in a template, of which the request has none: `to the airport`, `for 3 people`.
  func ledValue(_ sentence: Sentence) -> Reading? {
    ledReading(sentence) { change, slot in
      (given[change.parameter] ?? .null) == .null && !slot.takesText
    }
  }

  /// Values with the words that lead to them in a template, and no mark that they are others.
  ///
  /// - Parameter isMeant: Whether a change may be said so.
  func ledReading(_ sentence: Sentence, where isMeant: (Change, Slot) -> Bool) -> Reading? {
    guard !sentence.isMarkedAsQuestion, !beginsWithNegation(sentence) else { return nil }
    let changes = changes(in: sentence)
    let areMeant = changes.allSatisfy { change in
      guard let slot = slot(change.parameter), isMeant(change, slot) else { return false }
      // 'The whole list' names none: a word that leads to it stands before a name.
      return !slot.isNamed || isUnderstood(change.value, slot)
        || change.value.spokenTexts.allSatisfy {
          Sentence($0).words.first?.hash != sentence.words.first?.hash
        }
    }
    return areMeant ? reading(of: changes) : nil
  }

  /// A correction of what is being asked, where it cannot be meant to refuse a value.
  func correctedValue(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    beginsWithNegation(sentence) ? nil : correction(sentence, of: question)
  }

  /// Another value alone, `no, two` or `two`, for the parameter that can have it.
  func bareCorrection(_ sentence: Sentence) -> Reading? {
    guard !beginsWithNegation(sentence) else { return nil }
    // 'Plus 10' is not 10, and 'and the gas bill' is no other bill.
    let dialogue = recognizer.rules.dialogue
    let adds =
      dialogue.additions.match(sentence.words, at: 0) != nil
      || dialogue.additionEndings.match(sentence.words, endingAt: sentence.words.count) != nil
    let isGiven = { (name: String) in given[name].map { $0 != .null } ?? false }
    let all = intent.description.parameters.map(\.name).filter { name in
      guard adds, let slot = slot(name) else { return true }
      return !slot.type.isAmount && (slot.isArray || !isGiven(name))
    }
    let known = all.filter(isGiven)
    for said in corrected(sentence).map(\.sentence) + [sentence] {
      let found =
        reading(of: bareChanges(said, of: known))
        ?? (isPostponed(said) || isSaidToBeCount(said) || isNothing(said)
          ? nil : reading(of: bareChanges(said, of: all)))
      if let found { return found }
    }
    return nil
  }

  /// Whether somebody may as well ask the assistant to wait: `in a minute` is when nobody has asked when, `in an hour` is a
  /// time.
  private func isPostponed(_ sentence: Sentence) -> Bool {
    let (times, words) = (recognizer.rules.times, sentence.words)
    let mark = times.fromNow.match(words, at: 0)
    let spans = recognizer.reader.spans(sentence, mark?.end ?? 0).filter {
      mark != nil || times.fromNowBehind.match(words, at: $0.end)?.end == words.count
    }
    guard let span = spans.first?.span else { return mark != nil }
    return span.months == 0 && span.seconds < Self.longestWait
  }

  /// As many seconds as nobody asks the assistant to wait.
  private static let longestWait = 600.0

  /// Whether some words are no more than zero, which is no hour that nobody has asked for.
  private func isNothing(_ sentence: Sentence) -> Bool {
    let number = recognizer.reader.number(sentence, 0)
    return number?.value == 0 && number?.end == sentence.words.count
  }

  /// Whether a number is said to be how many there are, `pour trois`, which is no time that nobody has asked for.
  private func isSaidToBeCount(_ sentence: Sentence) -> Bool {
    let mark = recognizer.rules.times.countMarks.match(sentence.words, at: 0)
    return mark.flatMap { recognizer.reader.number(sentence, $0.end) }?.end == sentence.words.count
  }

  /// Another value alone behind the mark of a correction, for a parameter that has one: `no, two`.
  func markedCorrection(_ sentence: Sentence) -> Reading? {
    guard !beginsWithNegation(sentence) else { return nil }
    let known = intent.description.parameters.map(\.name)
      .filter { given[$0].map { $0 != .null } ?? false }
    return corrected(sentence).lazy
      .compactMap { reading(of: bareChanges($0.sentence, of: known)) }.first
  }

  /// What a yes corrects at once: `yes, but make it 30`, `yes, but 30`. Behind what joins, a value alone may be meant
  /// besides, `yes, and 50 cents`: only a mark makes that another one, `yes, and make it 30`.
  func reservation(_ sentence: Sentence) -> Reading? {
    guard let joint = joint(in: sentence), joint.end < sentence.words.count else {
      return agreedValue(sentence)
    }
    guard agrees(sentence, before: joint) else { return nil }
    let rest = sentence.rest(from: joint.end)
    if !joint.isContrast {
      return listChange(sentence.rest(from: joint.start)) ?? markedCorrection(rest)
    }
    return listChange(rest)
      ?? (correction(rest) ?? bareCorrection(rest) ?? ledChange(rest)).map {
        besideList($0, of: rest)
      }
  }

  /// What joins or contrasts two parts of an answer.
  struct Joint {
    let start: Int
    let end: Int
    let isContrast: Bool
  }

  /// The first words that join or contrast, with something before them.
  private func joint(in sentence: Sentence) -> Joint? {
    let words = sentence.words
    return words.indices.dropFirst().lazy.compactMap { start in
      let contrast = recognizer.rules.dialogue.contrasts.match(words, at: start)?.end
      return (contrast ?? recognizer.shared.joints.match(words, at: start)?.end)
        .map { Joint(start: start, end: $0, isContrast: contrast != nil) }
    }.first
  }

  /// Whether what is before something that joins is a yes.
  private func agrees(_ sentence: Sentence, before joint: Joint) -> Bool {
    let (rules, agreement) = (recognizer.rules, Sentence(sentence.text(0..<joint.start)))
    return rules.agreesToGoOn(agreement) || rules.command(in: agreement)?.command == .yes
  }

  /// What is behind a yes that is not meant quite so, `yes, but 60 to Coco`; the sentence itself where it is none.
  func behindReservation(_ sentence: Sentence) -> Sentence {
    guard let joint = joint(in: sentence), joint.isContrast, joint.end < sentence.words.count,
      agrees(sentence, before: joint)
    else { return sentence }
    return sentence.rest(from: joint.end)
  }

  /// A yes to a value that is said once more, `yes, 5 dollars`; no other value.
  private func agreedValue(_ sentence: Sentence) -> Reading? {
    guard let yes = recognizer.rules.commands.match(sentence.words, at: 0), yes.meaning == .yes,
      case .answer(.change(let name, let value), _, _)? = bareCorrection(
        sentence.rest(from: yes.end)), value == given[name]
    else { return nil }
    return .command(.yes)
  }

  /// The parameters that can have a value; a number is an hour only where it can be nothing else, unless it is said as a day.
  func bareChanges(_ sentence: Sentence, of names: [String]) -> [Change] {
    // 'In three hours' is when, and not how long; so is French 'à 10h'.
    let isWhen = recognizer.rules.times.momentMarks.contains {
      $0.match(sentence.words, at: 0) != nil
    }
    let slots = names.compactMap(slot).filter { !isWhen || $0.type != .duration }
    let found = [slots.filter { !$0.type.isMoment }, slots.filter(\.type.isMoment)].map { slots in
      slots.compactMap { slot in
        bareValue(sentence, slot).flatMap { value in
          slot.parameterName.map { Change(parameter: $0, value: value) }
        } ?? dayAlone(sentence, slot)
      }
    }
    // 'El 25' is a day, and no 25 of anything.
    let isDay = recognizer.reader.moments(sentence, 0).contains {
      $0.end == sentence.words.count && $0.components.day != nil
    }
    return found[0].isEmpty || isDay && !found[1].isEmpty ? found[1] : found[0]
  }

  func reading(of changes: [Change]) -> Reading? {
    if changes.contains(where: { repeatsGiven($0, andNoMore: false) }) { return .notMeant }
    return changes.count > 1
      ? .oneOf(changes) : changes.first.map { .answer($0.answer, ignored: $0.ignored) }
  }

  /// What a sentence may change behind the mark of a correction.
  ///
  /// - Returns: The changes, and whether nothing but a correction begins so.
  func markedChanges(in sentence: Sentence) -> (changes: [Change], isExplicit: Bool)? {
    for corrected in corrected(sentence) {
      let changes = changes(in: corrected.sentence)
      // Text ends as it likes: 'no, say call me instead'.
      let isText = changes.contains { slot($0.parameter)?.takesText == true }
      if !changes.isEmpty, !(corrected.isCut && isText) { return (changes, corrected.isExplicit) }
    }
    return nil
  }

  /// What a sentence may change, without the marks of a correction.
  func changes(in sentence: Sentence) -> [Change] {
    let found = recognizer.corrections(
      sentence, from: 0, ofIntent: intent.description.name, names: names)
    if paysSomebody, found.contains(where: { $0.value.isNothingOrLess }) { return [] }
    return found.filter { change in
      guard let slot = slot(change.parameter), !(slot.isNamed && takesOut(sentence)) else {
        return false
      }
      // 'No, not Coco' names somebody who is not meant; 'no, say I'm not coming' is what to say.
      return slot.takesText
        || !negates(sentence, outside: places(of: tables(of: slot), in: sentence))
    }
    .map { change in
      let plain = Change(parameter: change.parameter, value: change.value)
      return known(plain) ?? plain
    }
  }

  /// Whether a sentence begins with a verb that takes something out, `drop Coco`, whatever template it may be of.
  func takesOut(_ sentence: Sentence) -> Bool {
    let dialogue = recognizer.rules.dialogue
    return [dialogue.removals, dialogue.removingVerbs].contains {
      $0.match(sentence.words, at: 0) != nil
    }
  }

  /// The value of another parameter that some words are, rather than a name that nothing knows: `gas` of `no, my gas bill`.
  private func known(_ change: Change) -> Change? {
    guard let slot = slot(change.parameter), slot.isNamed, !isUnderstood(change.value, slot),
      change.value.spokenTexts.count == 1, let name = change.value.spokenTexts.first
    else { return nil }
    let known = given.keys.sorted().compactMap { other -> Change? in
      guard other != change.parameter, given[other] != .null, let slot = self.slot(other),
        slot.isClosed, !slot.isArray,
        case .array(let values)? = closedValues(Sentence(name), slot), values.count == 1
      else { return nil }
      return Change(parameter: other, value: values[0])
    }
    return known.count == 1 ? known[0] : nil
  }

  /// Whether a value is no words that are only taken as they are.
  func isUnderstood(_ value: JSONValue, _ slot: Slot) -> Bool {
    switch slot.type {
    case .text, .unspeakable: return false
    case .name:
      let tables = tables(of: slot)
      let said = value.spokenTexts
      return !said.isEmpty
        && said.allSatisfy { name in tables.contains { $0.hasName(fitting: name) } }
    default: return true
    }
  }

  /// How many words of an answer are only taken for a name or a place, and known as neither.
  func unknownWords(of reading: Reading, at turn: SessionTurn) -> Int {
    guard case .answer(let answer, _, _) = reading,
      let (name, value) = answer.valueSaid(at: turn), let slot = slot(name),
      slot.type == .place || slot.isNamed
    else { return 0 }
    return value.spokenTexts.map { Sentence($0) }.reduce(0) { count, said in
      // Of 'Little Bobo goodbye' a part is known, and that is not all of it.
      count + (knownName(said, tables(of: slot)) == nil ? said.words.count : 0)
    }
  }
}
