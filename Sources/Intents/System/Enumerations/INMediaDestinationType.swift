/// Media destination type.
public enum INMediaDestinationType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Library.
  case library = 1
  /// Playlist.
  case playlist = 2
}
