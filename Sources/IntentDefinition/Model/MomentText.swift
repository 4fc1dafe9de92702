import Foundation

/// A day, a time, or a day with a time and perhaps its zone, as there are in a calendar: `2026-01-31T08:30`.
struct MomentText {
  let hasDay: Bool
  let hasTime: Bool

  /// None where a text is no such moment.
  init?(_ text: some StringProtocol) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "T" || $0 == " "
    }
    guard let first = parts.first, let last = parts.last else { return nil }
    hasDay = Self.isDay(String(first))
    hasTime = Self.isTime(String(last))
    guard parts.count == 1 ? hasDay || hasTime : hasDay && hasTime else { return nil }
  }

  /// Whether a text is a moment, or two with a slash in between.
  static func isRange(_ text: String) -> Bool {
    let ends = text.split(separator: "/", omittingEmptySubsequences: false)
    return ends.count < 3 && ends.allSatisfy { MomentText($0) != nil }
  }

  private static func isDay(_ text: String) -> Bool {
    guard let found = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
      let year = Int(found.1), let month = Int(found.2), let day = Int(found.3)
    else { return false }
    return DateComponents(year: year, month: month, day: day)
      .isValidDate(in: Calendar(identifier: .gregorian))
  }

  private static func isTime(_ text: String) -> Bool {
    // No zone is further from Greenwich than 14 hours.
    let zone = /(?:Z|[+-](?:0[0-9]|1[0-4]):?[0-5][0-9])?/
    let time = /(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?/
    guard let found = text.prefixMatch(of: time) else { return false }
    return text[found.range.upperBound...].wholeMatch(of: zone) != nil
  }
}
