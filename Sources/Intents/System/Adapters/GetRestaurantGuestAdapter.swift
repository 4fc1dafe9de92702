import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetRestaurantGuestIntent` of SystemIntents.
final class GetRestaurantGuestAdapter: SystemHandlerAdapter, GetRestaurantGuestIntentHandling,
  @unchecked Sendable
{
  private let handler: any INGetRestaurantGuestIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetRestaurantGuestIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetRestaurantGuestIntent) -> INIntent {
    INGetRestaurantGuestIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any GetRestaurantGuestIntentHandling)? {
    GetRestaurantGuestAdapter(object)
  }

  func confirm(intent: SystemIntents.GetRestaurantGuestIntent) async throws
    -> SystemIntents.GetRestaurantGuestIntentResponse
  {
    let response = await handler.confirm(
      getRestaurantGuest: INGetRestaurantGuestIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetRestaurantGuestIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetRestaurantGuestIntent) async throws
    -> SystemIntents.GetRestaurantGuestIntentResponse
  {
    try await handler.handle(getRestaurantGuest: INGetRestaurantGuestIntent.make(intent))
      .systemResponse()
  }
}

extension INGetRestaurantGuestIntent {
  static func make(_ value: SystemIntents.GetRestaurantGuestIntent) -> INGetRestaurantGuestIntent {
    let intent = INGetRestaurantGuestIntent()
    return intent
  }
}

extension INGetRestaurantGuestIntentResponse {
  func systemResponse() throws -> SystemIntents.GetRestaurantGuestIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetRestaurantGuestIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.guest = guest.map { SystemIntents.RestaurantGuest($0) }
    response.guestDisplayPreferences = guestDisplayPreferences.map {
      SystemIntents.RestaurantGuestDisplayPreferences($0)
    }
    return response
  }
}
