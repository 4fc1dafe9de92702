import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `ActivateCarSignalIntent` of SystemIntents.
final class ActivateCarSignalAdapter: SystemHandlerAdapter, ActivateCarSignalIntentHandling,
  @unchecked Sendable
{
  private let handler: any INActivateCarSignalIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INActivateCarSignalIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.ActivateCarSignalIntent) -> INIntent {
    INActivateCarSignalIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any ActivateCarSignalIntentHandling)? {
    ActivateCarSignalAdapter(object)
  }

  func resolveCarName(for intent: SystemIntents.ActivateCarSignalIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveCarName(for: INActivateCarSignalIntent.make(intent))
    return try Bridging.resolution(result, of: intent.carName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveSignals(for intent: SystemIntents.ActivateCarSignalIntent) async throws
    -> IntentRuntime.ResolutionResult<CarSignalOptions>
  {
    let result = await handler.resolveSignals(for: INActivateCarSignalIntent.make(intent))
    return try Bridging.resolution(result, of: intent.signals) {
      ($0 as? INCarSignalOptions).map {
        SystemIntents.CarSignalOptions(rawValue: Int(bitPattern: $0.rawValue))
      }
    }
  }

  func confirm(intent: SystemIntents.ActivateCarSignalIntent) async throws
    -> SystemIntents.ActivateCarSignalIntentResponse
  {
    let response = await handler.confirm(intent: INActivateCarSignalIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.ActivateCarSignalIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.ActivateCarSignalIntent) async throws
    -> SystemIntents.ActivateCarSignalIntentResponse
  {
    try await handler.handle(intent: INActivateCarSignalIntent.make(intent)).systemResponse()
  }
}

extension INActivateCarSignalIntent {
  static func make(_ value: SystemIntents.ActivateCarSignalIntent) -> INActivateCarSignalIntent {
    let intent = INActivateCarSignalIntent()
    intent.carName = value.carName.map { Bridging.SpeakableString.property(of: $0) }
    if let given =
      (value.signals.map { INCarSignalOptions(rawValue: UInt(bitPattern: $0.rawValue)) })
    {
      intent.signals = given
    }
    return intent
  }
}

extension INActivateCarSignalIntentResponse {
  func systemResponse() throws -> SystemIntents.ActivateCarSignalIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.ActivateCarSignalIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.signals =
      signals.isEmpty
      ? nil : SystemIntents.CarSignalOptions(rawValue: Int(bitPattern: signals.rawValue))
    return response
  }
}
