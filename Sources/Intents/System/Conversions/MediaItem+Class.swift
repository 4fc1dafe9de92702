import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.MediaItem {
  init(_ object: INMediaItem) {
    self.init()
    identifier = object.identifier
    title = object.title
    type =
      object.type.rawValue == 0 ? nil : SystemIntents.MediaItemType(rawValue: object.type.rawValue)
    artwork = object.artwork.map { Bridging.Image.value(of: $0) }
    artist = object.artist
  }
}

extension INMediaItem {
  static func make(_ value: SystemIntents.MediaItem) -> INMediaItem {
    let object = INMediaItem()
    object.identifier = value.identifier
    object.title = value.title
    if let given = (value.type.flatMap { INMediaItemType(rawValue: $0.rawValue) }) {
      object.type = given
    }
    object.artwork = value.artwork.map { Bridging.Image.property(of: $0) }
    object.artist = value.artist
    return object
  }
}
