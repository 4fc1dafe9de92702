import Foundation
import IntentRuntime
import SystemIntents
import Testing

@testable import Intents

@Suite("A conversation with a handler of Apple's kind")
struct HandlerConversationTests {
  /// Knows two people called Anna.
  final class Handler: NSObject, INSendMessageIntentHandling {
    private let people = ["Anna Berg", "Anna Koch"].map { (name: String) in
      INPerson(
        personHandle: INPersonHandle(value: "\(name)@example.org", type: .emailAddress),
        nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
        customIdentifier: name)
    }

    func resolveRecipients(
      for intent: INSendMessageIntent,
      with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
      guard let recipients = intent.recipients, !recipients.isEmpty else {
        return completion([.needsValue()])
      }
      completion(
        recipients.map { recipient in
          let matches = people.filter { $0.displayName.hasPrefix(recipient.displayName) }
          switch matches.count {
          case 0: return .unsupported(forReason: .noAccount)
          case 1: return .success(with: matches[0])
          default: return .disambiguation(with: matches)
          }
        })
    }

    func resolveContent(
      for intent: INSendMessageIntent,
      with completion: @escaping (INStringResolutionResult) -> Void
    ) {
      completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    func handle(
      intent: INSendMessageIntent,
      completion: @escaping (INSendMessageIntentResponse) -> Void
    ) {
      let isRight =
        intent.recipients?.first?.customIdentifier == "Anna Koch" && intent.content == "Hello"
      completion(.of(isRight ? .success : .failure))
    }
  }

  @Test("asks, refuses with a reason, lets the user choose, and handles")
  func whole() async throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Handler())
    let engine = SessionEngine(provider: provider)
    let request = IntentRequest(intent: "SendMessage")
    var step = try await engine.begin(request, id: "1", language: "en")
    guard case .ask(let question) = step.turn else { throw Unexpected(turn: step.turn) }
    #expect(question.parameter == "recipients")

    step = try await engine.step(step.session, .value(["displayName": "Zoe"]))
    guard case .ask(let refused) = step.turn else { throw Unexpected(turn: step.turn) }
    #expect(refused.reason?.contains("Zoe") == true)

    step = try await engine.step(step.session, .value(["displayName": "Anna"]))
    guard case .choose(_, let options) = step.turn else { throw Unexpected(turn: step.turn) }
    #expect(options.map(\.text) == ["Anna Berg", "Anna Koch"])

    step = try await engine.step(step.session, .choice(1))
    guard case .ask(let content) = step.turn else { throw Unexpected(turn: step.turn) }
    #expect(content.parameter == "content")

    step = try await engine.step(step.session, .value("Hello"))
    if case .confirm = step.turn { step = try await engine.step(step.session, .yes) }
    guard case .done(let outcome) = step.turn else { throw Unexpected(turn: step.turn) }
    #expect(outcome.ending == .handled)
    #expect(outcome.code == "success")
  }
}

private struct Unexpected: Error {
  let turn: SessionTurn
}
