public import Foundation

/// Is told of what changes.
public protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol {
  /// Takes a newer response.
  func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)
}
