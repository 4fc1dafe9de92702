/// What is taken back in a list for what stands behind it.
extension SlotWriter {
  /// The parts of a list, each that is taken back replaced by what stands behind: `bread` of `milk, no, bread`; none where
  /// nothing stands on either side.
  func corrected(_ parts: [Range<Int>], in sentence: Sentence) -> [Range<Int>]? {
    var kept: [Range<Int>] = []
    // Several marks in a row take back one part: 'oops, no'.
    var isCorrecting = false
    for part in parts {
      var (start, index) = (part.lowerBound, part.lowerBound)
      while index < part.upperBound {
        guard let end = endOfRetraction(at: index, of: part, in: sentence),
          index > start || !kept.isEmpty || isCorrecting
        else {
          index += 1
          continue
        }
        // Without spaces such a word may be the beginning of any other.
        guard !rules.numbers.isUnspaced || (index, end) == (part.lowerBound, part.upperBound)
        else { return nil }
        // In the middle of what is said such a word may be a part of it, 'fix the wrong invoice'.
        guard isCertain(index..<end, of: part, in: sentence) else { return nil }
        if index == start, !isCorrecting { kept.removeLast() }
        (start, index, isCorrecting) = (end, end, true)
      }
      if start < part.upperBound {
        kept.append(start..<part.upperBound)
        isCorrecting = false
      }
    }
    return isCorrecting ? nil : kept
  }

  /// Whether words of a part can only take back what stands before them: a `nein`, several words such as `no wait`, what
  /// stands between marks, or a correction behind one.
  private func isCertain(_ range: Range<Int>, of part: Range<Int>, in sentence: Sentence) -> Bool {
    let (words, start) = (sentence.words, range.lowerBound)
    let correction = rules.corrections.match(words, at: start)
    let thought = rules.spoken.secondThoughts.match(words, at: start)
    if sentence.hasMark(before: start) {
      return sentence.hasMark(before: range.upperBound)
        || start == part.lowerBound && (correction != nil || thought != nil)
    }
    let isNo = rules.commands.match(words, at: start)?.meaning == .no
    return isNo && correction?.end == range.upperBound
      || range.count > 1 && thought?.end == range.upperBound
  }

  /// Whether a part of a list takes back the one before it: `Coco, no, Bobo`, `milk, I mean eggs`.
  func takesBack(_ part: Range<Int>, in sentence: Sentence) -> Bool {
    let (words, start) = (sentence.words, part.lowerBound)
    return rules.spoken.secondThoughts.match(words, at: start)?.end == part.upperBound
      || rules.spoken.hesitations.match(words, at: start)?.end == part.upperBound
      || endOfCorrection(at: start, of: part, in: sentence) != nil
  }

  /// The word behind what takes back what stands before it in a list: `oops` between commas, `no wait`, `nein`, and not
  /// `no` of `bread no butter`; none where nothing does.
  func endOfRetraction(at index: Int, of part: Range<Int>, in sentence: Sentence) -> Int? {
    let (words, spoken) = (sentence.words, rules.spoken)
    if index == part.lowerBound, takesBack(part, in: sentence) {
      return endOfCorrection(at: index, of: part, in: sentence) ?? part.upperBound
    }
    let denial = rules.commands.match(words, at: index)
    let correction = rules.corrections.match(words, at: index)
    let end = max(
      spoken.secondThoughts.match(words, at: index)?.end ?? index,
      correction?.meaning == true ? correction?.end ?? index : index,
      denial?.meaning == .no ? denial?.end ?? index : index)
    guard end > index, end < part.upperBound,
      spoken.qualifiers.match(words, at: index)?.end != end
    else { return nil }
    return end
  }

  private func endOfCorrection(at index: Int, of part: Range<Int>, in sentence: Sentence) -> Int? {
    guard let mark = rules.corrections.match(sentence.words, at: index) else { return nil }
    // 'No milk' may be what is wanted; where nothing stands between words, more is said of what is not.
    let takesBack = mark.end == part.upperBound || mark.meaning || rules.numbers.isUnspaced
    return takesBack && mark.end <= part.upperBound ? mark.end : nil
  }
}
