import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetRideStatusIntent` of SystemIntents.
final class GetRideStatusAdapter: SystemHandlerAdapter, GetRideStatusIntentHandling,
  @unchecked Sendable
{
  private let handler: any INGetRideStatusIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetRideStatusIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetRideStatusIntent) -> INIntent {
    INGetRideStatusIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any GetRideStatusIntentHandling)? {
    GetRideStatusAdapter(object)
  }

  func confirm(intent: SystemIntents.GetRideStatusIntent) async throws
    -> SystemIntents.GetRideStatusIntentResponse
  {
    let response = await handler.confirm(intent: INGetRideStatusIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetRideStatusIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetRideStatusIntent) async throws
    -> SystemIntents.GetRideStatusIntentResponse
  {
    try await handler.handle(intent: INGetRideStatusIntent.make(intent)).systemResponse()
  }
}

extension INGetRideStatusIntent {
  static func make(_ value: SystemIntents.GetRideStatusIntent) -> INGetRideStatusIntent {
    let intent = INGetRideStatusIntent()
    return intent
  }
}

extension INGetRideStatusIntentResponse {
  func systemResponse() throws -> SystemIntents.GetRideStatusIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetRideStatusIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.rideStatus = rideStatus.map { SystemIntents.RideStatus($0) }
    return response
  }
}
