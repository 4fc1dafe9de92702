import Foundation

extension DateComponents {
  /// The parts of a day, a time of day, or both, as schemas have them: `2026-01-31`, `08:30`,
  /// `2026-01-31T08:30`; none for a day or time that does not exist.
  init?(written text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    let hasDay = halves.first?.contains("-") == true
    guard halves.count == (hasDay && text.contains("T") ? 2 : 1), let first = halves.first,
      let last = halves.last
    else { return nil }
    self.init()
    if hasDay {
      guard let day = Self.numbers(first, "-", digits: [4, 2, 2]) else { return nil }
      (year, month, self.day) = (day[0], day[1], day[2])
    }
    if !hasDay || halves.count == 2 {
      guard
        let time = Self.numbers(last, ":", digits: [2, 2, 2])
          ?? Self.numbers(last, ":", digits: [2, 2])
      else { return nil }
      (hour, minute) = (time[0], time[1])
      if time.count > 2 { second = time[2] }
    }
    guard isPossible else { return nil }
  }

  private static func numbers(_ text: Substring, _ separator: Character, digits: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == digits else { return nil }
    let numbers = parts.compactMap { $0.allSatisfy { ("0"..."9").contains($0) } ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }
}
