/// A point on the Earth.
///
/// Apple's counterpart is `CLLocation`.
public struct Location: Codable, Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// A point on the earth, in degrees: latitude -90 to 90, longitude -180 to 180.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place: its name, its address and where it is.
///
/// In JSON it may also be a plain string, the name. Apple's counterpart is `CLPlacemark`.
public struct Placemark: Hashable, Sendable {
  /// The name, `Golden Gate Bridge`.
  public var name: String?
  /// The street and number.
  public var thoroughfare: String?
  /// The city.
  public var locality: String?
  /// The state or province.
  public var administrativeArea: String?
  /// The postal code.
  public var postalCode: String?
  /// The country's name.
  public var country: String?
  /// The country's code of two letters.
  public var isoCountryCode: String?
  /// Where it is.
  public var location: Location?

  /// A place of which as much is given as is known.
  ///
  /// - Parameter isoCountryCode: Two letters of ISO 3166, `PL`.
  public init(
    name: String? = nil,
    thoroughfare: String? = nil,
    locality: String? = nil,
    administrativeArea: String? = nil,
    postalCode: String? = nil,
    country: String? = nil,
    isoCountryCode: String? = nil,
    location: Location? = nil
  ) {
    self.name = name
    self.thoroughfare = thoroughfare
    self.locality = locality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
    self.location = location
  }
}

extension Placemark: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, thoroughfare, locality, administrativeArea, postalCode, country, isoCountryCode,
      location
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name: name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decodeIfPresent(String.self, forKey: .name),
      thoroughfare: try container.decodeIfPresent(String.self, forKey: .thoroughfare),
      locality: try container.decodeIfPresent(String.self, forKey: .locality),
      administrativeArea: try container.decodeIfPresent(String.self, forKey: .administrativeArea),
      postalCode: try container.decodeIfPresent(String.self, forKey: .postalCode),
      country: try container.decodeIfPresent(String.self, forKey: .country),
      isoCountryCode: try container.decodeIfPresent(String.self, forKey: .isoCountryCode),
      location: try container.decodeIfPresent(Location.self, forKey: .location)
    )
  }
}

extension Placemark {
  /// The address on one line, `1 Golden Gate, San Francisco, CA 94129, United States`.
  public var formattedAddress: String {
    let region = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
    return [thoroughfare, locality, region, country].compactMap(\.self)
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
