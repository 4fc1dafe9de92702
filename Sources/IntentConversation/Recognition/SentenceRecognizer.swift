public import IntentRuntime

/// Something that understands sentences besides an app's templates: a language model, another engine.
///
/// ```swift
/// struct LocalModel: SentenceRecognizer {
///   func recognize(_ sentence: String, language: String, intents: [IntentDescriptor]) async throws
///     -> [IntentRequest]
///   {
///     let (data, _) = try await URLSession.shared.upload(for: request, from: Data(sentence.utf8))
///     return try JSONDecoder().decode([IntentRequest].self, from: data)
///   }
/// }
/// app.otherRecognizer = OtherRecognizer(LocalModel(), asked: .afterTemplates)
/// ```
///
/// Nothing that it answers is taken on trust: a request for an intent that the app does not handle, or with
/// parameters that do not decode, is passed over, and what is left goes through the life cycle as any
/// other does, with its resolution and its confirmation.
public protocol SentenceRecognizer: Sendable {
  /// What a sentence may mean, the best first; empty where it means nothing that the app does.
  ///
  /// - Parameters:
  ///   - sentence: The sentence as it was said.
  ///   - language: The language of the conversation, `en`.
  ///   - intents: What the app handles, with all that the definitions say of it.
  func recognize(
    _ sentence: String,
    language: String,
    intents: [IntentDescriptor]
  ) async throws -> [IntentRequest]
}

/// A recogniser of the app's own, and when it is asked.
public struct OtherRecognizer: Sendable {
  /// When it is asked.
  public enum Order: Sendable {
    /// Where no template fits.
    case afterTemplates
    /// Before the templates, which are asked where it knows nothing, or fails.
    case beforeTemplates
  }

  /// What understands sentences.
  public var recognizer: any SentenceRecognizer
  /// When it is asked.
  public var order: Order

  /// A recogniser that is asked for new requests; answers to questions are read by the templates' rules.
  public init(_ recognizer: any SentenceRecognizer, asked order: Order = .afterTemplates) {
    self.recognizer = recognizer
    self.order = order
  }
}
