import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.MediaSearch {
  init(_ object: INMediaSearch) {
    self.init()
    mediaType =
      object.mediaType.rawValue == 0
      ? nil : SystemIntents.MediaItemType(rawValue: object.mediaType.rawValue)
    sortOrder =
      object.sortOrder.rawValue == 0
      ? nil : SystemIntents.MediaSortOrder(rawValue: object.sortOrder.rawValue)
    mediaName = object.mediaName
    artistName = object.artistName
    albumName = object.albumName
    genreNames = object.genreNames
    moodNames = object.moodNames
    releaseDate = object.releaseDate.map { Bridging.DateComponentsRange.value(of: $0) }
    reference =
      object.reference.rawValue == 0
      ? nil : SystemIntents.MediaReference(rawValue: object.reference.rawValue)
    mediaIdentifier = object.mediaIdentifier
    activityNames = object.activityNames
  }
}

extension INMediaSearch {
  static func make(_ value: SystemIntents.MediaSearch) -> INMediaSearch {
    let object = INMediaSearch()
    if let given = (value.mediaType.flatMap { INMediaItemType(rawValue: $0.rawValue) }) {
      object.mediaType = given
    }
    if let given = (value.sortOrder.flatMap { INMediaSortOrder(rawValue: $0.rawValue) }) {
      object.sortOrder = given
    }
    object.mediaName = value.mediaName
    object.artistName = value.artistName
    object.albumName = value.albumName
    object.genreNames = value.genreNames
    object.moodNames = value.moodNames
    object.releaseDate = value.releaseDate.map { Bridging.DateComponentsRange.property(of: $0) }
    if let given = (value.reference.flatMap { INMediaReference(rawValue: $0.rawValue) }) {
      object.reference = given
    }
    object.mediaIdentifier = value.mediaIdentifier
    object.activityNames = value.activityNames
    return object
  }
}
