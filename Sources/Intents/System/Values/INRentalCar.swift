public import Foundation

/// A rental car.
public class INRentalCar: NSObject, @unchecked Sendable {
  /// The rental company name.
  public internal(set) var rentalCompanyName: String = ""
  /// The type.
  public internal(set) var type: String?
  /// The make.
  public internal(set) var make: String?
  /// The model.
  public internal(set) var model: String?
  /// The rental car description.
  public internal(set) var rentalCarDescription: String?

  override init() {}

  /// A rental car of these values.
  public convenience init(
    rentalCompanyName: String,
    type: String?,
    make: String?,
    model: String?,
    rentalCarDescription: String?
  ) {
    self.init()
    self.rentalCompanyName = rentalCompanyName
    self.type = type
    self.make = make
    self.model = model
    self.rentalCarDescription = rentalCarDescription
  }
}
