import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `StartAudioCallIntent` of SystemIntents.
final class StartAudioCallAdapter: SystemHandlerAdapter, StartAudioCallIntentHandling,
  @unchecked Sendable
{
  private let handler: any INStartAudioCallIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INStartAudioCallIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.StartAudioCallIntent) -> INIntent {
    INStartAudioCallIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any StartAudioCallIntentHandling)? {
    StartAudioCallAdapter(object)
  }

  func resolveDestinationType(for intent: SystemIntents.StartAudioCallIntent) async throws
    -> IntentRuntime.ResolutionResult<CallDestinationType>
  {
    let result = await handler.resolveDestinationType(for: INStartAudioCallIntent.make(intent))
    return try Bridging.resolution(result, of: intent.destinationType) {
      ($0 as? INCallDestinationType).flatMap {
        SystemIntents.CallDestinationType(rawValue: $0.rawValue)
      }
    }
  }

  func resolveContacts(for intent: SystemIntents.StartAudioCallIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.Person>]
  {
    let results = await handler.resolveContacts(for: INStartAudioCallIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.contacts) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.StartAudioCallIntent) async throws
    -> SystemIntents.StartAudioCallIntentResponse
  {
    let response = await handler.confirm(intent: INStartAudioCallIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.StartAudioCallIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.StartAudioCallIntent) async throws
    -> SystemIntents.StartAudioCallIntentResponse
  {
    try await handler.handle(intent: INStartAudioCallIntent.make(intent)).systemResponse()
  }
}

extension INStartAudioCallIntent {
  static func make(_ value: SystemIntents.StartAudioCallIntent) -> INStartAudioCallIntent {
    let intent = INStartAudioCallIntent()
    if let given = (value.destinationType.flatMap { INCallDestinationType(rawValue: $0.rawValue) })
    {
      intent.destinationType = given
    }
    intent.contacts = value.contacts?.map { Bridging.Person.property(of: $0) }
    return intent
  }
}

extension INStartAudioCallIntentResponse {
  func systemResponse() throws -> SystemIntents.StartAudioCallIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.StartAudioCallIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
