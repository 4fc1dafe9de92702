import IntentRuntime

extension AnswerReader {
  /// A reading with what was said of the same moment before: whoever says Friday, is asked when, and says
  /// `at ten`, means Friday at ten.
  func completed(_ reading: Reading, to turn: SessionTurn) -> Reading {
    switch reading {
    case .answer(let answer, let ignored, let cost):
      .answer(completed(answer, to: turn), ignored: ignored, cost: cost)
    case .ambiguous(let answer, let other):
      .ambiguous(completed(answer, to: turn), orElse: completed(other, to: turn))
    case .oneOf(let changes):
      .oneOf(
        changes.map {
          Change(parameter: $0.parameter, value: completed($0.value, of: $0.parameter))
        })
    case .command, .tooMany, .notMeant, .unclear, .tooLong: reading
    }
  }

  private func completed(_ answer: SessionAnswer, to turn: SessionTurn) -> SessionAnswer {
    switch answer {
    case .value(let value):
      turn.question.map { .value(completed(value, of: $0.parameter)) } ?? answer
    case .change(let parameter, let value):
      .change(parameter: parameter, value: completed(value, of: parameter))
    default: answer
    }
  }

  /// A day with the time that was there, or a time with the day.
  private func completed(_ value: JSONValue, of parameter: String) -> JSONValue {
    guard case .dateComponents(nil)? = slot(parameter)?.type, case .object(let said) = value,
      case .object(let before)? = given[parameter]
    else { return value }
    let saysTime = said.keys.contains(where: Self.times.contains)
    guard said.keys.contains(where: Self.days.contains) != saysTime else { return value }
    let kept = before.filter { (saysTime ? Self.days : Self.times).contains($0.key) }
    return .object(said.merging(kept) { said, _ in said })
  }

  /// The components that say when in a day something is.
  private static let times: Set<String> = ["hour", "minute", "second", "nanosecond"]
  /// Those that say which day.
  private static let days: Set<String> = [
    "era", "year", "month", "day", "weekday", "weekdayOrdinal", "quarter", "weekOfMonth",
    "weekOfYear",
    "yearForWeekOfYear", "dayOfYear",
  ]
}
