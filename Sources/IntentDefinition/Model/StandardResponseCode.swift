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

  /// What it means, a sentence.
  package var summary: String {
    switch self {
    case .unspecified: "Nothing was said."
    case .ready: "The intent can be carried out."
    case .continueInApp: "The app has to take over."
    case .inProgress: "It is being carried out and takes longer."
    case .success: "It was carried out."
    case .failure: "It was not carried out."
    case .failureRequiringAppLaunch: "It was not carried out, and the user must open the app."
    }
  }

  /// Whether a definition lists it, to give it a text.
  package var mayBeDeclared: Bool {
    self == .success || self == .failure
  }

  /// The raw value of the first code that a definition adds.
  package static let firstCustomValue = 100
}
