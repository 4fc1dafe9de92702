/// How an intent is answered: a code, what the app can be opened with, and properties.
///
/// Apple's counterpart is `INIntentResponse`.
public protocol IntentResponse: Codable, Hashable, Sendable {
  /// The codes that the intent can be answered with.
  associatedtype IntentResponseCodeType: IntentResponseCode

  /// What became of the intent.
  var code: IntentResponseCodeType { get set }

  /// What to open the app with, where the user has to go on there.
  var userActivity: UserActivity? { get set }

  /// A response without any property.
  init(code: IntentResponseCodeType, userActivity: UserActivity?)
}

/// The codes that an intent can be answered with.
public protocol IntentResponseCode: RawRepresentable<Int>, CaseIterable, Codable, Hashable, Sendable
{
  /// What the code means to the assistant.
  var intentOutcome: ResponseOutcome { get }

  /// The code of a handler that has nothing against the intent.
  static var intentConfirmation: Self { get }

  /// The code of a handler that failed.
  static var intentFailure: Self { get }
}

/// What a response code means to the assistant.
public enum ResponseOutcome: String, Codable, Hashable, Sendable, CaseIterable {
  /// Nothing was said.
  case unspecified
  /// The intent can be carried out.
  case ready
  /// The app has to take over.
  case continueInApp
  /// It is being carried out and takes longer.
  case inProgress
  /// It was carried out.
  case success
  /// It was not carried out.
  case failure
  /// It was not carried out, and the user must open the app.
  case failureRequiringAppLaunch
}
