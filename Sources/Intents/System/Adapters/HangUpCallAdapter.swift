import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `HangUpCallIntent` of SystemIntents.
final class HangUpCallAdapter: SystemHandlerAdapter, HangUpCallIntentHandling, @unchecked Sendable {
  private let handler: any INHangUpCallIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INHangUpCallIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.HangUpCallIntent) -> INIntent {
    INHangUpCallIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any HangUpCallIntentHandling)? {
    HangUpCallAdapter(object)
  }

  func confirm(intent: SystemIntents.HangUpCallIntent) async throws
    -> SystemIntents.HangUpCallIntentResponse
  {
    let response = await handler.confirm(intent: INHangUpCallIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.HangUpCallIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.HangUpCallIntent) async throws
    -> SystemIntents.HangUpCallIntentResponse
  {
    try await handler.handle(intent: INHangUpCallIntent.make(intent)).systemResponse()
  }
}

extension INHangUpCallIntent {
  static func make(_ value: SystemIntents.HangUpCallIntent) -> INHangUpCallIntent {
    let intent = INHangUpCallIntent()
    intent.callIdentifier = value.callIdentifier
    return intent
  }
}

extension INHangUpCallIntentResponse {
  func systemResponse() throws -> SystemIntents.HangUpCallIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.HangUpCallIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
