/// Get restaurant guest.
public class INGetRestaurantGuestIntent: INIntent, @unchecked Sendable {
}

/// How the intent is answered.
public class INGetRestaurantGuestIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INGetRestaurantGuestIntentResponseCode.success
  /// The guest.
  public var guest: INRestaurantGuest?
  /// The guest display preferences.
  public var guestDisplayPreferences: INRestaurantGuestDisplayPreferences?

  /// A response without any property.
  public convenience init(
    code: INGetRestaurantGuestIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetRestaurantGuestIntentResponseCode: Int, Sendable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
}
