import Foundation
import IntentRuntime
import SystemIntents
import Testing

/// Sends to anyone whose name it knows.
struct MessageHandler: SendMessageIntentHandling {
  var contacts = ["Bobo the Great", "Bobo Jr.", "Coco"]

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async throws -> [SendMessageRecipientsResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      let matches = contacts.filter { $0.contains(recipient.displayName) }
      switch matches.count {
      case 0: return .unsupported(forReason: .noAccount)
      case 1: return .success(with: Person(displayName: matches[0]))
      default: return .disambiguation(with: matches.map { Person(displayName: $0) })
      }
    }
  }

  func confirm(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    intent.content == "nothing"
      ? SendMessageIntentResponse(code: .failureRequiringAppLaunch)
      : SendMessageIntentResponse(code: .ready)
  }

  func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success, sentMessages: [Message(content: intent.content)])
  }
}

@Suite("Dispatch")
struct DispatchTests {
  private func dispatcher() throws -> IntentDispatcher {
    var provider = HandlerProvider(.messages)
    try provider.register(MessageHandler())
    return IntentDispatcher(provider: provider)
  }

  private func request(_ json: String) throws -> IntentRequest {
    try JSONDecoder().decode(IntentRequest.self, from: Data(json.utf8))
  }

  @Test("takes a request in JSON to the handler and its response back")
  func dispatchesRequest() async throws {
    let reply = try await dispatcher().dispatch(
      request(
        """
        { "domain": "Messages", "intent": "SendMessage",
          "parameters": { "recipients": ["Coco"], "content": "Please send more bananas" } }
        """
      )
    )
    #expect(reply.phase == .handled)
    #expect(reply.code == "success")
    guard case .object(let response)? = reply.response else {
      Issue.record("there is no response")
      return
    }
    #expect(response["sentMessages"] == [["content": "Please send more bananas"]])
  }

  @Test("registers a handler once for an intent that two catalogs have")
  func registersOnce() throws {
    var provider = HandlerProvider(.bakery, .bakery)
    #expect(provider.allIntents.count == HandlerProvider(.bakery).allIntents.count)
    let baker = Baker()
    try provider.register(baker)
  }

  @Test("takes a typed intent with no encoding between")
  func dispatchesTypedIntent() async throws {
    let intent = SendMessageIntent(recipients: [Person(displayName: "Coco")], content: "Hello")
    guard case .handled(let handled, let response) = try await dispatcher().dispatch(intent) else {
      Issue.record("the intent was not handled")
      return
    }
    #expect(handled == intent)
    #expect(response.code == .success)
    #expect(response.sentMessages?.map(\.content) == ["Hello"])
  }

