public import Foundation

/// A seat.
public class INSeat: NSObject, @unchecked Sendable {
  /// The seat section.
  public internal(set) var seatSection: String?
  /// The seat row.
  public internal(set) var seatRow: String?
  /// The seat number.
  public internal(set) var seatNumber: String?
  /// The seating type.
  public internal(set) var seatingType: String?

  override init() {}

  /// A seat of these values.
  public convenience init(
    seatSection: String?,
    seatRow: String?,
    seatNumber: String?,
    seatingType: String?
  ) {
    self.init()
    self.seatSection = seatSection
    self.seatRow = seatRow
    self.seatNumber = seatNumber
    self.seatingType = seatingType
  }
}
