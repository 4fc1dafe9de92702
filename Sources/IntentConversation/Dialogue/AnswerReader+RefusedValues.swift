import IntentRuntime

/// What is said of a list of which one value was refused.
extension AnswerReader {
  /// The list without the value that was refused, `not that one`, or with what is to be left of it, `just the lamp`; none
  /// where another value is named in its place.
  func withoutRefused(_ sentence: Sentence, at turn: SessionTurn) -> Reading? {
    guard case .ask(let question) = turn, question.reason != nil, let element = question.element,
      case .array(let values)? = given[question.parameter], values.count > 1,
      values.indices.contains(element), sentence.words.count <= Self.mostWordsOfDenial,
      !sentence.isMarkedAsQuestion
    else { return nil }
    var others = values
    others.remove(at: element)
    let change =
      exclusiveChange(sentence) ?? denial(sentence, besides: "").map { .answer($0.answer) }
    if case .answer(.change(question.parameter, let left), _, _)? = change, left != .null {
      return change
    }
    guard deniesPointer(in: sentence) || names(one: others, of: question, sentence) else {
      return nil
    }
    return .answer(.change(parameter: question.parameter, value: .array(others)))
  }

  /// A reading that names in place of a value which was refused nothing that its list has already: `lamp and tripod`,
  /// where the lamp is there.
  func besideOthers(_ reading: Reading, of question: ParameterQuestion) -> Reading {
    guard question.reason != nil, let element = question.element,
      case .array(let values)? = given[question.parameter], values.indices.contains(element),
      case .answer(.value(let said), let ignored, let cost) = reading
    else { return reading }
    var others = values
    others.remove(at: element)
    let new = new(said.elements, beside: others)
    let answer: SessionAnswer =
      new.isEmpty
      ? .change(parameter: question.parameter, value: .array(others)) : .value(.several(new))
    return .answer(answer, ignored: ignored, cost: cost)
  }

  /// Whether a sentence denies what it only points at, and says nothing else: `not that one`, `without it`.
  private func deniesPointer(in sentence: Sentence) -> Bool {
    guard deniesPlainly(sentence) else { return false }
    return sentence.words.indices.contains { start in
      let end = recognizer.rules.spoken.pointers.match(sentence.words, at: start)?.end
      return end.map { deniesAll(of: start..<$0, in: sentence) } ?? false
    }
  }

  /// Whether a sentence names again what is left of a list, and nothing else.
  private func names(
    one values: [JSONValue], of question: ParameterQuestion, _ sentence: Sentence
  ) -> Bool {
    guard !saysOtherwise(sentence, outside: []),
      case .answer(.value(let said), ignored: [], _) = value(sentence, of: question)
    else { return false }
    return new(said.elements, beside: values).isEmpty
  }
}
