public import Foundation

/// Something that a user can ask an app for.
///
/// The generator makes its subclasses. As with Apple's classes, nothing keeps two threads from changing
/// one; each method of a handler is given a copy of its own.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// What tells the intent from others.
  public internal(set) var identifier: String?
  /// What the intent is about, in a few words.
  public internal(set) var intentDescription: String?
  /// The phrase that an app suggests for the intent.
  public var suggestedInvocationPhrase: String?
  /// When the intent is of use to people.
  public var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// What goes with the intent when it is donated.
  public var donationMetadata: INIntentDonationMetadata?
  private var images: [AnyKeyPath: INImage] = [:]

  /// An intent without any value.
  public required override init() {}

  /// An intent with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied(to: Self()) }

  /// Gives a copy what every intent has; generated classes add their parameters.
  public final func copied(to copy: INIntent) -> INIntent {
    copy.identifier = identifier
    copy.intentDescription = intentDescription
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata?.copy() as? INIntentDonationMetadata
    copy.images = images
    return copy
  }

  /// Whether another intent is of the same kind; generated classes compare their parameters as well.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent else { return false }
    return type(of: self) == type(of: other)
  }

  /// The same for all intents of a kind, whose parameters may change.
  open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  /// The picture that stands for the intent.
  open func keyImage() -> INImage? { images.count == 1 ? images.values.first : nil }

  final func setImage(_ image: INImage?, for parameter: AnyKeyPath) { images[parameter] = image }
  final func image(for parameter: AnyKeyPath) -> INImage? { images[parameter] }
}

/// Gives intents pictures for their parameters.
public protocol _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath where Self: INIntent {
  /// Sets the picture of a parameter; none takes it away.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    setImage(image, for: parameterName)
  }

  /// The picture of a parameter.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(for: parameterName)
  }
}

extension INIntent: _INIntentSetImageKeyPath {}
