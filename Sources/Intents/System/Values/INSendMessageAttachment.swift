public import Foundation

/// A send message attachment.
public class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// The audio message file.
  public internal(set) var audioMessageFile: INFile?

  /// A send message attachment without any value.
  public override init() {}
}
