import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetCarLockStatusIntent` of SystemIntents.
final class GetCarLockStatusAdapter: SystemHandlerAdapter, GetCarLockStatusIntentHandling,
  @unchecked Sendable
{
  private let handler: any INGetCarLockStatusIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetCarLockStatusIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetCarLockStatusIntent) -> INIntent {
    INGetCarLockStatusIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any GetCarLockStatusIntentHandling)? {
    GetCarLockStatusAdapter(object)
  }

  func resolveCarName(for intent: SystemIntents.GetCarLockStatusIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INGetCarLockStatusIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.GetCarLockStatusIntent) async throws
    -> SystemIntents.GetCarLockStatusIntentResponse
  {
    let response = await handler.confirm(intent: INGetCarLockStatusIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetCarLockStatusIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetCarLockStatusIntent) async throws
    -> SystemIntents.GetCarLockStatusIntentResponse
  {
    try await handler.handle(intent: INGetCarLockStatusIntent.make(intent)).systemResponse()
  }
}

extension INGetCarLockStatusIntent {
  static func make(_ value: SystemIntents.GetCarLockStatusIntent) -> INGetCarLockStatusIntent {
    let intent = INGetCarLockStatusIntent()
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    return intent
  }
}

extension INGetCarLockStatusIntentResponse {
  func systemResponse() throws -> SystemIntents.GetCarLockStatusIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetCarLockStatusIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.locked = locked
    return response
  }
}
