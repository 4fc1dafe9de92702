import Logging

/// What generated code and the runtime have to do with each other.
///
/// Nested in it are the ways between what a class has for a value and what the runtime has. The
/// generator calls all this; nobody writes it by hand.
public enum Bridging {
  /// Where misuse of completions goes.
  @TaskLocal static var logger = Logger(label: "Intents")

  // MARK: - The forms of a method

  /// Asks the form of a method that has a completion.
  ///
  /// - Returns: The first answer; one that says so where none came before the call was cancelled.
  public nonisolated(nonsending) static func answer<Answer: HandlerAnswer>(
    _ handler: AnyObject,
    _ method: StaticString,
    _ call: (@escaping (Answer) -> Void) -> Void
  ) async -> Answer {
    let completion = Completion<Answer>(of: handler, method)
    HandlerForm.ask(handler, method) {
      call { completion.finish($0) }
    }
    if let answer = completion.answerAtOnce() { return answer }
    return await completion.answer() ?? .unanswered(CancellationError())
  }

  /// Asks the form of a method that is asynchronous, for those who call the one with a completion.
  public static func complete<Answer: HandlerAnswer>(
    _ handler: AnyObject,
    _ method: StaticString,
    _ completion: @escaping (Answer) -> Void,
    _ call: @escaping () async -> Answer
  ) {
    if HandlerForm.isAsked(handler, method) {
      return completion(.unanswered(UnwrittenMethod(handler, method)))
    }
    finish(completion, call)
  }

  /// The same of a method that Apple had with another class of results before.
  ///
  /// - Parameter earlier: Asks the form that was before, which counts where a handler has neither other.
  static func complete<Result: INIntentResolutionResult, Earlier: INIntentResolutionResult>(
    _ handler: AnyObject,
    _ method: StaticString,
    _ completion: @escaping (Result) -> Void,
    _ call: @escaping () async -> Result,
    earlier: (@escaping (Earlier) -> Void) -> Void
  ) {
    guard HandlerForm.isAsked(handler, method) else { return finish(completion, call) }
    earlier { completion(Result(outcome: $0.outcome)) }
  }

  /// The same for several values.
  static func complete<Result: INIntentResolutionResult, Earlier: INIntentResolutionResult>(
    _ handler: AnyObject,
    _ method: StaticString,
    _ completion: @escaping ([Result]) -> Void,
    _ call: @escaping () async -> [Result],
    earlier: (@escaping ([Earlier]) -> Void) -> Void
  ) {
    guard HandlerForm.isAsked(handler, method) else { return finish(completion, call) }
    earlier { completion($0.map { Result(outcome: $0.outcome) }) }
  }

  private static func finish<Answer>(
    _ completion: @escaping (Answer) -> Void,
    _ call: @escaping () async -> Answer
  ) {
    // One by one: Swift 6.3 cannot optimise a tuple of both.
    let (call, completion) = (Transferred(call), Transferred(completion))
    Task { completion.value(await call.value()) }
  }
}
