import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BillDetails {
  init(_ object: INBillDetails) {
    self.init()
    billPayee = object.billPayee.map { SystemIntents.BillPayee($0) }
    amountDue = object.amountDue.map { Bridging.CurrencyAmount.value(of: $0) }
    minimumDue = object.minimumDue.map { Bridging.CurrencyAmount.value(of: $0) }
    lateFee = object.lateFee.map { Bridging.CurrencyAmount.value(of: $0) }
    dueDate = object.dueDate
    paymentDate = object.paymentDate
    billType =
      object.billType.rawValue == 0
      ? nil : SystemIntents.BillType(rawValue: object.billType.rawValue)
    paymentStatus =
      object.paymentStatus.rawValue == 0
      ? nil : SystemIntents.PaymentStatus(rawValue: object.paymentStatus.rawValue)
  }
}

extension INBillDetails {
  static func make(_ value: SystemIntents.BillDetails) -> INBillDetails {
    let object = INBillDetails()
    object.billPayee = value.billPayee.map { INBillPayee.make($0) }
    object.amountDue = value.amountDue.map { Bridging.CurrencyAmount.property(of: $0) }
    object.minimumDue = value.minimumDue.map { Bridging.CurrencyAmount.property(of: $0) }
    object.lateFee = value.lateFee.map { Bridging.CurrencyAmount.property(of: $0) }
    object.dueDate = value.dueDate
    object.paymentDate = value.paymentDate
    if let given = (value.billType.flatMap { INBillType(rawValue: $0.rawValue) }) {
      object.billType = given
    }
    if let given = (value.paymentStatus.flatMap { INPaymentStatus(rawValue: $0.rawValue) }) {
      object.paymentStatus = given
    }
    return object
  }
}
