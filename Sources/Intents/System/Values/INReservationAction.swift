public import Foundation

/// A reservation action.
public class INReservationAction: NSObject, @unchecked Sendable {
  /// The type.
  public internal(set) var type = INReservationActionType.unknown
  /// The valid duration.
  public internal(set) var validDuration = INDateComponentsRange(start: nil, end: nil)
  /// The user activity.
  public internal(set) var userActivity = NSUserActivity(activityType: "")

  override init() {}

  /// A reservation action of these values.
  public convenience init(
    type: INReservationActionType,
    validDuration: INDateComponentsRange,
    userActivity: NSUserActivity
  ) {
    self.init()
    self.type = type
    self.validDuration = validDuration
    self.userActivity = userActivity
  }
}
