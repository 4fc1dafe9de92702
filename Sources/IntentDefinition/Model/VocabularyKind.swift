/// What the strings of a user's vocabulary can be.
///
/// The runtime has the same names in `UserVocabularyKind`; a test compares them.
package enum VocabularyKind: String, CaseIterable, Sendable {
  case contactName, contactGroupName, photoTag, photoAlbumName, workoutActivityName, carProfileName,
    carName, paymentsOrganizationName, paymentsAccountNickname, notebookItemTitle,
    notebookItemGroupName, mediaPlaylistTitle, mediaMusicArtistName, mediaAudiobookTitle,
    mediaAudiobookAuthorName, mediaShowTitle
}
