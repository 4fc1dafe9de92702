public import Foundation

/// A default card template.
public class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  /// The title.
  public var title: String = ""
  /// The subtitle.
  public var subtitle: String?
  /// The image.
  public var image: INImage?

  override init() {}

  /// A default card template of these values.
  public convenience init(
    title: String
  ) {
    self.init()
    self.title = title
  }
}
