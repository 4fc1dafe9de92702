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

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INTextNoteContent else { return false }
    return text == other.text
  }

  /// The same for all that have the same values.
  public override var hash: Int { text.hashValue }
}

/// A picture in a note.
public class INImageNoteContent: INNoteContent, @unchecked Sendable {
  /// The picture.
  public let image: INImage?

  /// A picture in a note.
  public init(image: INImage) {
    self.image = image
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INImageNoteContent else { return false }
    return image == other.image
  }

  /// The same for all that have the same values.
  public override var hash: Int { image.hashValue }
}
