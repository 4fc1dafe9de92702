public import Foundation

/// Get reservation details.
public class INGetReservationDetailsIntent: INIntent, @unchecked Sendable {
  /// The reservation container reference.
  public internal(set) var reservationContainerReference: INSpeakableString?
  /// The reservation item references.
  public internal(set) var reservationItemReferences: [INSpeakableString]?

  /// An intent of these values.
  public convenience init(
    reservationContainerReference: INSpeakableString?,
    reservationItemReferences: [INSpeakableString]?
  ) {
    self.init()
    self.reservationContainerReference = reservationContainerReference
    self.reservationItemReferences = reservationItemReferences
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetReservationDetailsIntent()
    copy.reservationContainerReference = reservationContainerReference
    copy.reservationItemReferences = reservationItemReferences
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetReservationDetailsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INGetReservationDetailsIntentResponseCode.unspecified
  /// The reservations.
  public var reservations: [INReservation]?

  /// A response without any property.
  public convenience init(
    code: INGetReservationDetailsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetReservationDetailsIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
}
