public import Foundation

/// How a ride ended.
public class INRideCompletionStatus: NSObject, @unchecked Sendable {
  /// What to open the app with, where something is left to do.
  public var completionUserActivity: NSUserActivity?
  /// Whether the ride came to its end.
  public internal(set) var isCompleted = false
  /// Whether somebody cancelled it.
  public internal(set) var isCanceled = false
  /// Whether the user was not there.
  public internal(set) var isMissedPickup = false
  /// What it costs.
  public internal(set) var paymentAmount: INCurrencyAmount?
  /// What the user is asked for.
  public internal(set) var feedbackType: INRideFeedbackTypeOptions = []
  /// Whether it is still to be paid.
  public internal(set) var isOutstanding = false
  /// What is suggested as a tip.
  public var defaultTippingOptions: Set<INCurrencyAmount>?

  required override init() {}

  /// The ride came to its end.
  public class func completed() -> Self {
    let status = Self()
    status.isCompleted = true
    return status
  }

  /// The ride came to its end and is paid.
  public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
    let status = completed()
    status.paymentAmount = settledPaymentAmount
    return status
  }

  /// The ride came to its end and is to be paid.
  public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
    let status = completed(settled: outstandingPaymentAmount)
    status.isOutstanding = true
    return status
  }

  /// The ride came to its end, and the user is asked for something.
  public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
    let status = completed()
    status.feedbackType = feedbackType
    return status
  }

  /// The service cancelled the ride.
  public class func canceledByService() -> Self { canceled() }

  /// The user cancelled the ride.
  public class func canceledByUser() -> Self { canceled() }

  /// The ride was cancelled because the user was not there.
  public class func canceledMissedPickup() -> Self {
    let status = canceled()
    status.isMissedPickup = true
    return status
  }

  private class func canceled() -> Self {
    let status = Self()
    status.isCanceled = true
    return status
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRideCompletionStatus else { return false }
    return isCompleted == other.isCompleted
      && isCanceled == other.isCanceled
      && isMissedPickup == other.isMissedPickup
      && isOutstanding == other.isOutstanding
      && paymentAmount == other.paymentAmount
      && feedbackType == other.feedbackType
      && defaultTippingOptions == other.defaultTippingOptions
      && completionUserActivity == other.completionUserActivity
  }

  /// The same for all that have the same values.
  public override var hash: Int { isCompleted.hashValue }
}
