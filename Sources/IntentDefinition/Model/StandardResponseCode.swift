/// The response codes that every custom intent has, with the raw values that Apple gives them.
package enum StandardResponseCode: String, CaseIterable, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch

  /// The raw value.
  package var value: Int {
    switch self {
    case .unspecified: 0
    case .ready: 1
    case .continueInApp: 2
    case .inProgress: 3
    case .success: 4
    case .failure: 5
    case .failureRequiringAppLaunch: 6
    }
  }

  /// Whether a definition lists it, to give it a text.
  package var mayBeDeclared: Bool {
    self == .success || self == .failure
  }

  /// The raw value of the first code that a definition adds.
  package static let firstCustomValue = 100
}
