/// An object without a type of its own.
///
/// Apple's counterpart is `INObject`.
public struct IntentObject: IntentObjectValue {
  /// The format's own type of objects, which no definition has to declare.
  public static let intentTypeDescriptor = ObjectTypeDescriptor(
    "Object", namespace: ObjectTypeDescriptor.systemNamespace, spokenProperty: "displayString")

  /// What identifies the object to the app.
  public var identifier: String?
  /// What people read.
  public var displayString: String
  /// How it is pronounced, where that differs.
  public var pronunciationHint: String?
  /// What people also say.
  public var alternativeSpeakableMatches: [SpeakableString]?
  /// A second line.
  public var subtitleString: String?
  /// A picture.
  public var displayImage: IntentImage?

  /// An object of a name.
  public init(identifier: String?, display: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    self.displayString = display
    self.pronunciationHint = pronunciationHint
  }

  /// An object with a second line and a picture.
  public init(
    identifier: String?,
    display: String,
    pronunciationHint: String? = nil,
    subtitle: String?,
    image: IntentImage?
  ) {
    self.init(identifier: identifier, display: display, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitle
    self.displayImage = image
  }
}
