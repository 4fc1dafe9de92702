import IntentRuntime

/// What words are where any would be an answer, taken as they are.
extension AnswerReader {
  /// What words are as an answer to a question that takes any, whatever else they say, `pay rent at 5`; none where they say
  /// nothing of what is asked.
  func literalValue(
    of text: String, read reading: Reading, to question: ParameterQuestion
  ) -> JSONValue? {
    switch reading {
    case .answer(.value(let value), _, _): return value
    case .changes(let changes) where changes.contains { $0.parameter == question.parameter }:
      guard case .answer(.value(let value), _, _) = value(Sentence(text), of: question) else {
        return nil
      }
      return value
    default: return nil
    }
  }

  /// Whether any words are an answer to a question: a text, or what there is to do.
  func takesAnyText(_ question: ParameterQuestion) -> Bool {
    guard let slot = slot(question.parameter) else { return false }
    // Things that have a name are none that anybody makes up.
    if case .name(_, .property) = slot.type { return false }
    return isDictated(question) || slot.isTextList
  }

  /// A text or a title in quotation marks, which is what they are around, whatever it says; none where something else is asked.
  func quotedValue(_ quoted: String, of question: ParameterQuestion) -> JSONValue? {
    if isDictated(question) { return .string(quoted) }
    guard let slot = slot(question.parameter), slot.isTextList || slot.isSpeakable, !slot.isPayee
    else { return nil }
    let known = knownName(Sentence(quoted), tables(of: slot)).map(UnderstoodValue.name)
    let value = recognizer.writer.value(quoted, known, slot)
    return slot.isArray ? .array([value]) : value
  }
}
