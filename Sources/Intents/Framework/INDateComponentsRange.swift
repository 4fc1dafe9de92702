public import Foundation

/// A range of dates.
public class INDateComponentsRange: NSObject, @unchecked Sendable {
  /// Where it begins; none where it has no beginning.
  public let startDateComponents: DateComponents?
  /// Where it ends; none where it has no end.
  public let endDateComponents: DateComponents?
  /// How it is repeated.
  public let recurrenceRule: INRecurrenceRule?

  /// A range that is repeated.
  public init(
    start startDateComponents: DateComponents?,
    end endDateComponents: DateComponents?,
    recurrenceRule: INRecurrenceRule?
  ) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    self.recurrenceRule = recurrenceRule
  }

  /// A range.
  public convenience init(
    start startDateComponents: DateComponents?,
    end endDateComponents: DateComponents?
  ) {
    self.init(start: startDateComponents, end: endDateComponents, recurrenceRule: nil)
  }
}
