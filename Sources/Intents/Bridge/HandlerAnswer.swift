/// What a method of a handler gives: a response, a resolution result, or several.
///
/// Methods without `throws` have no other way to say that nothing came of them.
public protocol HandlerAnswer: SendableMetatype {
  /// Stands for an answer that never came.
  static func unanswered(_ problem: any Error) -> Self

  /// Why there is no answer; none where this is one.
  var bridgingProblem: (any Error)? { get }
}

extension Array: HandlerAnswer where Element: INIntentResolutionResult {
  /// Stands for results that never came.
  public static func unanswered(_ problem: any Error) -> [Element] { [.unanswered(problem)] }

  /// Why there are no results; none where these are some.
  public var bridgingProblem: (any Error)? { first?.bridgingProblem }
}
