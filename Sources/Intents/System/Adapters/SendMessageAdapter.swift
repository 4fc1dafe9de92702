import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SendMessageIntent` of SystemIntents.
final class SendMessageAdapter: SystemHandlerAdapter, SendMessageIntentHandling, @unchecked Sendable
{
  private let handler: any INSendMessageIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSendMessageIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SendMessageIntent) -> INIntent {
    INSendMessageIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SendMessageIntentHandling)? {
    SendMessageAdapter(object)
  }

  func resolveRecipients(for intent: SystemIntents.SendMessageIntent) async throws
    -> [SendMessageRecipientsResolutionResult]
  {
    let results = await handler.resolveRecipients(for: INSendMessageIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.recipients) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveOutgoingMessageType(for intent: SystemIntents.SendMessageIntent) async throws
    -> IntentRuntime.ResolutionResult<OutgoingMessageType>
  {
    let result = await handler.resolveOutgoingMessageType(for: INSendMessageIntent.make(intent))
    return try Bridging.resolution(result, of: intent.outgoingMessageType) {
      ($0 as? INOutgoingMessageType).flatMap {
        SystemIntents.OutgoingMessageType(rawValue: $0.rawValue)
      }
    }
  }

  func resolveContent(for intent: SystemIntents.SendMessageIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveContent(for: INSendMessageIntent.make(intent))
    return try Bridging.resolution(result, of: intent.content) { Bridging.String.value(given: $0) }
  }

  func resolveSpeakableGroupName(for intent: SystemIntents.SendMessageIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveSpeakableGroupName(for: INSendMessageIntent.make(intent))
    return try Bridging.resolution(result, of: intent.speakableGroupName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SendMessageIntent) async throws
    -> SystemIntents.SendMessageIntentResponse
  {
    let response = await handler.confirm(intent: INSendMessageIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SendMessageIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SendMessageIntent) async throws
    -> SystemIntents.SendMessageIntentResponse
  {
    try await handler.handle(intent: INSendMessageIntent.make(intent)).systemResponse()
  }
}

extension INSendMessageIntent {
  static func make(_ value: SystemIntents.SendMessageIntent) -> INSendMessageIntent {
    let intent = INSendMessageIntent()
    intent.recipients = value.recipients?.map { Bridging.Person.property(of: $0) }
    if let given =
      (value.outgoingMessageType.flatMap { INOutgoingMessageType(rawValue: $0.rawValue) })
    {
      intent.outgoingMessageType = given
    }
    intent.content = value.content
    intent.speakableGroupName = value.speakableGroupName.map {
      Bridging.SpeakableString.property(of: $0)
    }
    intent.conversationIdentifier = value.conversationIdentifier
    intent.serviceName = value.serviceName
    intent.sender = value.sender.map { Bridging.Person.property(of: $0) }
    intent.attachments = value.attachments?.map { INSendMessageAttachment.make($0) }
    return intent
  }
}

extension INSendMessageIntentResponse {
  func systemResponse() throws -> SystemIntents.SendMessageIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SendMessageIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.sentMessages = (sentMessages ?? sentMessage.map { [$0] })?.map {
      SystemIntents.Message($0)
    }
    return response
  }
}
