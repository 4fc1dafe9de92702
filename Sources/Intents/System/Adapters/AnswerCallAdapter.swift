import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `AnswerCallIntent` of SystemIntents.
final class AnswerCallAdapter: SystemHandlerAdapter, AnswerCallIntentHandling, @unchecked Sendable {
  private let handler: any INAnswerCallIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INAnswerCallIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.AnswerCallIntent) -> INIntent {
    INAnswerCallIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any AnswerCallIntentHandling)? {
    AnswerCallAdapter(object)
  }

  func confirm(intent: SystemIntents.AnswerCallIntent) async throws
    -> SystemIntents.AnswerCallIntentResponse
  {
    let response = await handler.confirm(intent: INAnswerCallIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.AnswerCallIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.AnswerCallIntent) async throws
    -> SystemIntents.AnswerCallIntentResponse
  {
    try await handler.handle(intent: INAnswerCallIntent.make(intent)).systemResponse()
  }
}

extension INAnswerCallIntent {
  static func make(_ value: SystemIntents.AnswerCallIntent) -> INAnswerCallIntent {
    let intent = INAnswerCallIntent()
    if let given = (value.audioRoute.flatMap { INCallAudioRoute(rawValue: $0.rawValue) }) {
      intent.audioRoute = given
    }
    intent.callIdentifier = value.callIdentifier
    return intent
  }
}

extension INAnswerCallIntentResponse {
  func systemResponse() throws -> SystemIntents.AnswerCallIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.AnswerCallIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.callRecords = callRecords?.map { SystemIntents.CallRecord($0) }
    return response
  }
}
