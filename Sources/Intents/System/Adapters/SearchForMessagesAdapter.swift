import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchForMessagesIntent` of SystemIntents.
final class SearchForMessagesAdapter: SystemHandlerAdapter, SearchForMessagesIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSearchForMessagesIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchForMessagesIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchForMessagesIntent) -> INIntent {
    INSearchForMessagesIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchForMessagesIntentHandling)? {
    SearchForMessagesAdapter(object)
  }

  func resolveRecipients(for intent: SystemIntents.SearchForMessagesIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.Person>]
  {
    let results = await handler.resolveRecipients(for: INSearchForMessagesIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.recipients) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveSenders(for intent: SystemIntents.SearchForMessagesIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.Person>]
  {
    let results = await handler.resolveSenders(for: INSearchForMessagesIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.senders) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveAttributes(for intent: SystemIntents.SearchForMessagesIntent) async throws
    -> IntentRuntime.ResolutionResult<MessageAttributeOptions>
  {
    let result = await handler.resolveAttributes(for: INSearchForMessagesIntent.make(intent))
    return try Bridging.resolution(result, of: intent.attributes) {
      ($0 as? INMessageAttributeOptions).map {
        SystemIntents.MessageAttributeOptions(rawValue: Int(bitPattern: $0.rawValue))
      }
    }
  }

  func resolveDateTimeRange(for intent: SystemIntents.SearchForMessagesIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDateTimeRange(for: INSearchForMessagesIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dateTimeRange) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveSpeakableGroupNames(for intent: SystemIntents.SearchForMessagesIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>]
  {
    let results = await handler.resolveSpeakableGroupNames(
      for: INSearchForMessagesIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.speakableGroupNames) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SearchForMessagesIntent) async throws
    -> SystemIntents.SearchForMessagesIntentResponse
  {
    let response = await handler.confirm(intent: INSearchForMessagesIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchForMessagesIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchForMessagesIntent) async throws
    -> SystemIntents.SearchForMessagesIntentResponse
  {
    try await handler.handle(intent: INSearchForMessagesIntent.make(intent)).systemResponse()
  }
}

extension INSearchForMessagesIntent {
  static func make(_ value: SystemIntents.SearchForMessagesIntent) -> INSearchForMessagesIntent {
    let intent = INSearchForMessagesIntent()
    intent.recipients = value.recipients?.map { Bridging.Person.property(of: $0) }
    if let given =
      (value.recipientsOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.recipientsOperator = given
    }
    intent.senders = value.senders?.map { Bridging.Person.property(of: $0) }
    if let given = (value.sendersOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.sendersOperator = given
    }
    intent.searchTerms = value.searchTerms
    if let given =
      (value.searchTermsOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.searchTermsOperator = given
    }
    if let given =
      (value.attributes.map { INMessageAttributeOptions(rawValue: UInt(bitPattern: $0.rawValue)) })
    {
      intent.attributes = given
    }
    intent.dateTimeRange = value.dateTimeRange.map { Bridging.DateComponentsRange.property(of: $0) }
    intent.identifiers = value.identifiers
    if let given =
      (value.identifiersOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.identifiersOperator = given
    }
    intent.notificationIdentifiers = value.notificationIdentifiers
    if let given =
      (value.notificationIdentifiersOperator.flatMap {
        INConditionalOperator(rawValue: $0.rawValue)
      })
    {
      intent.notificationIdentifiersOperator = given
    }
    intent.speakableGroupNames = value.speakableGroupNames?.map {
      Bridging.SpeakableString.property(of: $0)
    }
    if let given =
      (value.speakableGroupNamesOperator.flatMap { INConditionalOperator(rawValue: $0.rawValue) })
    {
      intent.speakableGroupNamesOperator = given
    }
    intent.conversationIdentifiers = value.conversationIdentifiers
    if let given =
      (value.conversationIdentifiersOperator.flatMap {
        INConditionalOperator(rawValue: $0.rawValue)
      })
    {
      intent.conversationIdentifiersOperator = given
    }
    return intent
  }
}

extension INSearchForMessagesIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchForMessagesIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchForMessagesIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.messages = messages?.map { SystemIntents.Message($0) }
    return response
  }
}
