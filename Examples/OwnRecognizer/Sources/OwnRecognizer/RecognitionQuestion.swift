import IntentRuntime

/// What the service is asked: a sentence, and what the app does.
struct RecognitionQuestion: Codable {
  /// An intent that the sentence may stand for.
  struct Intent: Codable {
    var domain: String?
    var name: String
    var parameters: [Parameter]

    init(_ intent: IntentDescriptor) {
      domain = intent.domain
      name = intent.name
      parameters = intent.parameters.map {
        Parameter(name: $0.name, type: $0.typeName, isArray: $0.isArray)
      }
    }
  }

  /// A value that the intent takes.
  struct Parameter: Codable {
    var name: String
    var type: String
    var isArray: Bool
  }

  var sentence: String
  var language: String
  var intents: [Intent]
}
