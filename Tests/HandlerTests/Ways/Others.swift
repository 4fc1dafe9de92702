// Written as apps write, not as this project does.
// swift-format-ignore-file
import Intents

final class PhotosHandler: NSObject, INPhotosDomainHandling {
  func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let album = intent.albumName else { return completion(INStringResolutionResult.notRequired()) }
    completion(INStringResolutionResult.disambiguation(with: [album, album + " 2"]))
  }

  func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    let range = intent.dateCreated ?? INDateComponentsRange(start: DateComponents(year: 2016), end: nil)
    completion(.success(with: range))
  }

  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
  ) {
    let response = INSearchForPhotosIntentResponse(code: .continueInApp, userActivity: nil)
    response.searchResultsCount = intent.includedAttributes.contains(.selfie) ? 1 : nil
    completion(response)
  }

  func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
  ) { completion(.init(code: .continueInApp, userActivity: nil)) }
}

final class CarHandler: NSObject, INCarCommandsDomainHandling, INSetClimateSettingsInCarIntentHandling {
  func handle(intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void) {
    completion(INListCarsIntentResponse(code: .success, userActivity: nil))
  }

  func resolveCarName(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.success(with: intent.carName ?? INSpeakableString(spokenPhrase: "Car"))) }

  func handle(
    intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
  ) { completion(.init(code: intent.locked == true ? .success : .failure, userActivity: nil)) }

  func handle(
    intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
  ) {
    let response = INGetCarLockStatusIntentResponse(code: .success, userActivity: nil)
    response.locked = true
    completion(response)
  }

  func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void
  ) {
    let response = INGetCarPowerLevelStatusIntentResponse(code: .success, userActivity: nil)
    response.chargePercentRemaining = 0.5
    response.distanceRemaining = Measurement(value: 120, unit: UnitLength.kilometers)
    response.charging = false
    completion(response)
  }

  func resolveSignals(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void
  ) { completion(.success(with: intent.signals.union(.audible))) }

  func handle(
    intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void
  ) { completion(.init(code: .success, userActivity: nil)) }

  func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping (INTemperatureResolutionResult) -> Void
  ) {
    let value = intent.temperature?.converted(to: .celsius).value ?? 20
    completion(.success(with: Measurement(value: value, unit: UnitTemperature.celsius)))
  }

  func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
  ) { completion(.init(code: .success, userActivity: nil)) }
}

final class RestaurantHandler: NSObject, INGetRestaurantGuestIntentHandling,
  INBookRestaurantReservationIntentHandling
{
  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
  ) {
    let response = INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil)
    response.guest = INRestaurantGuest(
      nameComponents: nil, phoneNumber: "1", emailAddress: "guest@example.com")
    let preferences = INRestaurantGuestDisplayPreferences()
    preferences.nameEditable = true
    response.guestDisplayPreferences = preferences
    completion(response)
  }

  func resolvePartySize(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping (INIntegerResolutionResult) -> Void
  ) { completion(.success(with: intent.partySize)) }

  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
  ) {
    let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
    response.userBooking = INRestaurantReservationUserBooking(
      restaurant: intent.restaurant, booking: Date(), partySize: intent.partySize,
      bookingIdentifier: "1", guest: intent.guest!, status: .confirmed, dateStatusModified: Date())
    completion(response)
  }
}

final class RadioHandler: NSObject, INSetRadioStationIntentHandling, INGetVisualCodeIntentHandling {
  func resolveRadioType(
    for intent: INSetRadioStationIntent,
    with completion: @escaping (INRadioTypeResolutionResult) -> Void
  ) {
    switch intent.radioType {
    case .AM, .FM: completion(.success(with: intent.radioType))
    default: completion(.confirmationRequired(with: .FM))
    }
  }

  func resolveFrequency(
    for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) { completion(intent.frequency.map { .success(with: $0) } ?? .needsValue()) }

  func handle(
    intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
  ) { completion(.init(code: .success, userActivity: nil)) }

  func handle(
    intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void
  ) {
    let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
    response.visualCodeImage = INImage(imageData: Data())
    completion(response)
  }
}
