/// Bill type.
public enum INBillType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Auto insurance.
  case autoInsurance = 1
  /// Cable.
  case cable = 2
  /// Car lease.
  case carLease = 3
  /// Car loan.
  case carLoan = 4
  /// Credit card.
  case creditCard = 5
  /// Electricity.
  case electricity = 6
  /// Gas.
  case gas = 7
  /// Garbage and recycling.
  case garbageAndRecycling = 8
  /// Health insurance.
  case healthInsurance = 9
  /// Home insurance.
  case homeInsurance = 10
  /// Internet.
  case internet = 11
  /// Life insurance.
  case lifeInsurance = 12
  /// Mortgage.
  case mortgage = 13
  /// Music streaming.
  case musicStreaming = 14
  /// Phone.
  case phone = 15
  /// Rent.
  case rent = 16
  /// Sewer.
  case sewer = 17
  /// Student loan.
  case studentLoan = 18
  /// Traffic ticket.
  case trafficTicket = 19
  /// Tuition.
  case tuition = 20
  /// Utilities.
  case utilities = 21
  /// Water.
  case water = 22
}

/// What a handler makes of a value: bill type.
open class INBillTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedBillType: INBillType) -> Self {
    Self(outcome: .success(resolvedBillType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
    Self(outcome: .confirmationRequired(billTypeToConfirm))
  }
}
