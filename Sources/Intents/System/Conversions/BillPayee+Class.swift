import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BillPayee {
  init(_ object: INBillPayee) {
    self.init()
    nickname = object.nickname.map { Bridging.SpeakableString.value(of: $0) }
    accountNumber = object.accountNumber
    organizationName = object.organizationName.map { Bridging.SpeakableString.value(of: $0) }
  }
}

extension INBillPayee {
  static func make(_ value: SystemIntents.BillPayee) -> INBillPayee {
    let object = INBillPayee()
    object.nickname = value.nickname.map { Bridging.SpeakableString.property(of: $0) }
    object.accountNumber = value.accountNumber
    object.organizationName = value.organizationName.map {
      Bridging.SpeakableString.property(of: $0)
    }
    return object
  }
}
