import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `ShareFocusStatusIntent` of SystemIntents.
final class ShareFocusStatusAdapter: SystemHandlerAdapter, ShareFocusStatusIntentHandling,
  @unchecked Sendable
{
  private let handler: any INShareFocusStatusIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INShareFocusStatusIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.ShareFocusStatusIntent) -> INIntent {
    INShareFocusStatusIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any ShareFocusStatusIntentHandling)? {
    ShareFocusStatusAdapter(object)
  }

  func confirm(intent: SystemIntents.ShareFocusStatusIntent) async throws
    -> SystemIntents.ShareFocusStatusIntentResponse
  {
    let response = await handler.confirm(intent: INShareFocusStatusIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.ShareFocusStatusIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.ShareFocusStatusIntent) async throws
    -> SystemIntents.ShareFocusStatusIntentResponse
  {
    try await handler.handle(intent: INShareFocusStatusIntent.make(intent)).systemResponse()
  }
}

extension INShareFocusStatusIntent {
  static func make(_ value: SystemIntents.ShareFocusStatusIntent) -> INShareFocusStatusIntent {
    let intent = INShareFocusStatusIntent()
    intent.focusStatus = value.focusStatus.map { INFocusStatus.make($0) }
    return intent
  }
}

extension INShareFocusStatusIntentResponse {
  func systemResponse() throws -> SystemIntents.ShareFocusStatusIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.ShareFocusStatusIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
