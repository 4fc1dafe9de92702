import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.PaymentAccount {
  init(_ object: INPaymentAccount) {
    self.init()
    nickname = object.nickname.map { Bridging.SpeakableString.value(of: $0) }
    accountNumber = object.accountNumber
    accountType =
      object.accountType.rawValue == 0
      ? nil : SystemIntents.AccountType(rawValue: object.accountType.rawValue)
    organizationName = object.organizationName.map { Bridging.SpeakableString.value(of: $0) }
    balance = object.balance.map { SystemIntents.BalanceAmount($0) }
    secondaryBalance = object.secondaryBalance.map { SystemIntents.BalanceAmount($0) }
  }
}

extension INPaymentAccount {
  static func make(_ value: SystemIntents.PaymentAccount) -> INPaymentAccount {
    let object = INPaymentAccount()
    object.nickname = value.nickname.map { Bridging.SpeakableString.property(of: $0) }
    object.accountNumber = value.accountNumber
    if let given = (value.accountType.flatMap { INAccountType(rawValue: $0.rawValue) }) {
      object.accountType = given
    }
    object.organizationName = value.organizationName.map {
      Bridging.SpeakableString.property(of: $0)
    }
    object.balance = value.balance.map { INBalanceAmount.make($0) }
    object.secondaryBalance = value.secondaryBalance.map { INBalanceAmount.make($0) }
    return object
  }
}
