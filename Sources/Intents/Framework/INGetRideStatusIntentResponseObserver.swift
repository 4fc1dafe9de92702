public import Foundation

/// Is told of what changes.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  /// Takes a newer response.
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}
