import Foundation

extension Date {
  /// The date as values have it: in ISO 8601, to the nearest millisecond, which is left out where it is
  /// none; none for what is outside of the years 1 to 9999, or is no time at all.
  ///
  /// Read and written again it is the same text: a handler gets the date that was confirmed.
  var written: String? {
    let date = inMilliseconds
    guard Self.writable.contains(date) else { return nil }
    let seconds = date.timeIntervalSinceReferenceDate
    // The style cuts off what it does not write, and few thousandths are exact in binary.
    return (date + 0.000_25).formatted(
      ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded()))
  }

  /// The date of a text, with or without a fraction of a second, to the nearest millisecond; none for one
  /// that does not exist, which Foundation takes for a later one.
  init?(written text: String) {
    guard Self.isPossible(text) else { return nil }
    for hasFraction in [false, true] {
      let style = ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
      guard let date = try? Date(text, strategy: style).inMilliseconds else { continue }
      guard Self.writable.contains(date) else { return nil }
      self = date
      return
    }
    return nil
  }

  /// Whether the day and the time of a text exist, where it has both; a minute may have one more second.
  private static func isPossible(_ text: String) -> Bool {
    let numbers = text.prefix(19).split { "-T:".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 6 else { return true }
    return DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5] == 60 ? 59 : numbers[5]
    ).isPossible
  }

  /// The years 1 to 9999.
  private static let writable =
    Date.distantPast..<Date(timeIntervalSinceReferenceDate: 252_423_993_600)

  private var inMilliseconds: Date {
    Date(
      timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1_000).rounded() / 1_000)
  }
}
