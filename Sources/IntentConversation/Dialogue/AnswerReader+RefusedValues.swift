import IntentRuntime

/// What is said of a list of which one value was refused.
extension AnswerReader {
  /// The list without the value that was refused, `not that one`, or with what is to be left of it, `just the lamp`; none
  /// where another value is named in its place.
  func withoutRefused(_ sentence: Sentence, at turn: SessionTurn) -> Reading? {
    guard case .ask(let question) = turn, let others = othersThanRefused(question), !others.isEmpty,
      sentence.words.count <= Self.mostWordsOfDenial, !sentence.isMarkedAsQuestion
    else { return nil }
    let change =
      exclusiveChange(sentence) ?? denial(sentence, besides: "").map { .answer($0.answer) }
    if case .answer(.change(question.parameter, let left), _, _)? = change, left != .null {
      return change
    }
    return deniesPointer(in: sentence)
      ? .answer(.change(parameter: question.parameter, value: .array(others))) : nil
  }

  /// A reading that names, in place of a value which was refused, nothing that its list has already: of `lamp and tripod`
  /// the tripod where the lamp is there. Where all is there, the list is as it is without that value.
  func besideOthers(_ reading: Reading, of question: ParameterQuestion) -> Reading {
    guard case .answer(.value(let said), let ignored, let cost) = reading,
      let others = othersThanRefused(question)
    else { return reading }
    let new = new(said.elements, beside: others)
    let answer: SessionAnswer =
      new.isEmpty
      ? .change(parameter: question.parameter, value: .array(others)) : .value(.several(new))
    return .answer(answer, ignored: ignored, cost: cost)
  }

  /// The values of a list beside the one that was refused; none where none was.
  private func othersThanRefused(_ question: ParameterQuestion) -> [JSONValue]? {
    guard question.reason != nil, let element = question.element,
      case .array(var values)? = given[question.parameter], values.indices.contains(element)
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
