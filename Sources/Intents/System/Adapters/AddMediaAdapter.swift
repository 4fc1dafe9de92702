import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `AddMediaIntent` of SystemIntents.
final class AddMediaAdapter: SystemHandlerAdapter, AddMediaIntentHandling, @unchecked Sendable {
  private let handler: any INAddMediaIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INAddMediaIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.AddMediaIntent) -> INIntent {
    INAddMediaIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any AddMediaIntentHandling)? {
    AddMediaAdapter(object)
  }

  func resolveMediaItems(for intent: SystemIntents.AddMediaIntent) async throws
    -> [AddMediaMediaItemsResolutionResult]
  {
    let results = await handler.resolveMediaItems(for: INAddMediaIntent.make(intent))
    return try Bridging.resolutions(results, of: intent.mediaItems) {
      ($0 as? INMediaItem).map { SystemIntents.MediaItem($0) }
    }
  }

  func resolveMediaDestination(for intent: SystemIntents.AddMediaIntent) async throws
    -> AddMediaMediaDestinationResolutionResult
  {
    let result = await handler.resolveMediaDestination(for: INAddMediaIntent.make(intent))
    return try Bridging.resolution(result, of: intent.mediaDestination) {
      ($0 as? INMediaDestination).flatMap { SystemIntents.MediaDestination($0) }
    }
  }

  func confirm(intent: SystemIntents.AddMediaIntent) async throws
    -> SystemIntents.AddMediaIntentResponse
  {
    let response = await handler.confirm(intent: INAddMediaIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.AddMediaIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.AddMediaIntent) async throws
    -> SystemIntents.AddMediaIntentResponse
  {
    try await handler.handle(intent: INAddMediaIntent.make(intent)).systemResponse()
  }
}

extension INAddMediaIntent {
  static func make(_ value: SystemIntents.AddMediaIntent) -> INAddMediaIntent {
    let intent = INAddMediaIntent()
    intent.mediaItems = value.mediaItems?.map { INMediaItem.make($0) }
    intent.mediaSearch = value.mediaSearch.map { INMediaSearch.make($0) }
    intent.mediaDestination = value.mediaDestination.flatMap { INMediaDestination($0) }
    return intent
  }
}

extension INAddMediaIntentResponse {
  func systemResponse() throws -> SystemIntents.AddMediaIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.AddMediaIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
