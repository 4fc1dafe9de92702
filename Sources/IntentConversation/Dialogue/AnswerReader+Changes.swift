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

  /// Somebody or a place that nothing knows, in place of whom or where a value says: behind the mark of a correction, in a
  /// few words with capital letters, `no, Coco`. With small ones, `no, wrong one`, they may say anything.
  private func strangerInstead(_ sentence: Sentence) -> Reading? {
    let rules = recognizer.rules
    guard !rules.numbers.isUnspaced, let mark = correctionMarks(in: sentence).first?.end,
      mark < sentence.words.count,
      // Behind 'No.' any word has a capital letter.
      !sentence.endsSentence(before: mark),
      let rest = corrected(sentence).first(where: { !$0.isCut })?.sentence,
      let words = trimmed(
        rest.words.indices, in: rest,
        of: [rules.spoken.courtesies, rules.spoken.fillers, rules.spoken.adverbs])
    else { return nil }
    let said = Sentence(rest.text(words))
    guard let first = said.words.first, !isSaidToAssistant(said.words.indices, in: said),
      !recognizer.sentences.begins(with: first.hash), isStranger(said, in: sentence)
    else { return nil }
    return reading(
      of: intent.description.parameters.compactMap { parameter in
        guard let slot = slot(parameter.name), !slot.isArray, slot.isPeople || slot.type == .place,
          given[parameter.name].map({ $0 != .null }) ?? false
        else { return nil }
        let name = said.text(said.words.indices)
        return Change(parameter: parameter.name, value: recognizer.writer.value(name, nil, slot))
      })
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
    // 'Yes, and 50 cents' may be more of what was agreed to.
    behind(.yes, in: sentence).flatMap {
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
