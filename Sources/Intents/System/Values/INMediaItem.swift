public import Foundation

/// A media item.
public class INMediaItem: NSObject, @unchecked Sendable {
  /// The identifier.
  public internal(set) var identifier: String?
  /// The title.
  public internal(set) var title: String?
  /// The type.
  public internal(set) var type = INMediaItemType.unknown
  /// The artwork.
  public internal(set) var artwork: INImage?
  /// The artist.
  public internal(set) var artist: String?

  override init() {}

  /// A media item of these values.
  public convenience init(
    identifier: String?,
    title: String?,
    type: INMediaItemType,
    artwork: INImage?,
    artist: String?
  ) {
    self.init()
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }

  /// A media item of these values.
  public convenience init(
    identifier: String?,
    title: String?,
    type: INMediaItemType,
    artwork: INImage?
  ) {
    self.init()
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
  }
}

/// What a handler makes of a value: media item.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedMediaItem: INMediaItem) -> Self {
    Self(outcome: .success(resolvedMediaItem))
  }

  /// The values to use.
  public class func successes(with resolvedMediaItems: [INMediaItem])
    -> [INMediaItemResolutionResult]
  {
    resolvedMediaItems.map { INMediaItemResolutionResult.success(with: $0) }
  }

  /// The user has to choose among values.
  public class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
    Self(outcome: .disambiguation(mediaItemsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
    Self(outcome: .confirmationRequired(mediaItemToConfirm))
  }
}
