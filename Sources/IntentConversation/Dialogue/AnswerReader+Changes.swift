import IntentRuntime

/// What is said at a confirmation instead of a yes or a no.
extension AnswerReader {
  /// What is to be otherwise than it was said before.
  func change(_ sentence: Sentence) -> Reading? {
    exclusiveChange(sentence) ?? switchedFlag(sentence) ?? listChange(sentence)
      ?? contrastedChange(sentence) ?? namedChange(sentence)
      ?? (correction(sentence) ?? bareCorrection(sentence)).map { besideList($0, of: sentence) }
      ?? reservation(sentence) ?? otherList(sentence) ?? strangerInstead(sentence)
  }

  /// Somebody or a place that nothing knows, in place of whom or where a value says: beside the mark of a correction, in a
  /// few words with capital letters, `no, Coco`. With small ones, `no, wrong one`, they may say anything, but for a place
  /// beside what only corrects, `make it the zoo`.
  private func strangerInstead(_ sentence: Sentence) -> Reading? {
    let rules = recognizer.rules
    guard !rules.numbers.isUnspaced else { return recipientInstead(sentence) }
    guard let corrected = corrected(sentence).first,
      let words = trimmed(
        corrected.sentence.words.indices, in: corrected.sentence,
        of: [rules.spoken.courtesies, rules.spoken.fillers, rules.spoken.adverbs])
    else { return nil }
    let said = Sentence(corrected.sentence.text(words))
    // Behind 'No.' any word has a capital letter.
    let mark = correctionMarks(in: sentence).first?.end ?? 0
    let isNamed = !sentence.endsSentence(before: mark) && isStranger(said, in: sentence)
    let isPlace = (corrected.isExplicit || corrected.isCut) && isThing(said)
    guard let first = said.words.first, !isSaidToAssistant(said.words.indices, in: said),
      !recognizer.sentences.begins(with: first.hash), isNamed || isPlace
    else { return nil }
    return reading(
      of: intent.description.parameters.compactMap { parameter in
        guard let slot = slot(parameter.name), !slot.isArray,
          isNamed && slot.isPeople || slot.type == .place,
          given[parameter.name].map({ $0 != .null }) ?? false
        else { return nil }
        let name = said.text(said.words.indices)
        return Change(parameter: parameter.name, value: recognizer.writer.value(name, nil, slot))
      })
  }

  /// The name before what honors somebody, 「さくら」 of 「さくらさん」, or with it where it is a part of that, 「お母さん」; none where nobody is.
  private func honoredName(_ said: Sentence, before end: Int) -> Sentence? {
    let spoken = recognizer.rules.spoken
    guard let honorific = spoken.honorifics.match(said.words, endingAt: end), honorific.start > 0
    else { return nil }
    let isPart =
      honorific.start == 1 || spoken.honored.match(said.words, endingAt: honorific.start) != nil
    return Sentence(said.text(0..<(isPart ? end : honorific.start)))
  }

  /// Somebody whom nothing knows in place of who is paid, by the particle behind the name where no space parts words: 「いや、ココに」.
  private func recipientInstead(_ sentence: Sentence) -> Reading? {
    let rules = recognizer.rules
    guard let said = corrected(sentence).first?.sentence,
      let mark = rules.spoken.recipientMarks.match(said.words, endingAt: said.words.count),
      mark.start > 0
    else { return nil }
    let honored = honoredName(said, before: mark.start)
    let name = honored ?? Sentence(said.text(0..<mark.start))
    // 「すぐに」 and 「本当に」 are nobody: only of some scripts is it known that a name is written in them.
    guard honored != nil || name.isOfForeignScript else { return nil }
    guard name.text.count <= Self.mostLettersOfName, recognizer.reader.number(name, 0) == nil,
      recognizer.reader.moments(name, 0).isEmpty, rules.verdict(in: name) == nil,
      rules.dialogue.textRefusals.others.match(name.words, at: 0) == nil,
      [
        rules.spoken.pointers, rules.spoken.determiners, rules.dialogue.negations,
        rules.times.boundsBehind,
      ].allSatisfy({
        table in
        !name.words.indices.contains { table.match(name.words, at: $0) != nil }
      })
    else { return nil }
    return reading(
      of: given.keys.sorted().compactMap { parameter in
        guard let slot = slot(parameter), slot.isPayee, given[parameter] != .null else {
          return nil
        }
        return Change(
          parameter: parameter,
          value: recognizer.writer.value(name.text.trimmingSpaces, nil, slot))
      })
  }

