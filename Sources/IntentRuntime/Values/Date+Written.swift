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

  /// The date of a text, with or without a fraction of a second, to the nearest millisecond.
  init?(written text: String) {
    for hasFraction in [false, true] {
      let style = ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
      guard let date = try? Date(text, strategy: style).inMilliseconds else { continue }
      guard Self.writable.contains(date) else { return nil }
      self = date
      return
    }
    return nil
  }

  /// The years 1 to 9999.
  private static let writable =
    Date.distantPast..<Date(timeIntervalSinceReferenceDate: 252_423_993_600)

  private var inMilliseconds: Date {
    Date(
      timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1_000).rounded() / 1_000)
  }
}
