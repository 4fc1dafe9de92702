import Foundation
import IntentConversation
import IntentRuntime
import Logging
import Synchronization
import SystemIntents
import TestSupport
import Testing

/// What a conversation told its caller and the log.
final class Complaints: Sendable {
  private let texts = Mutex<[String]>([])
  private let logged = Mutex<[String]>([])

  var told: [String] { texts.withLock(\.self) }
  var log: [String] { logged.withLock(\.self) }

  func conversation(with apps: [ConversationApp]) -> Conversation {
    Conversation(
      with: apps, logger: Logger(label: "test") { _ in Book(complaints: self) },
      onProblem: { problem in self.texts.withLock { $0.append("\(problem)") } })
  }

  private struct Book: LogHandler {
    let complaints: Complaints
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.debug
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
      complaints.logged.withLock { $0.append("\(event.message)") }
    }
  }
}

@Suite("What goes wrong behind a conversation")
struct ProblemTests {
  struct Broken: SendMessageIntentHandling {
    struct Failure: Error, CustomStringConvertible {
      var description: String { "no connection for 'bananas'" }
    }
    func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
      throw Failure()
    }
  }

  @Test("is told to the caller, and logged without values")
  func isTold() async throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Broken())
    let app = ConversationApp(
      "MonkeyChat", engine: Apps.engine(provider), vocabularies: [RecognizerTests.vocabulary])
    let complaints = Complaints()
    let conversation = complaints.conversation(with: [app])
    let reply = await conversation.say("send bananas to Coco on MonkeyChat")
    #expect(reply.outcome?.ending == .failed)
    #expect(reply.speech == "Something went wrong.")
    #expect(complaints.told == ["MonkeyChat, intent 'SendMessage': no connection for 'bananas'"])
    #expect(complaints.log == ["MonkeyChat, intent 'SendMessage': failed with 'Failure'"])
  }

  @Test("is told of templates that cannot be used, once for each language")
  func tellsOfTemplates() async throws {
    var app = try Apps.messenger()
    app.vocabularies = [
      AppVocabulary(
        utterances: [.init(intent: "INSendMessageIntent", templates: ["tell {nobody} so"])])
    ]
    let complaints = Complaints()
    let conversation = complaints.conversation(with: [app])
    _ = await conversation.say("tell Coco so")
    _ = await conversation.say("tell Coco so")
    let expected =
      "the template 'tell {nobody} so' of MonkeyChat is left out: the intent has no parameter 'nobody'"
    #expect(complaints.told == [expected])
    #expect(complaints.log == [expected])
  }

  @Test("leads to the app where it asks for what nobody can say")
  func handsOver() async throws {
    struct Uploader: UploadIntentHandling {
      func resolveFile(for intent: UploadIntent) async -> ResolutionResult<FileValue> {
        intent.file.map { .success(with: $0) } ?? .needsValue()
      }
      func handle(intent: UploadIntent) async -> UploadIntentResponse {
        UploadIntentResponse(code: .success)
      }
    }
    var provider = HandlerProvider(.shell)
    try provider.register(Uploader())
    let app = ConversationApp(
      "a-Shell", engine: Apps.engine(provider),
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "UploadIntent", templates: ["upload something with {app}"])])
      ])
    let complaints = Complaints()
    let conversation = complaints.conversation(with: [app])
    let reply = await conversation.say("upload something with a-Shell")
    #expect(reply.kind == .outcome)
    #expect(reply.speech == "Go on in a-Shell.")
    #expect(reply.activity?.activityType == "UploadIntent")
    #expect(complaints.told.count == 1)
    #expect(complaints.told.first?.contains("'file' of 'Upload'") == true)
    #expect(await conversation.say("cancel").speech == "There is nothing to cancel.")
  }
}
