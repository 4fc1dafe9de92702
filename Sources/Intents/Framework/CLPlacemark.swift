public import Foundation

/// A place: its name, its address and where it is.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public internal(set) var location: CLLocation?
  /// The area that it stands for.
  public internal(set) var region: CLRegion?
  /// The name.
  public internal(set) var name: String?
  /// The street and number.
  public internal(set) var thoroughfare: String?
  /// More of the street, such as the number.
  public internal(set) var subThoroughfare: String?
  /// The city.
  public internal(set) var locality: String?
  /// The part of the city.
  public internal(set) var subLocality: String?
  /// The state or province.
  public internal(set) var administrativeArea: String?
  /// The county.
  public internal(set) var subAdministrativeArea: String?
  /// The postal code.
  public internal(set) var postalCode: String?
  /// The country's code of two letters.
  public internal(set) var isoCountryCode: String?
  /// The country's name.
  public internal(set) var country: String?
  /// The sea or lake.
  public internal(set) var inlandWater: String?
  /// The ocean.
  public internal(set) var ocean: String?
  /// What people go there for.
  public internal(set) var areasOfInterest: [String]?
  /// The time that clocks show there.
  public internal(set) var timeZone: TimeZone?

  override init() {}

  /// The same place as another.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    timeZone = placemark.timeZone
  }

  /// A place of a name.
  ///
  /// - Parameter postalAddress: An address of the framework Contacts, which is read nowhere here.
  public convenience init(location: CLLocation, name: String?, postalAddress: AnyObject?) {
    self.init()
    self.location = location
    self.name = name
  }

  /// Whether another one has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLPlacemark, type(of: self) == type(of: other) else {
      return false
    }
    return location == other.location
      && region == other.region
      && name == other.name
      && thoroughfare == other.thoroughfare
      && subThoroughfare == other.subThoroughfare
      && locality == other.locality
      && subLocality == other.subLocality
      && administrativeArea == other.administrativeArea
      && subAdministrativeArea == other.subAdministrativeArea
      && postalCode == other.postalCode
      && isoCountryCode == other.isoCountryCode
      && country == other.country
      && inlandWater == other.inlandWater
      && ocean == other.ocean
      && areasOfInterest == other.areasOfInterest
      && timeZone == other.timeZone
  }

  /// The same for all that have the same values.
  open override var hash: Int { name.hashValue }
}
