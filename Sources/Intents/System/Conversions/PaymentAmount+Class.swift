import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.PaymentAmount {
  init(_ object: INPaymentAmount) {
    self.init()
    amount = object.amount.map { Bridging.CurrencyAmount.value(of: $0) }
    amountType =
      object.amountType.rawValue == 0
      ? nil : SystemIntents.AmountType(rawValue: object.amountType.rawValue)
  }
}

extension INPaymentAmount {
  static func make(_ value: SystemIntents.PaymentAmount) -> INPaymentAmount {
    let object = INPaymentAmount()
    object.amount = value.amount.map { Bridging.CurrencyAmount.property(of: $0) }
    if let given = (value.amountType.flatMap { INAmountType(rawValue: $0.rawValue) }) {
      object.amountType = given
    }
    return object
  }
}
