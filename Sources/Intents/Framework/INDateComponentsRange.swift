public import Foundation

/// A range of dates.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
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

  /// Whether another one has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INDateComponentsRange, type(of: self) == type(of: other) else {
      return false
    }
    return startDateComponents == other.startDateComponents
      && endDateComponents == other.endDateComponents
      && recurrenceRule == other.recurrenceRule
  }

  /// The same for all that have the same values.
  open override var hash: Int { startDateComponents.hashValue }
}
