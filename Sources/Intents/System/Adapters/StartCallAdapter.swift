import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `StartCallIntent` of SystemIntents.
final class StartCallAdapter: SystemHandlerAdapter, StartCallIntentHandling, @unchecked Sendable {
  private let handler: any INStartCallIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INStartCallIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.StartCallIntent) -> INIntent {
    INStartCallIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any StartCallIntentHandling)? {
    StartCallAdapter(object)
  }

  func resolveCallRecordToCallBack(for intent: SystemIntents.StartCallIntent) async throws
    -> IntentRuntime.ResolutionResult<CallRecord>
  {
    let result = await handler.resolveCallRecordToCallBack(for: INStartCallIntent.make(intent))
    return try Bridging.resolution(result, of: intent.callRecordToCallBack) {
      ($0 as? INCallRecord).map { SystemIntents.CallRecord($0) }
    }
  }

  func resolveDestinationType(for intent: SystemIntents.StartCallIntent) async throws
    -> IntentRuntime.ResolutionResult<CallDestinationType>
  {
    let result = await handler.resolveDestinationType(for: INStartCallIntent.make(intent))
    return try Bridging.resolution(result, of: intent.destinationType) {
      ($0 as? INCallDestinationType).flatMap {
        SystemIntents.CallDestinationType(rawValue: $0.rawValue)
      }
    }
  }

  func resolveContacts(for intent: SystemIntents.StartCallIntent) async throws
    -> [StartCallContactsResolutionResult]
  {
    let results = await handler.resolveContacts(for: INStartCallIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.contacts) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveCallCapability(for intent: SystemIntents.StartCallIntent) async throws
    -> StartCallCallCapabilityResolutionResult
  {
    let result = await handler.resolveCallCapability(for: INStartCallIntent.make(intent))
    return try Bridging.resolution(result, of: intent.callCapability) {
      ($0 as? INCallCapability).flatMap { SystemIntents.CallCapability(rawValue: $0.rawValue) }
    }
  }

  func confirm(intent: SystemIntents.StartCallIntent) async throws
    -> SystemIntents.StartCallIntentResponse
  {
    let response = await handler.confirm(intent: INStartCallIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.StartCallIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.StartCallIntent) async throws
    -> SystemIntents.StartCallIntentResponse
  {
    try await handler.handle(intent: INStartCallIntent.make(intent)).systemResponse()
  }
}

extension INStartCallIntent {
  static func make(_ value: SystemIntents.StartCallIntent) -> INStartCallIntent {
    let intent = INStartCallIntent()
    intent.callRecordFilter = value.callRecordFilter.map { INCallRecordFilter.make($0) }
    intent.callRecordToCallBack = value.callRecordToCallBack.map { INCallRecord.make($0) }
    if let given = (value.audioRoute.flatMap { INCallAudioRoute(rawValue: $0.rawValue) }) {
      intent.audioRoute = given
    }
    if let given = (value.destinationType.flatMap { INCallDestinationType(rawValue: $0.rawValue) })
    {
      intent.destinationType = given
    }
    intent.contacts = value.contacts?.map { Bridging.Person.property(of: $0) }
    if let given = (value.callCapability.flatMap { INCallCapability(rawValue: $0.rawValue) }) {
      intent.callCapability = given
    }
    return intent
  }
}

extension INStartCallIntentResponse {
  func systemResponse() throws -> SystemIntents.StartCallIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.StartCallIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
