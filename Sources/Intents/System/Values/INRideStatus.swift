public import Foundation

/// A ride status.
public class INRideStatus: NSObject, @unchecked Sendable {
  /// The ride identifier.
  public var rideIdentifier: String?
  /// The phase.
  public var phase = INRidePhase.unknown
  /// The completion status.
  public var completionStatus: INRideCompletionStatus?
  /// The vehicle.
  public var vehicle: INRideVehicle?
  /// The driver.
  public var driver: INRideDriver?
  /// The estimated pickup date.
  public var estimatedPickupDate: Date?
  /// The estimated drop off date.
  public var estimatedDropOffDate: Date?
  /// The estimated pickup end date.
  public var estimatedPickupEndDate: Date?
  /// The scheduled pickup time.
  public var scheduledPickupTime: INDateComponentsRange?
  /// The pickup location.
  public var pickupLocation: CLPlacemark?
  /// The waypoints.
  public var waypoints: [CLPlacemark]?
  /// The drop off location.
  public var dropOffLocation: CLPlacemark?
  /// The ride option.
  public var rideOption: INRideOption?
  /// The user activity for canceling in application.
  public var userActivityForCancelingInApplication: NSUserActivity?
  /// The additional action activities.
  public var additionalActionActivities: [NSUserActivity]?

  /// A ride status without any value.
  public override init() {}
}
