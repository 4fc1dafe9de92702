/// Where a word ends in a text that has no spaces between them, or few.
extension SentenceJunctions {
  /// What a character is written in, as far as words are told apart by it.
  private enum Script { case hiragana, katakana, han, hangul, other }

  /// So many characters are no part of another word.
  private static let unmistakableCount = 3

  /// Whether some words are words of their own, and no part of others: where nothing stands between words, `음` is as
  /// well the beginning of `음료수`.
  func isWhole(_ range: Range<Int>) -> Bool {
    guard shared.rules.numbers.isUnspaced else { return true }
    // '고마워라고' says what somebody is told.
    if shared.spoken.quotations.match(sentence.words, at: range.upperBound) != nil { return false }
    guard range.count < Self.unmistakableCount else { return true }
    return isEdge(range.upperBound) && (range.count > 1 || isEdge(range.lowerBound))
  }

  /// Whether the words before call somebody only with the title behind them, `お母` of `お母さん`.
  func isInsideHonorific(_ position: Int) -> Bool {
    !isSpaced && shared.spoken.honored.match(sentence.words, endingAt: position) != nil
  }

  /// Whether some words at an end of others are words of their own, and no beginning or end of another: `내`, and not
  /// that of `내일`.
  func isApart(_ range: Range<Int>, within all: Range<Int>) -> Bool {
    guard shared.rules.numbers.isUnspaced else { return true }
    return (range.lowerBound == all.lowerBound || isEdge(range.lowerBound))
      && (range.upperBound >= all.upperBound || isEdge(range.upperBound))
  }

  /// The word behind what joins a part of a list with the next one; none where nothing does, or where it is itself a
  /// part of what is listed: `과` of `사과`, `や` of `おやつ`.
  ///
  /// - Parameters:
  ///   - part: The words from the beginning of the part to the end of the list.
  ///   - isKnown: Whether the parts are names that are known, so that nothing within them joins anything.
  func endOfConjunction(at index: Int, in part: Range<Int>, isKnown: Bool) -> Int? {
    let words = sentence.words
    guard let end = shared.joints.match(words, at: index, before: part.upperBound)?.end else {
      return nil
    }
    guard shared.rules.numbers.isUnspaced else { return end }
    guard script(index) != .hangul else { return isKoreanJoint(index..<end, in: part) ? end : nil }
    return isKnown || isJapaneseJoint(index..<end, in: part) ? end : nil
  }

  /// A particle ends its word, and its form goes by the syllable before it.
  private func isKoreanJoint(_ joint: Range<Int>, in part: Range<Int>) -> Bool {
    guard joint.lowerBound > part.lowerBound, joint.upperBound < part.upperBound,
      sentence.hasGap(joint.upperBound - 1)
    else { return false }
    if sentence.hasGap(joint.lowerBound - 1) { return true }
    let isWord = (part.lowerBound..<joint.lowerBound).contains { start in
      shared.spoken.jointlikes.match(sentence.words, at: start)?.end == joint.upperBound
        && (start == part.lowerBound || sentence.hasGap(start - 1))
    }
    // 'Wanting to do' something is one thing.
    let behind = sentence.text(
      joint.upperBound..<min(joint.upperBound + 2, sentence.words.count))
    let isVerb =
      sentence.text(joint) == "하고"
      && ["싶", "있", "나서", "나면", "나니"].contains(where: behind.hasPrefix)
    return !isWord && !isVerb && agrees(joint)
  }

  /// Whether the last words of what was named are a particle rather than a part of it, as far as that can be seen: `를`
  /// of `우유를`, and neither `이` of `고양이` nor 「に」 of 「かに」.
  func isParticle(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard start > 0, !range.isEmpty else { return false }
    guard script(start) == .hangul else { return isEdge(start) }
    if sentence.hasGap(start - 1) { return true }
    return switch sentence.text(range) {
    // Many words end so, and hardly an answer does.
    case "이", "가", "은", "는": false
    case "로": start > 1 && agrees(range)
    default: agrees(range)
    }
  }

  /// Whether a character is the Japanese particle of what something is done with, which no word is written with:
  /// nobody's name has it.
  func isObjectMark(_ position: Int) -> Bool {
    !isSpaced && sentence.text(position..<position + 1) == "を"
  }

  /// Whether a Korean particle has the form that the syllable before it asks for.
  private func agrees(_ particle: Range<Int>) -> Bool {
    guard let before = scalar(particle.lowerBound - 1), (0xAC00...0xD7A3).contains(before.value)
    else { return true }
    let final = (before.value - 0xAC00) % 28
    return switch sentence.text(particle) {
    case "과", "이랑", "을": final != 0
    case "와", "랑", "를": final == 0
    // As behind a vowel, so behind ㄹ.
    case "로": final == 0 || final == 8
    case "으로": final != 0 && final != 8
    default: true
    }
  }

  /// A particle stands between two words, which within hiragana alone nobody can see.
  private func isJapaneseJoint(_ joint: Range<Int>, in part: Range<Int>) -> Bool {
    let (start, end) = (joint.lowerBound, joint.upperBound)
    guard start > part.lowerBound, end < part.upperBound else { return false }
    // '友達と会うこと' is one thing to do.
    guard !sentence.text(part).hasSuffix("こと") else { return false }
    if joint.count > 1 { return true }
    guard start - part.lowerBound > 1 || script(start - 1) != .hiragana else { return false }
    if isEdge(start) || isEdge(end) { return true }
    // 'りんごとみかん', and not 'おめでとう'.
    return sentence.text(joint) == "と" && start - part.lowerBound > 2 && part.upperBound - end > 2
      && sentence.text(end..<end + 1) != "う"
  }

  /// Whether one word ends before a character and another begins there: something stands between them, or the
  /// script changes.
  func isEdge(_ position: Int) -> Bool {
    guard position > 0, position < sentence.words.count, !sentence.hasGap(position - 1) else {
      return true
    }
    return script(position - 1) != script(position)
  }

  /// Whether a sentence may be parted before a word: where spaces are between words, at one of them.
  func isGap(_ position: Int) -> Bool {
    sentence.hasGap(position - 1)
      || !isSpaced && isEdge(position) && script(position - 1) != .hangul
  }

  private func script(_ position: Int) -> Script {
    switch scalar(position)?.value ?? 0 {
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF: .katakana
    case 0x3400...0x9FFF, 0x3005...0x3007: .han
    case 0xAC00...0xD7A3: .hangul
    default: .other
    }
  }

  private func scalar(_ position: Int) -> Unicode.Scalar? {
    guard sentence.words.indices.contains(position) else { return nil }
    return sentence.text(position..<(position + 1)).unicodeScalars.first
  }
}
