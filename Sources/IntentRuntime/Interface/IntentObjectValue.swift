/// An object that a definition's type describes.
///
/// Apple's counterpart is a generated subclass of `INObject`.
public protocol IntentObjectValue: IntentDeclaredType {
  /// What identifies the object to the app.
  var identifier: String? { get set }
  /// What people read.
  var displayString: String { get set }
  /// How it is pronounced, where that differs.
  var pronunciationHint: String? { get set }
  /// What people also say.
  var alternativeSpeakableMatches: [SpeakableString]? { get set }

  /// An object of a name.
  init(identifier: String?, display: String, pronunciationHint: String?)
}
