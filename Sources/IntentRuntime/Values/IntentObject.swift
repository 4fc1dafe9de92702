/// An object without a type of its own.
///
/// Apple's counterpart is `INObject`.
public struct IntentObject: IntentObjectValue {
  public var identifier: String?
  public var displayString: String
  public var pronunciationHint: String?
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
