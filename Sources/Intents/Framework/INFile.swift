public import Foundation

/// A file that is handed from app to app.
public class INFile: NSObject, @unchecked Sendable {
  private let contents: Data?
  /// The name, with its extension.
  public var filename: String
  /// The uniform type identifier, `public.image`.
  public let typeIdentifier: String?
  /// Where the file is, if it is anywhere.
  public let fileURL: URL?
  /// Whether the file is removed once the intent is handled.
  public var removedOnCompletion = false

  /// A file with its contents in memory.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.contents = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.fileURL = nil
  }

  /// A file that is somewhere.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.contents = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }

  init(data: Data, filename: String, typeIdentifier: String?, fileURL: URL?) {
    self.contents = data.isEmpty && fileURL != nil ? nil : data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }

  /// The content; empty where the file cannot be read.
  public var data: Data {
    contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}
