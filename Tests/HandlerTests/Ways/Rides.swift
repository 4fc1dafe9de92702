// Written as apps write, not as this project does.
// swift-format-ignore-file
import Intents

class RideHandler: NSObject, INRidesharingDomainHandling {
  weak var observer: INGetRideStatusIntentResponseObserver?

  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    if let pickup = intent.pickupLocation {
      completion(.success(with: pickup))
    } else {
      completion(.needsValue())
    }
  }

  func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    let result = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    let mini = INRideOption(name: "Mini Cooper", estimatedPickupDate: Date(timeIntervalSinceNow: 1000))
    mini.priceRange = INPriceRange(
      firstPrice: NSDecimalNumber(string: "5.60"), secondPrice: 10.78, currencyCode: "USD")
    let accord = INRideOption(
      name: "Honda Accord", estimatedPickupDate: Date(timeIntervalSinceNow: 800))
    accord.disclaimerMessage = "This is a small car"
    accord.usesMeteredFare = true
    result.expirationDate = Date(timeIntervalSinceNow: 3600)
    result.rideOptions = [mini, accord]
    result.paymentMethods = [INPaymentMethod.applePay()]
    completion(result)
  }

  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    switch intent.partySize {
    case .none: completion(.needsValue())
    case let .some(p) where p > 0 && p < 5: completion(.success(with: p))
    default: completion(.unsupported())
    }
  }

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let time = intent.scheduledPickupTime, let start = time.startDateComponents,
      let date = Calendar.current.date(from: start), date > Date()
    else { return completion(.notRequired()) }
    completion(.success(with: INDateComponentsRange(start: start, end: nil)))
  }

  func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    let status = INRideStatus()
    status.rideIdentifier = "ride"
    status.phase = .confirmed
    status.pickupLocation = intent.pickupLocation
    status.dropOffLocation = intent.dropOffLocation
    status.estimatedPickupDate = Date(timeIntervalSinceNow: 900)
    let vehicle = INRideVehicle()
    vehicle.manufacturer = "Tesla"
    vehicle.model = "Model S"
    vehicle.registrationPlate = "ABC 123"
    if let location = intent.pickupLocation?.location {
      vehicle.location = CLLocation(
        latitude: location.coordinate.latitude - 0.01, longitude: location.coordinate.longitude)
    }
    status.vehicle = vehicle
    status.driver = INRideDriver(
      phoneNumber: "1", nameComponents: nil, displayName: "Sam", image: INImage(named: "sam"),
      rating: "4.8")
    let result = INRequestRideIntentResponse(code: .success, userActivity: nil)
    result.rideStatus = status
    completion(result)
  }

  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(INGetRideStatusIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver
  ) {
    self.observer = observer
    let response = INGetRideStatusIntentResponse(code: .inProgress, userActivity: nil)
    observer.didUpdate(getRideStatus: response)
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    observer = nil
  }

  func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    let response = INCancelRideIntentResponse(
      code: intent.rideIdentifier.isEmpty ? .failure : .success, userActivity: nil)
    response.cancellationFee = INCurrencyAmount(
      amount: NSDecimalNumber(value: 2.5), currencyCode: "USD")
    response.cancellationFeeThreshold = DateComponents(minute: 5)
    completion(response)
  }

  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    let stars = sendRideFeedbackintent.rating?.intValue ?? 0
    completion(.init(code: stars > 0 ? .success : .failure, userActivity: nil))
  }
}
