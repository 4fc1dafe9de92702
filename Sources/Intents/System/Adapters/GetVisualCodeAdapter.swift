import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `GetVisualCodeIntent` of SystemIntents.
final class GetVisualCodeAdapter: SystemHandlerAdapter, GetVisualCodeIntentHandling,
  @unchecked Sendable
{
  private let handler: any INGetVisualCodeIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INGetVisualCodeIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.GetVisualCodeIntent) -> INIntent {
    INGetVisualCodeIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any GetVisualCodeIntentHandling)? {
    GetVisualCodeAdapter(object)
  }

  func resolveVisualCodeType(for intent: SystemIntents.GetVisualCodeIntent) async throws
    -> IntentRuntime.ResolutionResult<VisualCodeType>
  {
    let result = await handler.resolveVisualCodeType(for: INGetVisualCodeIntent.make(intent))
    return try Bridging.resolution(result, of: intent.visualCodeType) {
      ($0 as? INVisualCodeType).flatMap { SystemIntents.VisualCodeType(rawValue: $0.rawValue) }
    }
  }

  func confirm(intent: SystemIntents.GetVisualCodeIntent) async throws
    -> SystemIntents.GetVisualCodeIntentResponse
  {
    let response = await handler.confirm(intent: INGetVisualCodeIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.GetVisualCodeIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.GetVisualCodeIntent) async throws
    -> SystemIntents.GetVisualCodeIntentResponse
  {
    try await handler.handle(intent: INGetVisualCodeIntent.make(intent)).systemResponse()
  }
}

extension INGetVisualCodeIntent {
  static func make(_ value: SystemIntents.GetVisualCodeIntent) -> INGetVisualCodeIntent {
    let intent = INGetVisualCodeIntent()
    if let given = (value.visualCodeType.flatMap { INVisualCodeType(rawValue: $0.rawValue) }) {
      intent.visualCodeType = given
    }
    return intent
  }
}

extension INGetVisualCodeIntentResponse {
  func systemResponse() throws -> SystemIntents.GetVisualCodeIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.GetVisualCodeIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.visualCodeImage = visualCodeImage.map { Bridging.Image.value(of: $0) }
    return response
  }
}
