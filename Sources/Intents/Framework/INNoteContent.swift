public import Foundation

/// What a note holds.
open class INNoteContent: NSObject, @unchecked Sendable {
  override init() {}
}

/// A text in a note.
public class INTextNoteContent: INNoteContent, @unchecked Sendable {
  /// The text.
  public let text: String?

  /// A text in a note.
  public init(text: String) {
    self.text = text
  }
}

/// A picture in a note.
public class INImageNoteContent: INNoteContent, @unchecked Sendable {
  /// The picture.
  public let image: INImage?

  /// A picture in a note.
  public init(image: INImage) {
    self.image = image
  }
}
