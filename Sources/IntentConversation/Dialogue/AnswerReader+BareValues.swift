import IntentRuntime

/// Words that are a value and nothing else.
extension AnswerReader {
  /// The value that some words are, of a slot that knows them.
  func bareValue(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    var value: JSONValue?
    switch slot.type {
    case .money, .paymentAmount:
      // With a mark beside it, `-20`, `20%`, a number is no amount.
      value =
        hasSign(sentence)
        ? typedValue(sentence, slot)
        : amount(sentence, slot) ?? amount(Sentence(answerText(sentence)), slot)
          ?? typedAnswer(sentence, slot)
      if value?.isNothingOrLess == true, paysSomebody { return nil }
    // '6000원' is no number of people.
    case .integer where recognizer.saysAmount(sentence.text),
      .decimal where recognizer.saysAmount(sentence.text):
      break
    case .integer, .decimal, .enumeration, .options, .duration,
      .measurement, .date, .dateComponents, .dateRange, .temporalTrigger, .spatialTrigger:
      value =
        if let shift = shift(in: sentence, of: slot) {
          shifted(slot, by: shift)
        } else {
          typedAnswer(sentence, slot)
        }
    case .name:
      value =
        bareName(sentence, slot)
        ?? (slot.isPayee ? withoutFillers(sentence) : trimmed(sentence.words.indices, in: sentence))
        .flatMap {
          // `To Coco`, where no template has such words.
          bareName(Sentence(sentence.text($0)), slot)
        }
    case .boolean: value = wholeNamedValue(sentence, slot)
    case .place, .text, .unspeakable: break
    }
    return value.map { value in
      if case .array = value { value } else { slot.isArray ? .array([value]) : value }
    }
  }

  /// Words without those at either end that say nothing; none where they say which way money goes, `from Coco`: what a
  /// template has is read as that.
  private func withoutFillers(_ sentence: Sentence) -> Range<Int>? {
    let rules = recognizer.rules
    let saysWay = [rules.spoken.personMarks, rules.times.rangeBegins].contains {
      $0.match(sentence.words, at: 0) != nil
    }
    return saysWay ? nil : trimmed(sentence.words.indices, in: sentence)
  }

  var paysSomebody: Bool {
    intent.description.parameters.contains { slot($0.name)?.isPayee ?? false }
  }

  /// A value with nothing else, or with what an answer may have around it, as the particle of `30달러로`.
  private func typedAnswer(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    // What an answer is cut to has no sign any more, and '100%' is no hundred, nor '10%' the tenth.
    guard !hasSign(sentence) else { return typedValue(sentence, slot) }
    return typedValue(sentence, slot) ?? typedValue(Sentence(answerText(sentence)), slot)
      ?? namedValue(sentence, slot)
  }

  /// A value with nothing else but what its parameter is called: `three bikes`.
  private func namedValue(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    guard let name = slot.parameterName.flatMap({ intent.displayNames[$0] }),
      case .answer(.value(let value), let ignored, _) = typedReading(
        sentence, slot, isArray: slot.isArray),
      ignored.allSatisfy({ names($0, inWordsOf: name) })
    else { return nil }
    return value
  }

  /// The name that some words are, or are a part of.
  private func bareName(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    let (tables, text) = (tables(of: slot), answerText(sentence))
    let name = knownName(sentence, tables)
    // Nobody is called 'the', though 'Bobo the Great' has it; nor is 'no soup' a beginning of 'noodle soup'.
    let said = Sentence(text)
    let isPart =
      recognizer.rules.articles.meaning(of: said) == nil
      && recognizer.rules.commands.match(said.words, at: 0)?.meaning != .no
      && recognizer.rules.command(in: said) == nil
      && tables.contains { $0.hasName(fitting: text) }
    guard name != nil || isPart else { return nil }
    return recognizer.writer.value(text, name.map(UnderstoodValue.name), slot)
  }
}
