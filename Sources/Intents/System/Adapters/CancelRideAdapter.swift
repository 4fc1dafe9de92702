import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `CancelRideIntent` of SystemIntents.
final class CancelRideAdapter: SystemHandlerAdapter, CancelRideIntentHandling, @unchecked Sendable {
  private let handler: any INCancelRideIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INCancelRideIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.CancelRideIntent) -> INIntent {
    INCancelRideIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any CancelRideIntentHandling)? {
    CancelRideAdapter(object)
  }

  func confirm(intent: SystemIntents.CancelRideIntent) async throws
    -> SystemIntents.CancelRideIntentResponse
  {
    let response = await handler.confirm(cancelRide: INCancelRideIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.CancelRideIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.CancelRideIntent) async throws
    -> SystemIntents.CancelRideIntentResponse
  {
    try await handler.handle(cancelRide: INCancelRideIntent.make(intent)).systemResponse()
  }
}

extension INCancelRideIntent {
  static func make(_ value: SystemIntents.CancelRideIntent) -> INCancelRideIntent {
    let intent = INCancelRideIntent()
    if let given = (value.rideIdentifier) { intent.rideIdentifier = given }
    return intent
  }
}

extension INCancelRideIntentResponse {
  func systemResponse() throws -> SystemIntents.CancelRideIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.CancelRideIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.cancellationFee = cancellationFee.map { Bridging.CurrencyAmount.value(of: $0) }
    response.cancellationFeeThreshold = cancellationFeeThreshold
    return response
  }
}
