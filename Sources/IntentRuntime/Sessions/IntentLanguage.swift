/// The language in which the user of a session speaks, for handlers to answer in.
///
/// Apple's counterpart is `INPreferences.siriLanguageCode()`.
public enum IntentLanguage {
  /// The language of the session whose handler is at work, `en`, `pt-BR`; `en` outside of one.
  @TaskLocal public static var current = "en"
}
