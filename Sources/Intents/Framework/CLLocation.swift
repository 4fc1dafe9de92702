public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres within which something is known to be.
public typealias CLLocationAccuracy = Double

/// A point on the Earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The point where equator and prime meridian meet.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A point that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether degrees are those of a point on the Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A point on the Earth where something was at some time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres within which the point is known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres within which the altitude is known; negative where it is not.
  public let verticalAccuracy: CLLocationAccuracy
  /// When it was there.
  public let timestamp: Date

  /// A point whose altitude and time are known.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  /// A point.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Metres to another point, on a sphere of the Earth's mean radius.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (from, to) = (location.coordinate, coordinate)
    let (north, east) = (
      (to.latitude - from.latitude) * radians, (to.longitude - from.longitude) * radians
    )
    let half =
      pow(sin(north / 2), 2)
      + cos(from.latitude * radians) * cos(to.latitude * radians) * pow(sin(east / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, sqrt(half)))
  }

  /// Whether another one is the same point, whenever something was there.
  open override func isEqual(_ object: Any?) -> Bool {
    if object as AnyObject? === self { return true }
    guard let other = object as? CLLocation, type(of: self) == type(of: other) else { return false }
    return coordinate.latitude == other.coordinate.latitude
      && coordinate.longitude == other.coordinate.longitude && altitude == other.altitude
  }

  /// The same for the same point.
  open override var hash: Int { coordinate.latitude.hashValue }
}

/// An area on the Earth.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// Whether the app is told when the user enters it.
  public var notifyOnEntry = true
  /// Whether the app is told when the user leaves it.
  public var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// A circle on the Earth.
public class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// Metres from the middle to the rim.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a point is in it.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let (middle, point) = (
      CLLocation(latitude: center.latitude, longitude: center.longitude),
      CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
    return point.distance(from: middle) <= radius
  }

  /// Whether another one is the same circle.
  public override func isEqual(_ object: Any?) -> Bool {
    if object as AnyObject? === self { return true }
    guard let other = object as? CLCircularRegion else { return false }
    return identifier == other.identifier && radius == other.radius
      && center.latitude == other.center.latitude && center.longitude == other.center.longitude
  }

  /// The same for the same circle.
  public override var hash: Int { identifier.hashValue }
}
