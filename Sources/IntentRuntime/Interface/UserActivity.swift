public import Foundation

/// What an app is opened with, so that the user can go on there.
///
/// Apple's counterpart is `NSUserActivity`.
public struct UserActivity: Codable, Hashable, Sendable {
  /// The kind of activity, in reverse domain notation.
  public var activityType: String
  /// What people read of it.
  public var title: String?
  /// What the app needs to go on.
  public var userInfo: [String: JSONValue]
  /// A page with the same content.
  public var webpageURL: URL?

  /// An activity with which the app goes on from the intent.
  ///
  /// - Parameter activityType: A type that the manifest lists in `NSUserActivityTypes`.
  public init(
    activityType: String,
    title: String? = nil,
    userInfo: [String: JSONValue] = [:],
    webpageURL: URL? = nil
  ) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
    self.webpageURL = webpageURL
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("activityType", "title", "userInfo", "webpageURL")
    self.init(
      activityType: try fields.decode("activityType"),
      title: try fields.decodeIfPresent("title"),
      userInfo: try fields.decodeIfPresent("userInfo") ?? [:],
      webpageURL: try fields.decodeIfPresent("webpageURL")
    )
  }
}
