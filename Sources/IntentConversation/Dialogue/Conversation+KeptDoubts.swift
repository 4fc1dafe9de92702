import IntentRuntime

/// What was said about text whose session somebody else keeps: whether it is meant word for word.
extension Conversation {
  /// Asks about text that may as well be something else.
  func doubting(_ text: String, at step: SessionStep, _ words: ConversationReply) -> SpokenAnswer {
    guard let parameter = step.turn.question?.parameter else { return .remark(words, doubt: nil) }
    let doubt = KeptDoubt(parameter: parameter, text: text)
    return .remark(stepWords.ask(about: doubt, words), doubt: doubt)
  }

  /// What an answer to a doubt comes to; none where it is an answer to the question itself.
  func settle(
    _ doubt: KeptDoubt, by text: String, at step: SessionStep, app: Int, _ reader: AnswerReader
  ) async -> SpokenAnswer? {
    var plain = step
    plain.session.doubt = nil
    let words = await stepWords.words(for: plain, app: app)
    let reading =
      doubt.isOfRequest
      ? .answer(.value(.string(doubt.text))) : reader.read(doubt.text, to: step.turn)
    let asked = stepWords.ask(about: doubt, words)
    let sentence = Sentence(text)
    if reader.endsMatter(sentence, askedAbout: doubt.text) {
      return .answer(.cancel, ignored: [])
    }
    switch rules.verdict(in: sentence) {
    case .yes:
      switch reading {
      case .ambiguous(let answer, _), .answer(let answer, _, _):
        return .answer(answer, ignored: [])
      default: return nil
      }
    case .no, .neither: return meant(by: reading, at: step.turn, words)
    case .again, .listing, .help, .dontKnow, .enough: return .remark(asked, doubt: doubt)
    case .indifferent:
      return .remark(asked.preceded(by: rules.phrase(.ownDecision)), doubt: doubt)
    case .cancel, .bye: return .answer(.cancel, ignored: [])
    case .back, .startOver:
      return .remark(words.followed(by: rules.phrase(.leave)), doubt: nil)
    // Where text is asked for, a greeting is one.
    case .greeting, nil: break
    }
    // Where it is not known whom a text is for, it is sent to nobody, unless they are named again; nor is what may speak of the
    // question.
    var change: SessionAnswer?
    switch reading {
    case .ambiguous(_, orElse: .answer(let other, _, _)): change = other
    case .ambiguous(_, orElse: .command(.again))
    where step.turn.question.map(reader.isDictated) == true: break
    default:
      return reader.isNoOtherText(sentence, at: step.turn)
        ? .remark(asked.preceded(by: rules.phrase(.notAnAnswer)), doubt: doubt) : nil
    }
    switch reader.read(text, to: step.turn) {
    case .ambiguous(_, orElse: .answer(let other, ignored: [], _)) where other == change:
      return .answer(other, ignored: [])
    case .answer(.value(.string), _, _):
      return .remark(asked.preceded(by: rules.phrase(.notAnAnswer)), doubt: doubt)
    default: return nil
    }
  }

  /// What corrects another parameter while a text is asked about, `no, to Bobo`: the text is asked about once more. Where
  /// it may be such a correction itself it is not.
  func correction(
    in reading: AnswerReader.Reading, beside doubt: KeptDoubt, _ step: SessionStep,
    _ reader: AnswerReader
  ) -> SpokenAnswer? {
    guard case .answer(let answer, let ignored, _) = reading,
      case .change(let parameter, _) = answer, parameter != doubt.parameter
    else { return nil }
    if !doubt.isOfRequest,
      case .ambiguous(_, orElse: .answer) = reader.read(doubt.text, to: step.turn)
    {
      return nil
    }
    return .answer(answer, ignored: ignored, doubt: doubt)
  }

  /// What is meant by text that is not meant word for word.
  private func meant(
    by reading: AnswerReader.Reading, at turn: SessionTurn, _ words: ConversationReply
  ) -> SpokenAnswer {
    switch reading {
    case .ambiguous(_, orElse: .answer(let answer, let ignored, _)):
      .answer(answer, ignored: ignored)
    case .ambiguous(_, orElse: .command(let command)): spoken(command, at: turn, words)
    default: .remark(words.followed(by: rules.phrase(.leave)), doubt: nil)
    }
  }
}
