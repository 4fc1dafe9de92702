import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `PlayMediaIntent` of SystemIntents.
final class PlayMediaAdapter: SystemHandlerAdapter, PlayMediaIntentHandling, @unchecked Sendable {
  private let handler: any INPlayMediaIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INPlayMediaIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.PlayMediaIntent) -> INIntent {
    INPlayMediaIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any PlayMediaIntentHandling)? {
    PlayMediaAdapter(object)
  }

  func resolveMediaItems(for intent: SystemIntents.PlayMediaIntent) async throws
    -> [PlayMediaMediaItemsResolutionResult]
  {
    let results = await handler.resolveMediaItems(for: INPlayMediaIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.mediaItems) {
      ($0 as? INMediaItem).map { SystemIntents.MediaItem($0) }
    }
  }

  func resolvePlayShuffled(for intent: SystemIntents.PlayMediaIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolvePlayShuffled(for: INPlayMediaIntent.make(intent))
    return try Bridging.resolution(result, of: intent.playShuffled) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolvePlaybackRepeatMode(for intent: SystemIntents.PlayMediaIntent) async throws
    -> IntentRuntime.ResolutionResult<PlaybackRepeatMode>
  {
    let result = await handler.resolvePlaybackRepeatMode(for: INPlayMediaIntent.make(intent))
    return try Bridging.resolution(result, of: intent.playbackRepeatMode) {
      ($0 as? INPlaybackRepeatMode).flatMap {
        SystemIntents.PlaybackRepeatMode(rawValue: $0.rawValue)
      }
    }
  }

  func resolveResumePlayback(for intent: SystemIntents.PlayMediaIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.Bool>
  {
    let result = await handler.resolveResumePlayback(for: INPlayMediaIntent.make(intent))
    return try Bridging.resolution(result, of: intent.resumePlayback) {
      Bridging.Boolean.value(given: $0)
    }
  }

  func resolvePlaybackQueueLocation(for intent: SystemIntents.PlayMediaIntent) async throws
    -> IntentRuntime.ResolutionResult<PlaybackQueueLocation>
  {
    let result = await handler.resolvePlaybackQueueLocation(for: INPlayMediaIntent.make(intent))
    return try Bridging.resolution(result, of: intent.playbackQueueLocation) {
      ($0 as? INPlaybackQueueLocation).flatMap {
        SystemIntents.PlaybackQueueLocation(rawValue: $0.rawValue)
      }
    }
  }

  func resolvePlaybackSpeed(for intent: SystemIntents.PlayMediaIntent) async throws
    -> PlayMediaPlaybackSpeedResolutionResult
  {
    let result = await handler.resolvePlaybackSpeed(for: INPlayMediaIntent.make(intent))
    return try Bridging.resolution(result, of: intent.playbackSpeed) {
      Bridging.Decimal.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.PlayMediaIntent) async throws
    -> SystemIntents.PlayMediaIntentResponse
  {
    let response = await handler.confirm(intent: INPlayMediaIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.PlayMediaIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.PlayMediaIntent) async throws
    -> SystemIntents.PlayMediaIntentResponse
  {
    try await handler.handle(intent: INPlayMediaIntent.make(intent)).systemResponse()
  }
}

extension INPlayMediaIntent {
  static func make(_ value: SystemIntents.PlayMediaIntent) -> INPlayMediaIntent {
    let intent = INPlayMediaIntent()
    intent.mediaItems = value.mediaItems?.map { INMediaItem.make($0) }
    intent.mediaContainer = value.mediaContainer.map { INMediaItem.make($0) }
    intent.playShuffled = value.playShuffled
    if let given =
      (value.playbackRepeatMode.flatMap { INPlaybackRepeatMode(rawValue: $0.rawValue) })
    {
      intent.playbackRepeatMode = given
    }
    intent.resumePlayback = value.resumePlayback
    if let given =
      (value.playbackQueueLocation.flatMap { INPlaybackQueueLocation(rawValue: $0.rawValue) })
    {
      intent.playbackQueueLocation = given
    }
    intent.playbackSpeed = value.playbackSpeed
    intent.mediaSearch = value.mediaSearch.map { INMediaSearch.make($0) }
    return intent
  }
}

extension INPlayMediaIntentResponse {
  func systemResponse() throws -> SystemIntents.PlayMediaIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.PlayMediaIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
