public import Foundation

/// Cancel ride: its handler.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
  /// Carries the intent out.
  public func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(cancelRide: INCancelRideIntent, completion:)", completion) {
      await self.handle(cancelRide: intent)
    }
  }

  /// Carries the intent out.
  public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await Bridging.answer(self, "handle(cancelRide: INCancelRideIntent, completion:)") {
      self.handle(cancelRide: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(cancelRide: INCancelRideIntent, completion:)", completion) {
      await self.confirm(cancelRide: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    await Bridging.answer(self, "confirm(cancelRide: INCancelRideIntent, completion:)") {
      self.confirm(cancelRide: intent, completion: $0)
    }
  }
}
