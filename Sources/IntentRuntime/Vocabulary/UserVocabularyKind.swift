/// What the strings of a user's vocabulary are.
///
/// Apple's counterpart is `INVocabularyStringType`, with the same raw values.
public enum UserVocabularyKind: Int, Codable, Hashable, Sendable, CaseIterable {
  /// A person whom the user can reach with the app.
  case contactName = 1
  /// A group of such persons.
  case contactGroupName = 2
  /// A tag on a picture.
  case photoTag = 100
  /// An album of pictures.
  case photoAlbumName = 101
  /// A kind of workout.
  case workoutActivityName = 200
  /// A profile of settings of a car.
  case carProfileName = 300
  /// A car.
  case carName = 301
  /// Somebody who is paid: a bank, a shop, an electricity company.
  case paymentsOrganizationName = 400
  /// What the user calls an account.
  case paymentsAccountNickname = 401
  /// A note or a task.
  case notebookItemTitle = 500
  /// A list or a folder of notes.
  case notebookItemGroupName = 501
  /// A playlist.
  case mediaPlaylistTitle = 700
  /// Somebody who makes music.
  case mediaMusicArtistName = 701
  /// A book to listen to.
  case mediaAudiobookTitle = 702
  /// Somebody who wrote such a book.
  case mediaAudiobookAuthorName = 703
  /// A podcast or a show.
  case mediaShowTitle = 704
}
