import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `UnsendMessagesIntent` of SystemIntents.
final class UnsendMessagesAdapter: SystemHandlerAdapter, UnsendMessagesIntentHandling,
  @unchecked Sendable
{
  private let handler: any INUnsendMessagesIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INUnsendMessagesIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.UnsendMessagesIntent) -> INIntent {
    INUnsendMessagesIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any UnsendMessagesIntentHandling)? {
    UnsendMessagesAdapter(object)
  }

  func confirm(intent: SystemIntents.UnsendMessagesIntent) async throws
    -> SystemIntents.UnsendMessagesIntentResponse
  {
    let response = await handler.confirm(intent: INUnsendMessagesIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.UnsendMessagesIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.UnsendMessagesIntent) async throws
    -> SystemIntents.UnsendMessagesIntentResponse
  {
    try await handler.handle(intent: INUnsendMessagesIntent.make(intent)).systemResponse()
  }
}

extension INUnsendMessagesIntent {
  static func make(_ value: SystemIntents.UnsendMessagesIntent) -> INUnsendMessagesIntent {
    let intent = INUnsendMessagesIntent()
    intent.messageIdentifiers = value.messageIdentifiers
    return intent
  }
}

extension INUnsendMessagesIntentResponse {
  func systemResponse() throws -> SystemIntents.UnsendMessagesIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.UnsendMessagesIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
