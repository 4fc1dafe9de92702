public import Foundation

/// A picture: its bytes, its name in the app or the system, or where it is.
public class INImage: NSObject, @unchecked Sendable {
  let data: Data?
  let name: String?
  let url: URL?

  /// A picture that is known by as much as is given.
  required init(data: Data?, name: String?, url: URL?) {
    self.data = data
    self.name = name
    self.url = url
  }

  /// A picture that the app brings.
  public convenience init(named name: String) {
    self.init(data: nil, name: name, url: nil)
  }

  /// A picture that the system brings.
  public class func systemImageNamed(_ systemImageName: String) -> Self {
    Self(data: nil, name: systemImageName, url: nil)
  }

  /// A picture in memory.
  public convenience init(imageData: Data) {
    self.init(data: imageData, name: nil, url: nil)
  }

  /// A picture elsewhere.
  public convenience init?(url URL: URL) {
    self.init(data: nil, name: nil, url: URL)
  }

  /// A picture elsewhere, of a size.
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(data: nil, name: nil, url: URL)
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INImage else { return false }
    return data == other.data
      && name == other.name
      && url == other.url
  }

  /// The same for all that have the same values.
  public override var hash: Int { name.hashValue }
}
