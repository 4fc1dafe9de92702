import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `EditMessageIntent` of SystemIntents.
final class EditMessageAdapter: SystemHandlerAdapter, EditMessageIntentHandling, @unchecked Sendable
{
  private let handler: any INEditMessageIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INEditMessageIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.EditMessageIntent) -> INIntent {
    INEditMessageIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any EditMessageIntentHandling)? {
    EditMessageAdapter(object)
  }

  func resolveEditedContent(for intent: SystemIntents.EditMessageIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveEditedContent(for: INEditMessageIntent.make(intent))
    return try Bridging.resolution(result, of: intent.editedContent) {
      Bridging.String.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.EditMessageIntent) async throws
    -> SystemIntents.EditMessageIntentResponse
  {
    let response = await handler.confirm(intent: INEditMessageIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.EditMessageIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.EditMessageIntent) async throws
    -> SystemIntents.EditMessageIntentResponse
  {
    try await handler.handle(intent: INEditMessageIntent.make(intent)).systemResponse()
  }
}

extension INEditMessageIntent {
  static func make(_ value: SystemIntents.EditMessageIntent) -> INEditMessageIntent {
    let intent = INEditMessageIntent()
    intent.messageIdentifier = value.messageIdentifier
    intent.editedContent = value.editedContent
    return intent
  }
}

extension INEditMessageIntentResponse {
  func systemResponse() throws -> SystemIntents.EditMessageIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.EditMessageIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
