public import Foundation

/// Where media are added, as an object.
public class INMediaDestinationReference: NSObject, @unchecked Sendable {
  /// What kind of place it is.
  public let mediaDestinationType: INMediaDestinationType
  /// The name of the playlist, where it is one.
  public let playlistName: String?

  required init(_ type: INMediaDestinationType, _ playlistName: String?) {
    self.mediaDestinationType = type
    self.playlistName = playlistName
  }

  /// The user's library.
  public class func library() -> Self { Self(.library, nil) }

  /// A playlist of a name.
  public class func playlistDestination(withName playlistName: String) -> Self {
    Self(.playlist, playlistName)
  }
}
