/// Vocabulary string type.
public enum INVocabularyStringType: Int, Sendable {
  /// Contact name.
  case contactName = 1
  /// Contact group name.
  case contactGroupName = 2
  /// Photo tag.
  case photoTag = 100
  /// Photo album name.
  case photoAlbumName = 101
  /// Workout activity name.
  case workoutActivityName = 200
  /// Car profile name.
  case carProfileName = 300
  /// Car name.
  case carName = 301
  /// Payments organization name.
  case paymentsOrganizationName = 400
  /// Payments account nickname.
  case paymentsAccountNickname = 401
  /// Notebook item title.
  case notebookItemTitle = 500
  /// Notebook item group name.
  case notebookItemGroupName = 501
  /// Media playlist title.
  case mediaPlaylistTitle = 700
  /// Media music artist name.
  case mediaMusicArtistName = 701
  /// Media audiobook title.
  case mediaAudiobookTitle = 702
  /// Media audiobook author name.
  case mediaAudiobookAuthorName = 703
  /// Media show title.
  case mediaShowTitle = 704
}
