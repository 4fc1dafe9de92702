import IntentRuntime

extension AnswerReader {
  /// Which of some options was meant: by its value, its place, its name, or a part of the name that
  /// only one has.
  ///
  /// - Parameters:
  ///   - takesSeveral: Whether there is room for several values.
  ///   - describing: Whether what stands beside an option may describe it, `Coco, my best buddy`.
  func choice(
    _ said: Sentence,
    among options: [SessionOption],
    takesSeveral: Bool = false,
    describing: Bool = true
  ) -> Reading? {
    guard !options.isEmpty else { return nil }
    let sentence = withoutPick(recognizer.rules.withoutCourtesy(said))
    let words = sentence.words
    if let counted = counted(sentence, options) { return counted }
    if let number = number(sentence) { return numbered(number, options) }
    let index = SpokenNameIndex(Array(options.indices)) { [options[$0].text] }
    if let found = named(said, index) ?? named(sentence, index) { return found }
    // 'Pick up' is 'Pickup'.
    let joined = answerText(said).joinedInLowercase
    let alike = options.indices.filter { options[$0].text.joinedInLowercase == joined }
    if alike.count == 1, let place = alike.first { return .answer(.choice(place)) }
    // `Les deux` are two of them, and `le 2` is the second.
    let isNumbered = Int(sentence.text(words.indices.suffix(1))) != nil
    let place = placed(sentence, among: options, takesSeveral: takesSeveral)
    if isNumbered, let place { return place }
    if let places = group(sentence, of: options.count) {
      return severalPlaces(places, among: options, takesSeveral: takesSeveral)
    }
    if let place { return place }
    let found = index.matches(for: answerText(said), limit: options.count)
    guard found.isEmpty, !takesSeveral || spokenParts(of: said).count < 2 else { return nil }
    if let part = trimmed(words.indices, in: sentence), part != words.indices,
      let found = named(Sentence(sentence.text(part)), index)
    {
      // 'The little one'.
      return found
    }
    return optionNamed(in: said, options, describing: describing)
  }

  /// Which option is meant behind what takes back another: `no, the third`, and not `no third`.
  func correctedChoice(_ sentence: Sentence, among options: [SessionOption]) -> Reading? {
    corrected(sentence).lazy
      .filter { said in
        let start = sentence.words.count - said.sentence.words.count
        return (said.isExplicit || !said.isCut && isSetOff(start, in: sentence))
          && !negates(said.sentence, outside: [])
      }
      .compactMap { choice($0.sentence, among: options) }
      .first
  }

  /// The only option that some words name.
  private func named(_ sentence: Sentence, _ index: SpokenNameIndex<Int>) -> Reading? {
    let found = index.matches(for: answerText(sentence), limit: index.values.count)
    let whole = found.filter { $0.quality == .whole }
    if whole.count == 1 { return .answer(.choice(whole[0].value)) }
    guard found.count == 1 else { return nil }
    // 'Off' may be more than the beginning of the office.
    let isPlain =
      found[0].quality != .beginnings || recognizer.rules.numbers.isUnspaced
      || answerText(sentence).count >= Self.fewestLettersOfBeginning
    return .answer(.choice(found[0].value), ignored: isPlain ? [] : [sentence.text.trimmingSpaces])
  }

  /// The letters from which on the beginning of a word is taken for it without a question.
  private static let fewestLettersOfBeginning = 4

  /// Several options in one answer, where there is room for several values: `the first and Coco`.
  func choices(
    _ sentence: Sentence,
    among options: [SessionOption],
    of question: ParameterQuestion
  ) -> Reading? {
    guard !options.isEmpty, let slot = slot(question.parameter), let parameter = slot.parameter
    else { return nil }
    let parts = spokenParts(of: sentence)
    guard parts.count > 1 else { return nil }
    // 'The second, no' chooses nothing.
    guard !parts.dropFirst().contains(where: { isSaidToAssistant($0, in: sentence) }) else {
      return .notMeant
    }
    var ignored: [String] = []
    var cost = 0
    let chosen = parts.map { part -> [JSONValue]? in
      let part = Sentence(sentence.text(part))
      switch choice(part, among: options, takesSeveral: true) {
      case .answer(.choice(let place), let besides, let more)?:
        ignored += besides
        cost += more
        return [options[place].value]
      case .answer(.value(.array(let values)), _, _)?: return values
      default: return nil
      }
    }
    guard chosen.contains(where: { $0 != nil }) else { return nil }
    guard parameter.isArray else { return chosen.compactMap(\.self).count > 1 ? .tooMany : nil }
    var values: [JSONValue] = []
    for (part, choice) in zip(parts, chosen) {
      if let choice {
        values += choice
      } else if slot.isNamed, isApposition(parts, in: sentence), isDescription(part, in: sentence) {
        // `My best buddy, Little Bobo`.
        continue
      } else if case .name = slot.type {
        values.append(named(Sentence(sentence.text(part)), slot).value)
      } else {
        ignored.append(sentence.text(part))
      }
    }
    return .answer(.value(.several(values.once)), ignored: ignored, cost: cost)
  }

  /// The parts of an answer with several values, without those that say nothing.
  func spokenParts(of sentence: Sentence) -> [Range<Int>] {
    recognizer.writer.parts(
      of: 0..<sentence.words.count, in: sentence, ofNames: true, isKnown: true
    )
    .filter { saysSomething($0, in: sentence) }
  }

  /// Whether a sentence is an option, word by word.
  func isOption(_ sentence: Sentence, among options: [SessionOption]) -> Bool {
    let words = sentence.words.map(\.hash)
    return options.contains { Sentence($0.text).words.map(\.hash) == words }
  }

  /// The option whose whole name an answer has in it: `Little Bobo, please`.
  private func optionNamed(
    in sentence: Sentence, _ options: [SessionOption], describing: Bool
  ) -> Reading? {
    let table = NameTable(of: options)
    let parts = spokenParts(of: sentence)
    let named = parts.filter { longestName(in: Sentence(sentence.text($0)), [table]) != nil }
    // 'Jr. and the boss' are two.
    guard named.count <= 1, parts.count < 2 || !describing || isApposition(parts, in: sentence),
      let found = longestName(in: sentence, [table]),
      let place = found.entry.identifier.flatMap(Int.init)
    else { return nil }
    let ignored = leftover(of: sentence, around: [found.words], describing: describing)
    return .answer(
      .choice(place), ignored: ignored.texts, cost: ignored.words * Int(MatchCost.unknown))
  }
}

extension NameTable {
  /// What options are called, each identified by its place.
  init(of options: [SessionOption]) {
    self.init()
    for (place, option) in options.enumerated() {
      add(option.text, identifier: "\(place)", display: option.text)
    }
  }
}

extension String {
  /// The same with no spaces, in lower case.
  fileprivate var joinedInLowercase: String { filter { !$0.isWhitespace }.lowercased() }
}
