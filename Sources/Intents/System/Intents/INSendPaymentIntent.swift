public import Foundation

/// Send payment.
public class INSendPaymentIntent: INIntent, @unchecked Sendable {
  /// The payee.
  public internal(set) var payee: INPerson?
  /// The currency amount.
  public internal(set) var currencyAmount: INCurrencyAmount?
  /// The note.
  public internal(set) var note: String?

  /// An intent of these values.
  public convenience init(
    payee: INPerson?,
    currencyAmount: INCurrencyAmount?,
    note: String?
  ) {
    self.init()
    self.payee = payee
    self.currencyAmount = currencyAmount
    self.note = note
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSendPaymentIntent()
    copy.payee = payee
    copy.currencyAmount = currencyAmount
    copy.note = note
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSendPaymentIntentResponseCode.unspecified
  /// The payment record.
  public var paymentRecord: INPaymentRecord?

  /// A response without any property.
  public convenience init(
    code: INSendPaymentIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// Send payment currency amount unsupported reason.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  /// Payments amount below minimum.
  case paymentsAmountBelowMinimum = 1
  /// Payments amount above maximum.
  case paymentsAmountAboveMaximum = 2
  /// Payments currency unsupported.
  case paymentsCurrencyUnsupported = 3
}

/// What can become of the intent.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
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
  /// Failure credentials unverified.
  case failureCredentialsUnverified = 6
  /// Failure payments amount below minimum.
  case failurePaymentsAmountBelowMinimum = 7
  /// Failure payments amount above maximum.
  case failurePaymentsAmountAboveMaximum = 8
  /// Failure payments currency unsupported.
  case failurePaymentsCurrencyUnsupported = 9
  /// Failure insufficient funds.
  case failureInsufficientFunds = 10
  /// Failure no bank account.
  case failureNoBankAccount = 11
  /// Failure not eligible.
  case failureNotEligible = 12
  /// Failure terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 13
}

/// Send payment payee unsupported reason.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  /// Credentials unverified.
  case credentialsUnverified = 1
  /// Insufficient funds.
  case insufficientFunds = 2
  /// No account.
  case noAccount = 3
  /// No valid handle.
  case noValidHandle = 4
}

/// What a handler makes of a value: send payment currency amount.
open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init(outcome: currencyAmountResolutionResult.outcome)
  }
}

/// What a handler makes of a value: send payment payee.
open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(outcome: personResolutionResult.outcome)
  }
}
