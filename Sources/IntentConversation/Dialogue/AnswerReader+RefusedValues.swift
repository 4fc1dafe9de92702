import IntentRuntime

/// What is said of a list of which one value was refused.
extension AnswerReader {
  /// The list without the value that was refused, `not that one`, or with what is to be left of it, `just the lamp`; none
  /// where another value is named in its place.
  func withoutRefused(_ sentence: Sentence, at turn: SessionTurn) -> Reading? {
    guard case .ask(let question) = turn, question.reason != nil,
      let others = others(besides: question),
      sentence.words.count <= Self.mostWordsOfDenial, !sentence.isMarkedAsQuestion
    else { return nil }
    let change =
      exclusiveChange(sentence) ?? denial(sentence, besides: "").map { .answer($0.answer) }
    if case .answer(.change(question.parameter, _), _, _)? = change { return change }
    return deniesPointer(in: sentence) ? without(question, others) : nil
  }

  private func without(_ question: ParameterQuestion, _ others: [JSONValue]) -> Reading {
    .answer(
      .change(parameter: question.parameter, value: others.isEmpty ? .null : .array(others)))
  }

  /// A reading that names, in place of one value of a list, nothing that the list has already: of `lamp and tripod` the
  /// tripod where the lamp is there. Where all is there, the list is as it is without that value.
  func besideOthers(
    _ reading: Reading, of question: ParameterQuestion, among options: [SessionOption] = []
  ) -> Reading {
    guard case .answer(let answer, let ignored, let cost) = reading,
      let others = others(besides: question), !others.isEmpty
    else { return reading }
    let said: JSONValue
    switch answer {
    case .value(let value): said = value
    case .choice(let place) where options.indices.contains(place): said = options[place].value
    default: return reading
    }
    let new = new(said.elements, beside: others)
    guard !new.isEmpty else { return without(question, others) }
    return new.count == said.elements.count
      ? reading : .answer(.value(.several(new)), ignored: ignored, cost: cost)
  }

  /// What is left of a list of which one value is asked about, where somebody says that it is all: `only Coco`.
  func onlyOne(of question: ParameterQuestion, by sentence: Sentence) -> Reading? {
    guard let (reader, all) = readingAll(of: question), all.count > 1,
      let change = reader.exclusiveChange(sentence),
      case .answer(.change(question.parameter, _), _, _) = change
    else { return nil }
    return change
  }

  /// A list with somebody who is named besides the one that is asked about: `and Coco`, `yes, and Coco`. Behind a no nobody
  /// knows who is meant.
  func longerList(of question: ParameterQuestion, with sentence: Sentence) -> Reading? {
    let command = recognizer.rules.commands.match(sentence.words, at: 0)
    let rest = command.map { sentence.rest(from: $0.end) } ?? sentence
    guard let (reader, _) = readingAll(of: question),
      let change = reader.addition(rest, besides: ""), change.parameter == question.parameter
    else { return nil }
    switch command?.meaning {
    case .yes?, nil: return .answer(change.answer, ignored: change.ignored)
    default: return .notMeant
    }
  }

  /// A reader that knows the whole list of which one value is asked about, and that list.
  private func readingAll(of question: ParameterQuestion) -> (AnswerReader, [JSONValue])? {
    guard question.element != nil,
      case .array(let all)? = proposedAmong ?? given[question.parameter]
    else { return nil }
    var reader = self
    reader.given[question.parameter] = .array(all)
    return (reader, all)
  }

  /// The values of a list beside the one that is asked about; none where all of it is.
  private func others(besides question: ParameterQuestion) -> [JSONValue]? {
    guard let element = question.element,
      case .array(var values)? = proposedAmong ?? given[question.parameter],
      values.indices.contains(element)
    else { return nil }
    values.remove(at: element)
    return values
  }

  /// Whether a sentence denies what it only points at, and says nothing else: `not that one`, `without it`.
  private func deniesPointer(in sentence: Sentence) -> Bool {
    guard deniesPlainly(sentence) else { return false }
    return sentence.words.indices.contains { start in
      let end = recognizer.rules.spoken.pointers.match(sentence.words, at: start)?.end
      return end.map { deniesAll(of: start..<$0, in: sentence) } ?? false
    }
  }
}
