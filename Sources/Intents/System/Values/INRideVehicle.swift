public import Foundation

/// A ride vehicle.
public class INRideVehicle: NSObject, @unchecked Sendable {
  /// The location.
  public var location: CLLocation?
  /// The registration plate.
  public var registrationPlate: String?
  /// The manufacturer.
  public var manufacturer: String?
  /// The model.
  public var model: String?
  /// The map annotation image.
  public var mapAnnotationImage: INImage?

  /// A ride vehicle without any value.
  public override init() {}
}
