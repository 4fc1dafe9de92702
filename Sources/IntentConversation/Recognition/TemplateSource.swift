import UtteranceTemplates

/// A template as it was compiled, to look at once more.
struct TemplateSource: Sendable {
  let text: String
  /// The phrases that its vocabulary shares.
  let phrases: SharedPhrases
  /// The intent, by its place.
  let intent: Int32
}
