public import Foundation

/// A terms and conditions.
public class INTermsAndConditions: NSObject, @unchecked Sendable {
  /// The localized terms and conditions text.
  public internal(set) var localizedTermsAndConditionsText: String = ""
  /// The privacy policy URL.
  public internal(set) var privacyPolicyURL: URL?
  /// The terms and conditions URL.
  public internal(set) var termsAndConditionsURL: URL?

  override init() {}

  /// A terms and conditions of these values.
  public convenience init(
    localizedTermsAndConditionsText: String,
    privacyPolicyURL: URL?,
    termsAndConditionsURL: URL?
  ) {
    self.init()
    self.localizedTermsAndConditionsText = localizedTermsAndConditionsText
    self.privacyPolicyURL = privacyPolicyURL
    self.termsAndConditionsURL = termsAndConditionsURL
  }
}
