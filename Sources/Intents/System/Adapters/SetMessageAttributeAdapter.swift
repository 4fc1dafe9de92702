import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetMessageAttributeIntent` of SystemIntents.
final class SetMessageAttributeAdapter: SystemHandlerAdapter, SetMessageAttributeIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetMessageAttributeIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetMessageAttributeIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetMessageAttributeIntent) -> INIntent {
    INSetMessageAttributeIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetMessageAttributeIntentHandling)? {
    SetMessageAttributeAdapter(object)
  }

  func resolveAttribute(for intent: SystemIntents.SetMessageAttributeIntent) async throws
    -> IntentRuntime.ResolutionResult<MessageAttribute>
  {
    let result = await handler.resolveAttribute(for: INSetMessageAttributeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.attribute) {
      ($0 as? INMessageAttribute).flatMap { SystemIntents.MessageAttribute(rawValue: $0.rawValue) }
    }
  }

  func confirm(intent: SystemIntents.SetMessageAttributeIntent) async throws
    -> SystemIntents.SetMessageAttributeIntentResponse
  {
    let response = await handler.confirm(intent: INSetMessageAttributeIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetMessageAttributeIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetMessageAttributeIntent) async throws
    -> SystemIntents.SetMessageAttributeIntentResponse
  {
    try await handler.handle(intent: INSetMessageAttributeIntent.make(intent)).systemResponse()
  }
}

extension INSetMessageAttributeIntent {
  static func make(_ value: SystemIntents.SetMessageAttributeIntent) -> INSetMessageAttributeIntent
  {
    let intent = INSetMessageAttributeIntent()
    intent.identifiers = value.identifiers
    if let given = (value.attribute.flatMap { INMessageAttribute(rawValue: $0.rawValue) }) {
      intent.attribute = given
    }
    return intent
  }
}

extension INSetMessageAttributeIntentResponse {
  func systemResponse() throws -> SystemIntents.SetMessageAttributeIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetMessageAttributeIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
