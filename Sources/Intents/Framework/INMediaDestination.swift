/// Where media are added.
public enum INMediaDestination: Hashable, Sendable {
  /// The user's library.
  case library
  /// A playlist of a name.
  case playlist(String)

  /// The name of the playlist, where it is one.
  public var playlistName: String? {
    if case .playlist(let name) = self { name } else { nil }
  }
}
