public import Foundation

/// Request payment.
public class INRequestPaymentIntent: INIntent, @unchecked Sendable {
  /// The payer.
  public internal(set) var payer: INPerson?
  /// The currency amount.
  public internal(set) var currencyAmount: INCurrencyAmount?
  /// The note.
  public internal(set) var note: String?

  /// An intent of these values.
  public convenience init(
    payer: INPerson?,
    currencyAmount: INCurrencyAmount?,
    note: String?
  ) {
    self.init()
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INRequestPaymentIntent()
    copy.payer = payer
    copy.currencyAmount = currencyAmount
    copy.note = note
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INRequestPaymentIntentResponseCode.unspecified
  /// The payment record.
  public var paymentRecord: INPaymentRecord?

  /// A response without any property.
  public convenience init(
    code: INRequestPaymentIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// Request payment currency amount unsupported reason.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  /// Payments amount below minimum.
  case paymentsAmountBelowMinimum = 1
  /// Payments amount above maximum.
  case paymentsAmountAboveMaximum = 2
  /// Payments currency unsupported.
  case paymentsCurrencyUnsupported = 3
}

/// What can become of the intent.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
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
  /// Failure no bank account.
  case failureNoBankAccount = 10
  /// Failure not eligible.
  case failureNotEligible = 11
  /// Failure terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 12
}

/// Request payment payer unsupported reason.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  /// Credentials unverified.
  case credentialsUnverified = 1
  /// No account.
  case noAccount = 2
  /// No valid handle.
  case noValidHandle = 3
}

/// What a handler makes of a value: request payment currency amount.
open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
    self.init(outcome: currencyAmountResolutionResult.outcome)
  }
}

/// What a handler makes of a value: request payment payer.
open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(outcome: personResolutionResult.outcome)
  }
}
