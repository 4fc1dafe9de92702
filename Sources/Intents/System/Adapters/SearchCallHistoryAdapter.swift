import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchCallHistoryIntent` of SystemIntents.
final class SearchCallHistoryAdapter: SystemHandlerAdapter, SearchCallHistoryIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSearchCallHistoryIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchCallHistoryIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchCallHistoryIntent) -> INIntent {
    INSearchCallHistoryIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchCallHistoryIntentHandling)? {
    SearchCallHistoryAdapter(object)
  }

  func resolveDateCreated(for intent: SystemIntents.SearchCallHistoryIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDateCreated(for: INSearchCallHistoryIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dateCreated) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveRecipient(for intent: SystemIntents.SearchCallHistoryIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.Person>
  {
    let result = await handler.resolveRecipient(for: INSearchCallHistoryIntent.make(intent))
    return try Bridging.resolution(result, of: intent.recipient) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveCallTypes(for intent: SystemIntents.SearchCallHistoryIntent) async throws
    -> IntentRuntime.ResolutionResult<CallRecordTypeOptions>
  {
    let result = await handler.resolveCallTypes(for: INSearchCallHistoryIntent.make(intent))
    return try Bridging.resolution(result, of: intent.callTypes) {
      ($0 as? INCallRecordTypeOptions).map {
        SystemIntents.CallRecordTypeOptions(rawValue: Int(bitPattern: $0.rawValue))
      }
    }
  }

  func resolveUnseen(for intent: SystemIntents.SearchCallHistoryIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveUnseen(for: INSearchCallHistoryIntent.make(intent))
    return try Bridging.resolution(result, of: intent.unseen) { Bridging.Boolean.value(given: $0) }
  }

  func confirm(intent: SystemIntents.SearchCallHistoryIntent) async throws
    -> SystemIntents.SearchCallHistoryIntentResponse
  {
    let response = await handler.confirm(intent: INSearchCallHistoryIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchCallHistoryIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchCallHistoryIntent) async throws
    -> SystemIntents.SearchCallHistoryIntentResponse
  {
    try await handler.handle(intent: INSearchCallHistoryIntent.make(intent)).systemResponse()
  }
}

extension INSearchCallHistoryIntent {
  static func make(_ value: SystemIntents.SearchCallHistoryIntent) -> INSearchCallHistoryIntent {
    let intent = INSearchCallHistoryIntent()
    intent.dateCreated = value.dateCreated.map { Bridging.DateComponentsRange.property(of: $0) }
    intent.recipient = value.recipient.map { Bridging.Person.property(of: $0) }
    if let given =
      (value.callCapabilities.map {
        INCallCapabilityOptions(rawValue: UInt(bitPattern: $0.rawValue))
      })
    {
      intent.callCapabilities = given
    }
    if let given =
      (value.callTypes.map { INCallRecordTypeOptions(rawValue: UInt(bitPattern: $0.rawValue)) })
    {
      intent.callTypes = given
    }
    intent.unseen = value.unseen
    if let given = (value.callType.flatMap { INCallRecordType(rawValue: $0.rawValue) }) {
      intent.callType = given
    }
    return intent
  }
}

extension INSearchCallHistoryIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchCallHistoryIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchCallHistoryIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.callRecords = callRecords?.map { SystemIntents.CallRecord($0) }
    return response
  }
}