  @Test("stops at the first parameter that needs the user, and says what it needs")
  func stopsAtOpenParameter() async throws {
    let empty = try await dispatcher().dispatch(request(#"{ "intent": "SendMessage" }"#))
    #expect(empty.phase == .unresolved)
    #expect(empty.parameter == "recipients")
    #expect(empty.resolution == .needsValue)

    let ambiguous = try await dispatcher().dispatch(
      request(#"{ "intent": "SendMessage", "parameters": { "recipients": ["Coco", "Bobo"] } }"#)
    )
    guard case .disambiguation(let options)? = ambiguous.resolution else {
      Issue.record("there is no choice")
      return
    }
    #expect(options.count == 2)
    // What was settled already is not lost.
    guard case .array(let recipients)? = ambiguous.request.parameters["recipients"] else {
      Issue.record("there are no recipients")
      return
    }
    #expect(recipients.count == 2)

    let unknown = try await dispatcher().dispatch(
      request(#"{ "intent": "SendMessage", "parameters": { "recipients": ["Nobody"] } }"#)
    )
    #expect(
      unknown.resolution
        == .unsupported(reason: SendMessageRecipientsUnsupportedReason.noAccount.rawValue))
  }

  @Test("ends where the handler does not confirm")
  func endsWithoutConfirmation() async throws {
    let reply = try await dispatcher().dispatch(
      request(
        #"{ "intent": "SendMessage", "parameters": { "recipients": ["Coco"], "content": "nothing" } }"#
      )
    )
    #expect(reply.phase == .declined)
    #expect(reply.code == "failureRequiringAppLaunch")
  }

  @Test(
    "refuses what does not fit, and names parameter, value and what was expected",
    arguments: [
      (#"{ "intent": "SendMesage" }"#, "there is no intent 'SendMesage'"),
      (#"{ "domain": "Calls", "intent": "SendMessage" }"#, "in the domain 'Calls'"),
      (#"{ "intent": "EditMessage" }"#, "no handler is registered for the intent 'EditMessage'"),
      (
        #"{ "intent": "SendMessage", "parameters": { "contents": "x" } }"#,
        "the intent 'SendMessage' has no parameter 'contents'; it has recipients, "
      ),
      (
        #"{ "intent": "SendMessage", "parameters": { "content": 7 } }"#,
        "parameter 'content' of 'SendMessage' got an integer, but takes 'String'"
      ),
      (
        #"{ "intent": "SendMessage", "parameters": { "outgoingMessageType": "letter" } }"#,
        "('letter' is none of unknown, outgoingMessageText, outgoingMessageAudio)"
      ),
      (
        #"{ "intent": "SendMessage", "parameters": { "outgoingMessageType": 99 } }"#,
        "('99' is none of"
      ),
      (
        #"{ "intent": "SendMessage", "parameters": { "recipients": [{}] } }"#,
        "got an array, but takes an array of 'Person', with 'displayName'"
      ),
    ]
  )
  func refuses(_ json: String, message: String) async throws {
    let error = await #expect(throws: IntentError.self) {
      _ = try await dispatcher().dispatch(request(json))
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test("writes a typed intent as a request that gives the same intent back")
  func roundTripsRequest() throws {
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "Coco", isMe: true)],
      outgoingMessageType: .outgoingMessageAudio,
      content: "Hello",
      speakableGroupName: "Monkeys"
    )
    let request = try IntentRequest(intent)
    #expect(request.domain == "Messages")
    #expect(request.parameters["outgoingMessageType"] == "outgoingMessageAudio")
    #expect(try request.decoded(as: SendMessageIntent.self) == intent)
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(IntentRequest.self, from: data) == request)
  }
}

@Suite("A handler provider")
struct HandlerProviderTests {
  @Test("refuses two handlers for one intent, and names both")
  func refusesTwoHandlers() throws {
    actor Other: SendMessageIntentHandling {
      func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
        SendMessageIntentResponse(code: .success)
      }
    }
    var provider = HandlerProvider(.messages)
    try provider.register(MessageHandler())
    let error = #expect(throws: IntentError.self) { try provider.register(Other()) }
    #expect(error == .alreadyHandled(intent: "SendMessage", by: "MessageHandler", other: "Other"))
  }

  @Test("refuses a handler that serves none of its intents")
  func refusesStranger() {
    var provider = HandlerProvider(.radio)
    #expect(throws: IntentError.servesNoIntent(handler: "MessageHandler")) {
      try provider.register(MessageHandler())
    }
  }

  @Test("lists the intents that nobody handles")
  func listsUnhandledIntents() throws {
    var provider = HandlerProvider(.messages)
    try provider.register(MessageHandler())
    #expect(
      provider.unhandledIntents
        == ["SearchForMessages", "SetMessageAttribute", "EditMessage", "UnsendMessages"]
    )
  }

  @Test("has a closure pick the handler of each intent")
  func picksHandler() throws {
    var provider = HandlerProvider(.messages)
    try provider.register(SendMessageIntent.self) { intent in
      intent.serviceName == "pigeon" ? nil : MessageHandler()
    }
    #expect(provider.handler(for: SendMessageIntent()) is MessageHandler)
    #expect(provider.handler(for: SendMessageIntent(serviceName: "pigeon")) == nil)
  }

  @Test("takes handlers on the main actor")
  @MainActor
  func takesMainActorHandlers() async throws {
    @MainActor final class Handler: SendMessageIntentHandling {
      var handled = 0

      func handle(intent: SendMessageIntent) async throws -> SendMessageIntentResponse {
        handled += 1
        return SendMessageIntentResponse(code: .success)
      }
    }
    let handler = Handler()
    var provider = HandlerProvider(.messages)
    try provider.register(handler)
    _ = try await IntentDispatcher(provider: provider).dispatch(SendMessageIntent())
    #expect(handler.handled == 1)
  }
}
