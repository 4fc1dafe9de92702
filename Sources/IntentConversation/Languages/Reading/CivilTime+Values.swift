import IntentRuntime

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
  var values: [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    if let year { values["year"] = .integer(year) }
    if let month { values["month"] = .integer(month) }
    if let day { values["day"] = .integer(day) }
    if let hour { values["hour"] = .integer(hour) }
    if let minute { values["minute"] = .integer(minute) }
    return values
  }
}
