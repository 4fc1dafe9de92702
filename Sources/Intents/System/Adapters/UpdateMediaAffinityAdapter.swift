import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `UpdateMediaAffinityIntent` of SystemIntents.
final class UpdateMediaAffinityAdapter: SystemHandlerAdapter, UpdateMediaAffinityIntentHandling,
  @unchecked Sendable
{
  private let handler: any INUpdateMediaAffinityIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INUpdateMediaAffinityIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.UpdateMediaAffinityIntent) -> INIntent {
    INUpdateMediaAffinityIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any UpdateMediaAffinityIntentHandling)? {
    UpdateMediaAffinityAdapter(object)
  }

  func resolveMediaItems(for intent: SystemIntents.UpdateMediaAffinityIntent) async throws
    -> [UpdateMediaAffinityMediaItemsResolutionResult]
  {
    let results = await handler.resolveMediaItems(for: INUpdateMediaAffinityIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.mediaItems) {
      ($0 as? INMediaItem).map { SystemIntents.MediaItem($0) }
    }
  }

  func resolveAffinityType(for intent: SystemIntents.UpdateMediaAffinityIntent) async throws
    -> IntentRuntime.ResolutionResult<MediaAffinityType>
  {
    let result = await handler.resolveAffinityType(for: INUpdateMediaAffinityIntent.make(intent))
    return try Bridging.resolution(result, of: intent.affinityType) {
      ($0 as? INMediaAffinityType).flatMap {
        SystemIntents.MediaAffinityType(rawValue: $0.rawValue)
      }
    }
  }

  func confirm(intent: SystemIntents.UpdateMediaAffinityIntent) async throws
    -> SystemIntents.UpdateMediaAffinityIntentResponse
  {
    let response = await handler.confirm(intent: INUpdateMediaAffinityIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.UpdateMediaAffinityIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.UpdateMediaAffinityIntent) async throws
    -> SystemIntents.UpdateMediaAffinityIntentResponse
  {
    try await handler.handle(intent: INUpdateMediaAffinityIntent.make(intent)).systemResponse()
  }
}

extension INUpdateMediaAffinityIntent {
  static func make(_ value: SystemIntents.UpdateMediaAffinityIntent) -> INUpdateMediaAffinityIntent
  {
    let intent = INUpdateMediaAffinityIntent()
    intent.mediaItems = value.mediaItems?.map { INMediaItem.make($0) }
    intent.mediaSearch = value.mediaSearch.map { INMediaSearch.make($0) }
    if let given = (value.affinityType.flatMap { INMediaAffinityType(rawValue: $0.rawValue) }) {
      intent.affinityType = given
    }
    return intent
  }
}

extension INUpdateMediaAffinityIntentResponse {
  func systemResponse() throws -> SystemIntents.UpdateMediaAffinityIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.UpdateMediaAffinityIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
