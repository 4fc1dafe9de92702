package import IntentRuntime

/// The words of a day without a time, as they are kept with a session: whoever says `tomorrow evening`, is asked when, and
/// says `at 8`, means eight in the evening, which the value of the day does not tell.
package struct KeptDay: Codable, Hashable, Sendable {
  /// The parameter that has the day.
  let parameter: String
  let text: String

  /// - Parameter text: What was said; more than anybody says of a day is not kept.
  init?(_ text: String, of parameter: String, with value: JSONValue) {
    guard text.utf8.count <= 100, case .object(let moment) = value,
      moment.isDayAlone
        || moment["startDateComponents"]?.isDayAlone == true
          && moment["endDateComponents"]?.isDayAlone != false
    else { return nil }
    (self.parameter, self.text) = (parameter, text)
  }

  /// The day of a request.
  init?(in recognition: Recognition) {
    let days = recognition.uses.lazy.compactMap { use -> KeptDay? in
      guard let name = use.parameter, let value = recognition.request.parameters[name] else {
        return nil
      }
      return KeptDay(use.text, of: name, with: value)
    }
    guard let day = days.first else { return nil }
    self = day
  }
}

extension IntentSession {
  /// The day that was said last.
  package var daySaid: KeptDay? {
    get { kept("day") }
    set { keep(newValue, as: "day") }
  }

  /// Keeps the words of an answer that is a day, and none of one before it.
  package mutating func noteWords(_ text: String, of answer: SessionAnswer, to turn: SessionTurn) {
    guard let (parameter, value) = answer.valueSaid(at: turn) else { return }
    if let day = KeptDay(text, of: parameter, with: value) {
      daySaid = day
    } else if daySaid?.parameter == parameter {
      daySaid = nil
    }
  }

  /// Words that were not taken, without those of a day which the next answer is read with.
  package func withoutKept(_ ignored: [String], at turn: SessionTurn) -> [String] {
    guard let daySaid, turn.question?.parameter == daySaid.parameter else { return ignored }
    return ignored.filter { !daySaid.text.contains($0) }
  }
}

extension JSONValue {
  fileprivate var isDayAlone: Bool {
    if case .object(let moment) = self { moment.isDayAlone } else { false }
  }
}

extension [String: JSONValue] {
  /// Whether a moment is a day without a time.
  fileprivate var isDayAlone: Bool { self["day"] != nil && self["hour"] == nil }
}
