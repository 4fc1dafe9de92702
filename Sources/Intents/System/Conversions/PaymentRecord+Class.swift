import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.PaymentRecord {
  init(_ object: INPaymentRecord) {
    self.init()
    payee = object.payee.map { Bridging.Person.value(of: $0) }
    payer = object.payer.map { Bridging.Person.value(of: $0) }
    currencyAmount = object.currencyAmount.map { Bridging.CurrencyAmount.value(of: $0) }
    note = object.note
    status =
      object.status.rawValue == 0
      ? nil : SystemIntents.PaymentStatus(rawValue: object.status.rawValue)
    paymentMethod = object.paymentMethod.map { Bridging.PaymentMethod.value(of: $0) }
    feeAmount = object.feeAmount.map { Bridging.CurrencyAmount.value(of: $0) }
  }
}

extension INPaymentRecord {
  static func make(_ value: SystemIntents.PaymentRecord) -> INPaymentRecord {
    let object = INPaymentRecord()
    object.payee = value.payee.map { Bridging.Person.property(of: $0) }
    object.payer = value.payer.map { Bridging.Person.property(of: $0) }
    object.currencyAmount = value.currencyAmount.map { Bridging.CurrencyAmount.property(of: $0) }
    object.note = value.note
    if let given = (value.status.flatMap { INPaymentStatus(rawValue: $0.rawValue) }) {
      object.status = given
    }
    object.paymentMethod = value.paymentMethod.map { Bridging.PaymentMethod.property(of: $0) }
    object.feeAmount = value.feeAmount.map { Bridging.CurrencyAmount.property(of: $0) }
    return object
  }
}
