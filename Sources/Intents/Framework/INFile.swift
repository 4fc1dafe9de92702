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

  /// A file with the same values.
  func copied() -> INFile {
    let copy = INFile(
      data: dataInMemory, filename: filename, typeIdentifier: typeIdentifier,
      fileURL: fileURL)
    copy.removedOnCompletion = removedOnCompletion
    return copy
  }

  /// What is in memory; nothing of a file that is elsewhere.
  var dataInMemory: Data { contents ?? Data() }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INFile else { return false }
    return filename == other.filename
      && typeIdentifier == other.typeIdentifier
      && fileURL == other.fileURL
      && dataInMemory == other.dataInMemory
  }

  /// The same for all that have the same values.
  public override var hash: Int { typeIdentifier.hashValue }

  /// The content; empty where the file cannot be read.
  public var data: Data {
    contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}
