import Foundation
import IntentConversation
import IntentRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service that understands sentences, asked over HTTP.
struct RecognitionService: SentenceRecognizer {
  /// Why its answer is of no use.
  enum Failure: Error {
    case status(Int)
  }

  let address: URL
  /// How long an answer may take, in seconds: somebody waits for it.
  var timeout: TimeInterval = 2

  func recognize(_ sentence: String, language: String, intents: [IntentDescriptor]) async throws
    -> [IntentRequest]
  {
    let question = RecognitionQuestion(
      sentence: sentence, language: language,
      intents: intents.map(RecognitionQuestion.Intent.init))
    var request = URLRequest(url: address, timeoutInterval: timeout)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(question)
    let (data, response) = try await URLSession.shared.data(for: request)
    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
      throw Failure.status(status)
    }
    return try JSONDecoder().decode([IntentRequest].self, from: data)
  }
}
