public import Foundation

/// A way to pay.
open class INPaymentMethod: NSObject, @unchecked Sendable {
  /// The kind.
  public let type: INPaymentMethodType
  /// The name.
  public let name: String?
  /// What tells it from others, as the last digits.
  public let identificationHint: String?
  /// A picture.
  public let icon: INImage?

  /// A way to pay.
  public required init(
    type: INPaymentMethodType,
    name: String?,
    identificationHint: String?,
    icon: INImage?
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// The device's own way to pay.
  public class func applePay() -> Self {
    Self(type: .applePay, name: nil, identificationHint: nil, icon: nil)
  }

  /// Whether another one has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPaymentMethod else { return false }
    return type == other.type
      && name == other.name
      && identificationHint == other.identificationHint
  }

  /// The same for all that have the same values.
  open override var hash: Int { type.hashValue }
}
