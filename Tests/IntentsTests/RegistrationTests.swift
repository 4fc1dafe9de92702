import Foundation
import IntentRuntime
import SystemIntents
import Testing

@testable import Intents

@Suite("A handler of Apple's kind")
struct RegistrationTests {
  @Test("answers in its asynchronous form too")
  func asynchronous() async throws {
    final class Handler: NSObject, INSendMessageIntentHandling {
      func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        .of(intent.content == "Hello" ? .success : .failure)
      }
    }
    let result = try await dispatch(Handler(), SendMessageIntent(content: "Hello"))
    #expect(result.response?.code == .success)
  }

  @Test("without methods for confirming and resolving confirms and takes the values")
  func optional() async throws {
    let handler = Messenger { intent, completion in
      completion(.of(intent.content == "Hello" ? .success : .failure))
    }
    let result = try await dispatch(handler, SendMessageIntent(content: "Hello"))
    #expect(result.response?.code == .success)
  }

  @Test("with neither form of handle is told of by class and method")
  func neither() async throws {
    final class Idle: NSObject, INSendMessageIntentHandling {}
    let error = await #expect(throws: UnwrittenMethod.self) {
      try await dispatch(Idle(), SendMessageIntent())
    }
    #expect(error?.handler == "Idle")
    #expect(error?.method == "handle(intent: INSendMessageIntent, completion:)")
  }

  @Test("can say success where it is asked whether it is ready")
  func confirmsWithSuccess() async throws {
    final class Handler: NSObject, INSendMessageIntentHandling {
      func confirm(
        intent: INSendMessageIntent,
        completion: @escaping (INSendMessageIntentResponse) -> Void
      ) { completion(.of(.success)) }
      func handle(
        intent: INSendMessageIntent,
        completion: @escaping (INSendMessageIntentResponse) -> Void
      ) { completion(.of(.failureMessageServiceNotAvailable)) }
    }
    let result = try await dispatch(Handler(), SendMessageIntent())
    #expect(result.response?.code == .failureMessageServiceNotAvailable)
  }

  @Test("is asked in the forms with async that Apple had before, where it has no other")
  func earlierAsynchronousForms() async throws {
    final class Handler: NSObject, INSendMessageIntentHandling {
      func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
        [.unsupported()]
      }
      func handle(
        intent: INSendMessageIntent,
        completion: @escaping (INSendMessageIntentResponse) -> Void
      ) { completion(.of(.success)) }
    }
    let bobo = Person(displayName: "Bobo")
    let sent = try await dispatch(Handler(), SendMessageIntent(recipients: [bobo]))
    #expect(sent.response == nil, "\(sent)")
  }

  @Test("takes recipients as they come where it has no form that resolves them")
  func noForm() async throws {
    final class Handler: NSObject, INSendMessageIntentHandling {
      func handle(
        intent: INSendMessageIntent,
        completion: @escaping (INSendMessageIntentResponse) -> Void
      ) { completion(.of(.success)) }
    }
    let bobo = Person(displayName: "Bobo")
    let sent = try await dispatch(Handler(), SendMessageIntent(recipients: [bobo]))
    #expect(sent.response?.code == .success, "\(sent)")
  }

  @Test("is asked in the forms that Apple had before, where it has no other")
  func earlierForms() async throws {
    final class Handler: NSObject, INSendMessageIntentHandling, INSendPaymentIntentHandling {
      func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
      ) { completion([.unsupported()]) }
      func handle(
        intent: INSendMessageIntent,
        completion: @escaping (INSendMessageIntentResponse) -> Void
      ) { completion(.of(.success)) }

      func resolvePayee(
        for intent: INSendPaymentIntent,
        with completion: @escaping (INPersonResolutionResult) -> Void
      ) { completion(.needsValue()) }
      func handle(
        intent: INSendPaymentIntent,
        completion: @escaping (INSendPaymentIntentResponse) -> Void
      ) { completion(INSendPaymentIntentResponse(code: .success, userActivity: nil)) }
    }
    let bobo = Person(displayName: "Bobo")
    let sent = try await dispatch(Handler(), SendMessageIntent(recipients: [bobo]))
    #expect(sent.response == nil, "\(sent)")
    var provider = HandlerProvider(.payments)
    try provider.register(Handler())
    let paid = try await IntentDispatcher(provider: provider).dispatch(
      SendPaymentIntent(payee: bobo))
    #expect(paid.response == nil, "\(paid)")
  }

  @Test("keeps what it does to its intent to itself")
  func copies() async throws {
    final class Handler: NSObject, INBookRestaurantReservationIntentHandling {
      func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
      ) {
        completion(
          INBookRestaurantReservationIntentResponse(
            code: intent.partySize == 4 ? .success : .failure, userActivity: nil))
      }
      func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
      ) {
        intent.partySize = 9
        completion(INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil))
      }
    }
    var provider = HandlerProvider(.restaurantReservation)
    try provider.register(Handler())
    var policy = SessionPolicy()
    policy.confirmedIntents = []
    let intent = BookRestaurantReservationIntent(partySize: 4)
    let dispatcher = IntentDispatcher(provider: provider, policy: policy)
    let result = try await dispatcher.dispatch(intent, confirmed: intent)
    #expect(result.response?.code == .success)
  }

  @Test("is asked for by its extension, intent by intent")
  func extensions() async throws {
    final class Entry: INExtension {
      override func handler(for intent: INIntent) -> Any? {
        guard let message = intent as? INSendMessageIntent, message.content != "nobody" else {
          return nil
        }
        return Messenger { $1(.of($0.content == "Hello" ? .success : .failure)) }
      }
    }
    var provider = HandlerProvider(.messages)
    try provider.register(extension: Entry())
    let dispatcher = IntentDispatcher(provider: provider)
    let result = try await dispatcher.dispatch(SendMessageIntent(content: "Hello"))
    #expect(result.response?.code == .success)
    await #expect(throws: IntentError.unhandledIntent("SendMessage")) {
      try await dispatcher.dispatch(SendMessageIntent(content: "nobody"))
    }
    await #expect(throws: IntentError.unhandledIntent("SearchForMessages")) {
      try await dispatcher.dispatch(SearchForMessagesIntent())
    }
  }

  @Test("is one for each intent: both are named where there are two")
  func twice() throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Messenger { _, _ in })
    #expect(
      throws: IntentError.alreadyHandled(intent: "SendMessage", by: "Messenger", other: "Messenger")
    ) {
      try provider.register(Messenger { _, _ in })
    }
    final class Stranger: NSObject, @unchecked Sendable {}
    #expect(throws: IntentError.servesNoIntent(handler: "Stranger")) {
      try provider.register(Stranger())
    }
  }

  private func dispatch(
    _ handler: some NSObjectProtocol,
    _ intent: SendMessageIntent
  ) async throws -> DispatchResult<SendMessageIntent> {
    var provider = HandlerProvider(.messages)
    try provider.register(handler)
    return try await IntentDispatcher(provider: provider).dispatch(intent)
  }
}

extension DispatchResult {
  /// What the handler answered, where it handled the intent.
  fileprivate var response: Root.IntentResponseType? {
    if case .handled(_, let response) = self { response } else { nil }
  }
}
