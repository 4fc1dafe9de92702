public import Foundation

/// How a person is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The number or address.
  public let value: String?
  /// What kind it is.
  public let type: INPersonHandleType
  /// What it is for.
  public let label: INPersonHandleLabel?

  /// A handle that is for something.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
  }

  /// A handle.
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  /// Whether another handle reaches the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  /// The same for handles that reach the same.
  open override var hash: Int { value.hashValue }
}
