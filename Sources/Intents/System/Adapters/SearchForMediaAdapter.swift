import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchForMediaIntent` of SystemIntents.
final class SearchForMediaAdapter: SystemHandlerAdapter, SearchForMediaIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSearchForMediaIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchForMediaIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchForMediaIntent) -> INIntent {
    INSearchForMediaIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchForMediaIntentHandling)? {
    SearchForMediaAdapter(object)
  }

  func resolveMediaItems(for intent: SystemIntents.SearchForMediaIntent) async throws
    -> [SearchForMediaMediaItemsResolutionResult]
  {
    let results = await handler.resolveMediaItems(for: INSearchForMediaIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.mediaItems) {
      ($0 as? INMediaItem).map { SystemIntents.MediaItem($0) }
    }
  }

  func confirm(intent: SystemIntents.SearchForMediaIntent) async throws
    -> SystemIntents.SearchForMediaIntentResponse
  {
    let response = await handler.confirm(intent: INSearchForMediaIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchForMediaIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchForMediaIntent) async throws
    -> SystemIntents.SearchForMediaIntentResponse
  {
    try await handler.handle(intent: INSearchForMediaIntent.make(intent)).systemResponse()
  }
}

extension INSearchForMediaIntent {
  static func make(_ value: SystemIntents.SearchForMediaIntent) -> INSearchForMediaIntent {
    let intent = INSearchForMediaIntent()
    intent.mediaItems = value.mediaItems?.map { INMediaItem.make($0) }
    intent.mediaSearch = value.mediaSearch.map { INMediaSearch.make($0) }
    return intent
  }
}

extension INSearchForMediaIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchForMediaIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchForMediaIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.mediaItems = mediaItems?.map { SystemIntents.MediaItem($0) }
    return response
  }
}
