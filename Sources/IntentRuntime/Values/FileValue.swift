public import Foundation

/// A file that is handed from app to app.
///
/// Apple's counterpart is `INFile`.
public struct FileValue: Codable, Hashable, Sendable {
  /// The content.
  public var data: Data
  /// The name, with its extension.
  public var filename: String
  /// The uniform type identifier, `public.image`.
  public var typeIdentifier: String?
  /// Where the file is, if it is anywhere.
  public var fileURL: URL?
  /// Whether the one who gave the file wants it removed once the intent is handled.
  ///
  /// The runtime opens and removes no files: it is for the handler to read, as `INFile` of the module
  /// `Intents` has it too.
  public var removedOnCompletion: Bool

  /// A file with its contents in memory.
  ///
  /// - Parameter typeIdentifier: A uniform type identifier such as `public.jpeg`; without
  ///   one the file name's ending tells.
  public init(
    data: Data,
    filename: String,
    typeIdentifier: String? = nil,
    fileURL: URL? = nil,
    removedOnCompletion: Bool = false
  ) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
    self.removedOnCompletion = removedOnCompletion
  }
}

/// A picture: its bytes, its name in the app, or where it is.
///
/// Apple's counterpart is `INImage`.
public struct IntentImage: Codable, Hashable, Sendable {
  /// The bytes of a picture.
  public var data: Data?
  /// The name of a picture that the app brings.
  public var name: String?
  /// Where a picture is.
  public var url: URL?

  /// A picture in memory.
  public init(imageData: Data) {
    self.data = imageData
  }

  /// A picture that the app brings.
  public init(named name: String) {
    self.name = name
  }

  /// A picture elsewhere.
  public init(url: URL) {
    self.url = url
  }
}
