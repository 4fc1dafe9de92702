// What the handlers use of their app.

import Foundation
import Intents

class Item {
  let id: String
  let name: String
  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

final class Track: Item {}

final class Playlist: Item {
  func add(trackIds: [String]) async throws {}
}

final class AudioPlayer {
  enum RepeatMode { case none, track, queue }
  struct PlaybackInfo {
    let container: Item?
    let preventDonation: Bool
  }

  static let current = AudioPlayer()
  var nowPlaying: Track?
  var playing = false
  var shuffled = false
  var repeatMode = RepeatMode.none
  var queue: [Track] = []

  func startPlayback(
    tracks: [Track], startIndex: Int, shuffle: Bool, playbackInfo: PlaybackInfo
  ) {
    nowPlaying = tracks.first
  }
  func queue(_ tracks: [Track], after index: Int, playbackInfo: PlaybackInfo) { queue += tracks }
}

final class JellyfinClient {
  static let shared = JellyfinClient()
  let authorized = true
}

final class MediaResolver {
  enum ResolveError: Error { case empty, missing }
  static let shared = MediaResolver()

  func search(playlistName: String, runOffline: Bool) async throws -> [Playlist] {
    [Playlist(id: "p1", name: "Jungle")].filter { $0.name.contains(playlistName) }
  }
  func search(albumName: String, artistName: String?, runOffline: Bool) async throws -> [Item] {
    []
  }
  func search(artistName: String, runOffline: Bool) async throws -> [Item] { [] }
  func search(
    trackName: String, albumName: String?, artistName: String?, runOffline: Bool
  ) async throws -> [Item] {
    [Track(id: "t1", name: "Bananas"), Track(id: "t2", name: "Banana boat")]
      .filter { $0.name.contains(trackName) }
  }
  func tracks(albumId: String) async throws -> [Track] { [] }
  func tracks(artistId: String) async throws -> [Track] { [] }
  func tracks(playlistId: String) async throws -> [Track] { [] }
  func track(id: String) async throws -> Track { Track(id: id, name: id) }
  func convert(items: [Item]) async -> [INMediaItem] {
    items.map {
      INMediaItem(identifier: $0.id, title: $0.name, type: .song, artwork: nil, artist: nil)
    }
  }
}

extension String {
  func levenshteinDistanceScore(to other: String) -> Double { self == other ? 1 : 0 }
}
