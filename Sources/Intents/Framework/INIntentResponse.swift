public import Foundation

/// How an intent is answered. The generator makes its subclasses.
open class INIntentResponse: NSObject, HandlerAnswer, @unchecked Sendable {
  /// What to open the app with, where the user has to go on there.
  public var userActivity: NSUserActivity?
  /// Why this is no answer; none for every response that a handler makes.
  public private(set) var bridgingProblem: (any Error)?

  /// A response without a code.
  public required override init() {}

  /// Stands for a response that never came.
  public static func unanswered(_ problem: any Error) -> Self {
    let response = Self()
    response.bridgingProblem = problem
    return response
  }
}
