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
    let question = ParameterQuestion(parameter: parameter, prompt: "")
    guard
      case .answer(.value(let value), let ignored, _)? = reader(of: request)?
        .read(text, to: .ask(question)), ignored.isEmpty
    else { return nil }
    return value
  }

  /// The answer that a text is to what a session asks: a value, one of some options by its name or place,
  /// `yes` and `no`, a correction such as `no, three`, `cancel`.
  ///
  /// - Parameter offered: The values that were shown with the question, as
  ///   ``IntentRuntime/SessionEngine/options(of:for:searchTerm:context:)`` gives them.
  /// - Returns: None where the text answers nothing that is asked, or says more than that.
  public func answer(
    in text: String,
    to step: SessionStep,
    offered: [SessionOption] = []
  ) -> SessionAnswer? {
    switch reader(of: step.session.request)?.read(text, to: step.turn, offered: offered) {
    case .answer(let answer, ignored: [], _)?: answer
    case .command(let command)?: command.answer(at: step.turn)
    default: nil
    }
  }

  private func reader(of request: IntentRequest) -> AnswerReader? {
    recognizer.intent(of: request).map {
      AnswerReader(recognizer: recognizer, names: names, intent: $0, given: request.parameters)
    }
  }
}
