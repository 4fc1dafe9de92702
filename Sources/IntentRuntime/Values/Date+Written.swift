import Foundation

extension Date {
  /// The date as values have it: in ISO 8601, with its milliseconds where it has any.
  var written: String {
    let seconds = timeIntervalSinceReferenceDate
    return formatted(ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded()))
  }

  /// The date of a text, with or without milliseconds.
  init?(written text: String) {
    for hasFraction in [false, true] {
      let style = ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
      if let date = try? Date(text, strategy: style) {
        self = date
        return
      }
    }
    return nil
  }
}
