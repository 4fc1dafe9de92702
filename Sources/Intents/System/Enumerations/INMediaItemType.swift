/// Media item type.
public enum INMediaItemType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Song.
  case song = 1
  /// Album.
  case album = 2
  /// Artist.
  case artist = 3
  /// Genre.
  case genre = 4
  /// Playlist.
  case playlist = 5
  /// Podcast show.
  case podcastShow = 6
  /// Podcast episode.
  case podcastEpisode = 7
  /// Podcast playlist.
  case podcastPlaylist = 8
  /// Music station.
  case musicStation = 9
  /// Audio book.
  case audioBook = 10
  /// Movie.
  case movie = 11
  /// Tv show.
  case tvShow = 12
  /// Tv show episode.
  case tvShowEpisode = 13
  /// Music video.
  case musicVideo = 14
  /// Podcast station.
  case podcastStation = 15
  /// Radio station.
  case radioStation = 16
  /// Station.
  case station = 17
  /// Music.
  case music = 18
  /// Algorithmic radio station.
  case algorithmicRadioStation = 19
  /// News.
  case news = 20
}
