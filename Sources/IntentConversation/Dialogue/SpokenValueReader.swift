public import Foundation
public import IntentRuntime

/// Reads values from what people say or type, as the assistant reads answers: `large`, `8am`, `two`.
///
/// ```swift
/// let reader = SpokenValueReader(catalogs: [.soup], language: "en")
/// let answer = reader.value(of: "a large one, please", for: "size", of: session.request)
/// ```
///
/// It is for a front end of one's own that takes sessions from turn to turn, and has their questions answered
/// in words.
public struct SpokenValueReader: Sendable {
  private let recognizer: Recognizer
  private let names: Names

  /// A reader for the intents of some catalogs.
  ///
  /// - Parameters:
  ///   - vocabularies: Vocabularies besides those of the catalogs; their words stand for values.
  ///   - language: The language that is spoken, `en`, `pt-BR`.
  ///   - names: The user's vocabulary.
  ///   - calendar: What days and times are counted in.
  ///   - now: What `tomorrow` counts from.
  public init(
    catalogs: [IntentCatalog],
    vocabularies: [AppVocabulary] = [],
    language: String,
    names: Names = Names(),
    calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    recognizer = Recognizer(
      catalogs: catalogs, vocabularies: vocabularies, appNames: [], language: language,
      calendar: calendar, now: now)
    self.names = names
  }

  /// The value that a text is for a parameter, as ``IntentRuntime/SessionAnswer/value(_:)`` takes it.
  ///
  /// - Parameters:
  ///   - request: A request of the intent that has the parameter. A time completes the day that the
  ///     parameter has there, and a day the time; other values do not matter.
  /// - Returns: None where the text is no value of the parameter's type, has more than a value in it, or
  ///   says something to the assistant, such as `cancel`. For an array, one value or an array of them.
  public func value(
    of text: String,
    for parameter: String,
    of request: IntentRequest
  ) -> JSONValue? {
    let intent = recognizer.intents.first {
      $0.description.name == request.intent
        && (request.domain == nil || $0.description.domain == request.domain)
    }
    guard let intent else { return nil }
    let reader = AnswerReader(
      recognizer: recognizer, names: names, intent: intent, given: request.parameters)
    let question = ParameterQuestion(parameter: parameter, prompt: "")
    guard case .answer(.value(let value), let ignored, _) = reader.read(text, to: .ask(question)),
      ignored.isEmpty
    else { return nil }
    return value
  }
}
