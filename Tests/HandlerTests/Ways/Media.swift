// Written as apps write, not as this project does.
// swift-format-ignore-file
import Foundation
import Intents

class MediaHandler: NSObject, INPlayMediaIntentHandling, INAddMediaIntentHandling,
  INSearchForMediaIntentHandling, INUpdateMediaAffinityIntentHandling
{
  typealias Items = [INMediaItem]

  private func items(for search: INMediaSearch?) -> Items? {
    guard let search = search else { return nil }
    switch search.mediaType {
    case .song, .album, .artist, .playlist, .music:
      return [
        INMediaItem(
          identifier: "1", title: search.mediaName ?? search.artistName, type: search.mediaType,
          artwork: INImage(url: URL(string: "https://example.com/a.png")!), artist: "A")
      ]
    case .unknown where search.reference == .currentlyPlaying: return []
    default: return nil
    }
  }

  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    guard let found = items(for: intent.mediaSearch) else {
      completion([INPlayMediaMediaItemResolutionResult.unsupported(forReason: .loginRequired)])
      return
    }
    completion(INPlayMediaMediaItemResolutionResult.successes(with: found))
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    guard let speed = intent.playbackSpeed else { return completion(.notRequired()) }
    completion(speed > 2 ? .unsupported(forReason: .aboveMaximum) : .success(with: speed))
  }

  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.success(with: intent.playShuffled == true)) }

  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    guard let item = intent.mediaItems?.first, item.identifier != nil else {
      completion(INPlayMediaIntentResponse(code: .failureNoUnplayedContent, userActivity: nil))
      return
    }
    let response = INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    response.nowPlayingInfo = ["title": item.title ?? ""]
    completion(response)
  }

  func resolveMediaDestination(for intent: INAddMediaIntent) async
    -> INAddMediaMediaDestinationResolutionResult
  {
    switch intent.mediaDestination {
    case .playlist(let name)? where name == "Mine":
      return INAddMediaMediaDestinationResolutionResult(
        mediaDestinationResolutionResult: .success(with: .playlist(name)))
    case .library?: return .success(with: .library)
    default: return .unsupported(forReason: .playlistNameNotFound)
    }
  }

  func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
    INAddMediaMediaItemResolutionResult.successes(with: items(for: intent.mediaSearch) ?? [])
  }

  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    INAddMediaIntentResponse(code: .success, userActivity: nil)
  }

  func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) {
    let response = INSearchForMediaIntentResponse(code: .continueInApp, userActivity: nil)
    response.mediaItems = intent.mediaItems
    completion(response)
  }

  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
  ) { completion(.success(with: intent.affinityType)) }

  func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    let code: INUpdateMediaAffinityIntentResponseCode = intent.affinityType == .like ? .success : .failure
    completion(INUpdateMediaAffinityIntentResponse(code: code, userActivity: nil))
  }
}
