import Foundation
import IntentRuntime
import SystemIntents

// The ways between values of SystemIntents and classes that are not made alike.

extension SystemIntents.NoteContent {
  init(_ content: INNoteContent) {
    self.init(
      text: (content as? INTextNoteContent)?.text,
      image: (content as? INImageNoteContent)?.image.map(IntentImage.init))
  }
}

extension INNoteContent {
  static func make(_ value: SystemIntents.NoteContent) -> INNoteContent {
    if let image = value.image { return INImageNoteContent(image: INImage(image)) }
    return INTextNoteContent(text: value.text ?? "")
  }
}

extension SystemIntents.RestaurantGuest {
  init(_ guest: INRestaurantGuest) {
    self.init(phoneNumber: guest.phoneNumber, emailAddress: guest.emailAddress)
  }
}

extension INRestaurantGuest {
  static func make(_ value: SystemIntents.RestaurantGuest) -> INRestaurantGuest {
    INRestaurantGuest(
      nameComponents: nil, phoneNumber: value.phoneNumber, emailAddress: value.emailAddress)
  }
}

extension SystemIntents.RideDriver {
  init(_ driver: INRideDriver) {
    self.init(rating: driver.rating, phoneNumber: driver.phoneNumber)
  }
}

extension INRideDriver {
  static func make(_ value: SystemIntents.RideDriver) -> INRideDriver {
    INRideDriver(
      phoneNumber: value.phoneNumber ?? "", nameComponents: nil, displayName: nil, image: nil,
      rating: value.rating)
  }
}

extension SystemIntents.PriceRange {
  init(_ range: INPriceRange) {
    self.init(
      minimumPrice: range.minimumPrice?.doubleValue, maximumPrice: range.maximumPrice?.doubleValue,
      currencyCode: range.currencyCode)
  }
}

extension INPriceRange {
  static func make(_ value: SystemIntents.PriceRange) -> INPriceRange {
    let range = INPriceRange()
    range.minimumPrice = value.minimumPrice.map { NSDecimalNumber(value: $0) }
    range.maximumPrice = value.maximumPrice.map { NSDecimalNumber(value: $0) }
    range.currencyCode = value.currencyCode ?? ""
    return range
  }
}

extension SystemIntents.PartySizeRange {
  init(_ range: NSRange) {
    self.init(lowerBound: range.location, upperBound: range.location + range.length)
  }
}

extension NSRange {
  init(_ value: SystemIntents.PartySizeRange) {
    let lower = value.lowerBound ?? 0
    self.init(location: lower, length: max(0, (value.upperBound ?? lower) - lower))
  }
}

extension SystemIntents.MediaDestination {
  init(_ destination: INMediaDestination) {
    self.init(
      mediaDestinationType: destination.playlistName == nil ? .library : .playlist,
      playlistName: destination.playlistName)
  }
}

extension INMediaDestination {
  init?(_ value: SystemIntents.MediaDestination) {
    if let name = value.playlistName {
      self = .playlist(name)
    } else if value.mediaDestinationType == .library {
      self = .library
    } else {
      return nil
    }
  }
}

extension SystemIntents.RideCompletionStatus {
  init(_ status: INRideCompletionStatus) {
    self.init(
      completionUserActivity: status.completionUserActivity.map(UserActivity.init),
      isCompleted: status.isCompleted, isCanceled: status.isCanceled,
      isMissedPickup: status.isMissedPickup,
      paymentAmount: status.paymentAmount.map(CurrencyAmount.init),
      feedbackType: SystemIntents.RideFeedbackTypeOptions(
        rawValue: Int(bitPattern: status.feedbackType.rawValue)),
      isOutstanding: status.isOutstanding,
      defaultTippingOptions: status.defaultTippingOptions?.map(CurrencyAmount.init)
        .sorted { $0.amount < $1.amount })
  }
}

extension INRideCompletionStatus {
  static func make(_ value: SystemIntents.RideCompletionStatus) -> INRideCompletionStatus {
    let status = INRideCompletionStatus()
    status.completionUserActivity = value.completionUserActivity.map(NSUserActivity.init)
    status.isCompleted = value.isCompleted ?? false
    status.isCanceled = value.isCanceled ?? false
    status.isMissedPickup = value.isMissedPickup ?? false
    status.paymentAmount = value.paymentAmount.map { INCurrencyAmount($0) }
    status.feedbackType = INRideFeedbackTypeOptions(
      rawValue: UInt(bitPattern: value.feedbackType?.rawValue ?? 0))
    status.isOutstanding = value.isOutstanding ?? false
    status.defaultTippingOptions = value.defaultTippingOptions.map {
      Set($0.map { INCurrencyAmount($0) })
    }
    return status
  }
}

extension SystemIntents.Car {
  init(_ car: INCar) {
    self.init(
      carIdentifier: car.carIdentifier, displayName: car.displayName, year: car.year,
      make: car.make, model: car.model,
      headUnit: car.headUnit.map {
        SystemIntents.CarHeadUnit(
          bluetoothIdentifier: $0.bluetoothIdentifier, iAP2Identifier: $0.iAP2Identifier)
      },
      supportedChargingConnectors: car.supportedChargingConnectors.map(\.rawValue))
  }
}

extension INCar {
  static func make(_ value: SystemIntents.Car) -> INCar {
    INCar(
      carIdentifier: value.carIdentifier ?? "", displayName: value.displayName, year: value.year,
      make: value.make, model: value.model, color: nil,
      headUnit: value.headUnit.map {
        HeadUnit(
          bluetoothIdentifier: $0.bluetoothIdentifier, iAP2Identifier: $0.iAP2Identifier)
      },
      supportedChargingConnectors: (value.supportedChargingConnectors ?? [])
        .map(ChargingConnectorType.init(rawValue:)))
  }
}
