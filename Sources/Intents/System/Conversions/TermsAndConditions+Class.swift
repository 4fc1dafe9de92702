import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TermsAndConditions {
  init(_ object: INTermsAndConditions) {
    self.init()
    localizedTermsAndConditionsText = object.localizedTermsAndConditionsText
    privacyPolicyURL = object.privacyPolicyURL
    termsAndConditionsURL = object.termsAndConditionsURL
  }
}

extension INTermsAndConditions {
  static func make(_ value: SystemIntents.TermsAndConditions) -> INTermsAndConditions {
    let object = INTermsAndConditions()
    if let given = (value.localizedTermsAndConditionsText) {
      object.localizedTermsAndConditionsText = given
    }
    object.privacyPolicyURL = value.privacyPolicyURL
    object.termsAndConditionsURL = value.termsAndConditionsURL
    return object
  }
}
