public import Foundation

/// A focus status.
public class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether it is focused.
  public internal(set) var isFocused: Bool?

  override init() {}

  /// A focus status of these values.
  public convenience init(
    isFocused: Bool?
  ) {
    self.init()
    self.isFocused = isFocused
  }
}
