public import Foundation

/// A media search.
public class INMediaSearch: NSObject, @unchecked Sendable {
  /// The media type.
  public internal(set) var mediaType = INMediaItemType.unknown
  /// The sort order.
  public internal(set) var sortOrder = INMediaSortOrder.unknown
  /// The media name.
  public internal(set) var mediaName: String?
  /// The artist name.
  public internal(set) var artistName: String?
  /// The album name.
  public internal(set) var albumName: String?
  /// The genre names.
  public internal(set) var genreNames: [String]?
  /// The mood names.
  public internal(set) var moodNames: [String]?
  /// The release date.
  public internal(set) var releaseDate: INDateComponentsRange?
  /// The reference.
  public internal(set) var reference = INMediaReference.unknown
  /// The media identifier.
  public internal(set) var mediaIdentifier: String?
  /// The activity names.
  public var activityNames: [String]?

  override init() {}

  /// A media search of these values.
  public convenience init(
    mediaType: INMediaItemType = .unknown,
    sortOrder: INMediaSortOrder = .unknown,
    mediaName: String? = nil,
    artistName: String? = nil,
    albumName: String? = nil,
    genreNames: [String]? = nil,
    moodNames: [String]? = nil,
    releaseDate: INDateComponentsRange? = nil,
    reference: INMediaReference = .unknown,
    mediaIdentifier: String? = nil
  ) {
    self.init()
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
  }
}