  /// Whether some words are a few with an article before them, `the zoo`, of which none says something of the others.
  private func isThing(_ said: Sentence) -> Bool {
    let (words, rules) = (said.words, recognizer.rules)
    guard let start = rules.articles.match(words, at: 0)?.end, start < words.count,
      words.count <= Self.mostWordsOfStranger, recognizer.reader.number(said, 0) == nil,
      // 'Make it a taxi'
      !recognizer.reader.isArticleOfOne(said, 0)
    else { return false }
    let others = [
      rules.spoken.functionWords, rules.spoken.predicates, rules.spoken.copulas,
      rules.spoken.requestVerbs, rules.spoken.retractions, rules.dialogue.contrasts,
    ]
    return (start..<words.count).allSatisfy { index in
      !others.contains { $0.match(words, at: index) != nil }
        && recognizer.reader.number(said, index) == nil
        && recognizer.reader.moments(said, index).isEmpty
    } && rules.spoken.pointers.match(words, at: 0)?.end != words.count
  }

  /// Whether some words of a sentence look like no more than the name of somebody, or of a place, that nothing knows.
  func isStranger(_ said: Sentence, in sentence: Sentence) -> Bool {
    let rules = recognizer.rules
    guard !rules.numbers.isUnspaced, !rules.spoken.capitalizesNouns,
      (1...Self.mostWordsOfStranger).contains(said.words.count)
    else { return false }
    // 'No, JFK', and whoever shouts names nobody by that.
    let shouts = sentence.text == sentence.text.uppercased()
    let inner = said.words.indices.dropFirst().dropLast()
    return said.words.indices.allSatisfy { index in
      guard rules.times.days.match(said.words, at: index) == nil,
        rules.spoken.functionWords.match(said.words, at: index) == nil
          || rules.spoken.firstNames.match(said.words, at: index) != nil
      else { return false }
      return said.isCapitalized(index) || !shouts && said.isAcronym(index)
        || inner.contains(index)
          && [rules.spoken.epithets, rules.articles].contains {
            $0.match(said.words, at: index) != nil
          }
    }
  }

  /// The most letters of a name where no space parts words.
  private static let mostLettersOfName = 12
  /// More words than most names have, `Bobo the Great`.
  private static let mostWordsOfStranger = 4

  /// A reading in which values of which there are only some come to those that their list has, `with a sauna`, unless a mark
  /// says that they take their place: `no, a sauna`, `a sauna instead`.
  func besideList(_ reading: Reading, of sentence: Sentence) -> Reading {
    guard case .answer(.change(let name, let value), let ignored, let cost) = reading,
      let present = given[name], present != .null, slot(name)?.isClosed == true,
      slot(name)?.isArray == true,
      corrected(sentence).isEmpty
    else { return reading }
    let all = (present.elements + new(value.elements, beside: present.elements)).once
    return .answer(.change(parameter: name, value: .array(all)), ignored: ignored, cost: cost)
  }

  /// What stands behind a yes and a mark, `yes, with a lamp`; none where nothing does.
  func behindYes(_ sentence: Sentence) -> Sentence? {
    // 'OK make that 60'
    if let yes = recognizer.rules.commands.match(sentence.words, at: 0), yes.meaning == .yes,
      recognizer.rules.corrections.match(sentence.words, at: yes.end)?.meaning == true
    {
      return sentence.rest(from: yes.end)
    }
    // 'Yes, and 50 cents' may be more of what was agreed to.
    return behind(.yes, in: sentence).flatMap {
      recognizer.shared.joints.match($0.words, at: 0) == nil ? $0 : nil
    }
  }

  /// What stands behind a yes or a no and a mark, `no, 4321`; none where nothing does.
  func behind(_ answer: LanguageRules.Command, in sentence: Sentence) -> Sentence? {
    guard let first = recognizer.rules.commands.match(sentence.words, at: 0),
      first.meaning == answer, first.end < sentence.words.count,
      sentence.hasMark(before: first.end)
    else { return nil }
    return sentence.rest(from: first.end)
  }
}
