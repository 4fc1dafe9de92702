import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

/// Sends messages to whoever is known, and remembers nothing.
struct Messenger: SendMessageIntentHandling {
  var people = ["Bobo the Great", "Bobo Jr.", "Little Bobo", "Coco"]

  func resolveRecipients(for intent: SendMessageIntent) async
    -> [SendMessageRecipientsResolutionResult]
  {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    let index = SpokenNameIndex(people) { [$0] }
    return recipients.map { recipient in
      let found = index.matches(for: recipient.displayName)
      let whole = found.filter { $0.quality == .whole }
      let matches = (whole.isEmpty ? found : whole).map { Person(displayName: $0.value) }
      return switch matches.count {
      case 0: .unsupported()
      case 1: .success(with: matches[0])
      default: .disambiguation(with: matches)
      }
    }
  }

  func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Pays whoever it is told to.
struct Payer: SendPaymentIntentHandling {
  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Moves money wherever it is told to.
struct Mover: TransferMoneyIntentHandling {
  func handle(intent: TransferMoneyIntent) async -> TransferMoneyIntentResponse {
    TransferMoneyIntentResponse(code: .success)
  }
}

/// Drives wherever it is told to.
struct Driver: RequestRideIntentHandling {
  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Adds tasks, and says at once that it did.
struct Tasks: AddTasksIntentHandling {
  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: .success)
  }
}

extension Tasks: CreateTaskListIntentHandling {
  func handle(intent: CreateTaskListIntent) async -> CreateTaskListIntentResponse {
    CreateTaskListIntentResponse(code: .success)
  }
}

enum Apps {
  static func messenger(_ name: String = "MonkeyChat") throws -> ConversationApp {
    var provider = HandlerProvider(.messages)
    try provider.register(Messenger())
    return ConversationApp(
      name, engine: engine(provider), vocabularies: [RecognizerTests.vocabulary])
  }

  /// The same with its contacts in the user's vocabulary.
  static func contacts() async throws -> ConversationApp {
    var app = try messenger()
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    try await vocabulary.setVocabulary(
      Messenger().people.map { SpeakableString(spokenPhrase: $0) }, of: .contactName)
    app.userVocabulary = vocabulary
    return app
  }

  /// A conversation that asks for the text of a message to Coco, and goes on in a language.
  static func askedForText(in language: String = "en") async throws -> Conversation {
    let conversation = Conversation(with: [try await contacts()])
    let reply = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(reply.speech == "What do you want to say to Coco?")
    await conversation.use(language: language)
    return conversation
  }

  static func payments() throws -> ConversationApp {
    var provider = HandlerProvider(.payments)
    try provider.register(Payer())
    return ConversationApp("Jungle", engine: engine(provider))
  }

  static func transfers() throws -> ConversationApp {
    var provider = HandlerProvider(.payments)
    try provider.register(Mover())
    return ConversationApp("Jungle", engine: engine(provider))
  }

  static func rides() throws -> ConversationApp {
    var provider = HandlerProvider(.ridesharing)
    try provider.register(Driver())
    var app = ConversationApp("Unicorn", engine: engine(provider))
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return app
  }

  /// An engine whose clock stands still, so that nothing takes longer than it may.
  static func engine(_ provider: HandlerProvider) -> SessionEngine {
    SessionEngine(provider: provider, clock: ManualClock())
  }

  static func tasks() throws -> ConversationApp {
    var provider = HandlerProvider(.notebook)
    try provider.register(Tasks())
    return ConversationApp(
      "TasksNotes", alternativeNames: ["MonkeyTodo"], engine: engine(provider),
      vocabularies: [RecognizerTests.vocabulary])
  }
}
