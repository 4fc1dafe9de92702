import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `StartVideoCallIntent` of SystemIntents.
final class StartVideoCallAdapter: SystemHandlerAdapter, StartVideoCallIntentHandling,
  @unchecked Sendable
{
  private let handler: any INStartVideoCallIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INStartVideoCallIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.StartVideoCallIntent) -> INIntent {
    INStartVideoCallIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any StartVideoCallIntentHandling)? {
    StartVideoCallAdapter(object)
  }

  func resolveContacts(for intent: SystemIntents.StartVideoCallIntent) async throws
    -> [IntentRuntime.ResolutionResult<IntentRuntime.Person>]
  {
    let results = await handler.resolveContacts(for: INStartVideoCallIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.contacts) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.StartVideoCallIntent) async throws
    -> SystemIntents.StartVideoCallIntentResponse
  {
    let response = await handler.confirm(intent: INStartVideoCallIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.StartVideoCallIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.StartVideoCallIntent) async throws
    -> SystemIntents.StartVideoCallIntentResponse
  {
    try await handler.handle(intent: INStartVideoCallIntent.make(intent)).systemResponse()
  }
}

extension INStartVideoCallIntent {
  static func make(_ value: SystemIntents.StartVideoCallIntent) -> INStartVideoCallIntent {
    let intent = INStartVideoCallIntent()
    intent.contacts = value.contacts?.map { Bridging.Person.property(of: $0) }
    return intent
  }
}

extension INStartVideoCallIntentResponse {
  func systemResponse() throws -> SystemIntents.StartVideoCallIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.StartVideoCallIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
