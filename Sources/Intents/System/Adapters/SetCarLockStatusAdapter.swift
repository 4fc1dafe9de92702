import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SetCarLockStatusIntent` of SystemIntents.
final class SetCarLockStatusAdapter: SystemHandlerAdapter, SetCarLockStatusIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSetCarLockStatusIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSetCarLockStatusIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SetCarLockStatusIntent) -> INIntent {
    INSetCarLockStatusIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SetCarLockStatusIntentHandling)? {
    SetCarLockStatusAdapter(object)
  }

  func resolveLocked(for intent: SystemIntents.SetCarLockStatusIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveLocked(for: INSetCarLockStatusIntent.make(intent))
    return try Bridging.resolution(result, of: intent.locked) { Bridging.Boolean.value(given: $0) }
  }

  func resolveCarName(for intent: SystemIntents.SetCarLockStatusIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INSetCarLockStatusIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SetCarLockStatusIntent) async throws
    -> SystemIntents.SetCarLockStatusIntentResponse
  {
    let response = await handler.confirm(intent: INSetCarLockStatusIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SetCarLockStatusIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SetCarLockStatusIntent) async throws
    -> SystemIntents.SetCarLockStatusIntentResponse
  {
    try await handler.handle(intent: INSetCarLockStatusIntent.make(intent)).systemResponse()
  }
}

extension INSetCarLockStatusIntent {
  static func make(_ value: SystemIntents.SetCarLockStatusIntent) -> INSetCarLockStatusIntent {
    let intent = INSetCarLockStatusIntent()
    intent.locked = value.locked
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INSetCarLockStatusIntentResponse {
  func systemResponse() throws -> SystemIntents.SetCarLockStatusIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SetCarLockStatusIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
