import Foundation
import IntentRuntime

/// What moves a day or a time that was said: `a day later`, in place of Saturday.
extension AnswerReader {
  /// The day or time of a parameter, so much later or earlier than the one that it has; none where nothing moves it.
  func shifted(_ said: Sentence, _ slot: Slot) -> JSONValue? {
    guard !slot.isArray, case .object(let given)? = slot.parameterName.flatMap({ given[$0] })
    else { return nil }
    let reader = recognizer.reader
    let sentence = recognizer.rules.withoutCourtesy(said)
    guard let words = trimmed(sentence.words.indices, in: sentence),
      let shift = reader.shift(Sentence(sentence.text(words))) ?? reader.shift(sentence)
    else { return nil }
    func moved(_ moment: [String: JSONValue]) -> JSONValue? {
      reader.moved(CivilTime(moment), by: shift).map { .object(moment.merging($0.values) { $1 }) }
    }
    switch slot.type {
    case .dateComponents: return moved(given)
    case .dateRange:
      let ends = given.compactMapValues { end -> JSONValue? in
        if case .object(let moment) = end { moved(moment) } else { nil }
      }
      return ends.count == given.count ? .object(ends) : nil
    default: return nil
    }
  }
}

extension CivilTime {
  /// The day and the time of a value.
  init(_ value: [String: JSONValue]) {
    func number(_ component: String) -> Int? {
      if case .integer(let number)? = value[component] { number } else { nil }
    }
    self.init(
      year: number("year"), month: number("month"), day: number("day"), hour: number("hour"),
      minute: number("minute"))
  }

  /// What of them is known, as a value has it.
  fileprivate var values: [String: JSONValue] {
    ["year": year, "month": month, "day": day, "hour": hour, "minute": minute]
      .compactMapValues { $0.map(JSONValue.integer) }
  }
}
