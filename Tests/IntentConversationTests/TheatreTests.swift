import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Knows three plays, of which the conversation is told nothing but what the app offers.
private struct Theatre: BookSeatIntentHandling {
  private static let plays = ["Hamlet", "Macbeth", "The Tempest"].map {
    Play(identifier: $0, display: $0)
  }

  func resolvePlay(for intent: BookSeatIntent) async -> ResolutionResult<Play> {
    guard let said = intent.play?.displayString else { return .needsValue() }
    let found = Self.plays.first { $0.displayString.lowercased() == said.lowercased() }
    return found.map { .success(with: $0) } ?? .unsupported()
  }

  func providePlayOptionsCollection(
    for intent: BookSeatIntent
  ) async -> OptionsCollection<Play> {
    OptionsCollection(items: Self.plays)
  }

  func resolveSeats(for intent: BookSeatIntent) async -> ResolutionResult<Int> {
    intent.seats.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveDay(for intent: BookSeatIntent) async -> ResolutionResult<DateComponents> {
    intent.day.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: BookSeatIntent) async -> BookSeatIntentResponse { .init(code: .success) }
}

@Suite("A thing that only its app knows")
struct TheatreTests {
  private static let templates = [
    "en": "book [{seats} seats] [for {play}] [{day}]",
    "de": "buche [{seats} Plätze] [für {play}] [{day}]",
    "fr": "réserve [{seats} places] [pour {play}] [{day}]",
  ]

  private func conversation(_ language: String, _ sentences: [String]) async throws
    -> (conversation: Conversation, reply: ConversationReply)
  {
    var provider = HandlerProvider(.theatre)
    try provider.register(Theatre())
    let vocabularies = Self.templates.map { language, template in
      AppVocabulary(
        language: language == "en" ? nil : language,
        utterances: [.init(intent: "BookSeatIntent", templates: [template])])
    }
    var app = ConversationApp(
      "Theatre", engine: Apps.engine(provider), vocabularies: vocabularies)
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    let conversation = Conversation(with: [app], language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return (conversation, try #require(reply))
  }

  @Test(
    "is another one behind the mark of a correction, whatever is asked",
    arguments: [
      ("en", "book 2 seats for hamlet tomorrow", "no, Macbeth"),
      ("en", "book 2 seats for hamlet tomorrow", "no, for the tempest"),
      ("en", "book 2 seats for hamlet tomorrow", "make it macbeth"),
      ("en", "book 2 seats for hamlet tomorrow", "no, macbeth please"),
      ("de", "buche 2 Plätze für Hamlet morgen", "nein, für Macbeth"),
      ("fr", "réserve 2 places pour Hamlet demain", "non, pour Macbeth"),
      ("en", "book 2 seats for hamlet", "no, macbeth"),
    ])
  func isCorrected(_ language: String, request: String, answer: String) async throws {
    let reply = try await conversation(language, [request, answer]).reply
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
    let play = reply.request?.parameters["play"]?.spokenText
    #expect(play != nil && play != "Hamlet", "\(reply.speech)")
  }

  @Test(
    "stays where nobody can say what is meant",
    arguments: [
      "no, I don't like that", "no, is it good?", "not Hamlet", "no, at 8 or so", "hmm no idea",
      "wait, after macbeth", "no, with macbeth", "no, too expensive", "no, Zoe", "no, later on",
      "actually, the other one",
    ])
  func stays(_ answer: String) async throws {
    let reply = try await conversation(
      "en", ["book 2 seats for hamlet tomorrow", answer]
    ).reply
    #expect(reply.outcome?.ending != .handled, "\(reply.speech)")
    #expect(
      [nil, "Hamlet"].contains(reply.request?.parameters["play"]?.spokenText), "\(reply.speech)")
  }

  @Test("stays where the app has none of that name, and nothing is done before a yes")
  func isUnknown() async throws {
    let (conversation, reply) = try await conversation(
      "en", ["book 2 seats for hamlet", "no, Othello"])
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
    let confirmed = await conversation.say("tomorrow")
    #expect(confirmed.request?.parameters["play"]?.spokenText == "Hamlet", "\(confirmed.speech)")
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }
}

extension JSONValue {
  /// What a thing is called.
  fileprivate var spokenText: String? {
    guard case .object(let fields) = self, case .string(let text)? = fields["displayString"] else {
      return nil
    }
    return text
  }
}
