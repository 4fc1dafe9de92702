import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BalanceAmount {
  init(_ object: INBalanceAmount) {
    self.init()
    amount = object.amount.map { $0.doubleValue }
    balanceType =
      object.balanceType.rawValue == 0
      ? nil : SystemIntents.BalanceType(rawValue: object.balanceType.rawValue)
    currencyCode = object.currencyCode
  }
}

extension INBalanceAmount {
  static func make(_ value: SystemIntents.BalanceAmount) -> INBalanceAmount {
    let object = INBalanceAmount()
    object.amount = value.amount.map { NSDecimalNumber(value: $0) }
    if let given = (value.balanceType.flatMap { INBalanceType(rawValue: $0.rawValue) }) {
      object.balanceType = given
    }
    object.currencyCode = value.currencyCode
    return object
  }
}
