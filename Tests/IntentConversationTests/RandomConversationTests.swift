import Foundation
import IntentConversation
import IntentRuntime
import Logging
import SystemIntents
import TestSupport
import Testing

/// Walks through conversations, by people who say anything at any time.
///
/// `CONVERSATION_WALKS` says how many; without it a few people do.
@Suite("A random walk of a conversation")
struct RandomConversationTests {
  static let count =
    ProcessInfo.processInfo.environment["CONVERSATION_WALKS"].flatMap(UInt64.init) ?? 10

  static let requests = [
    "send a MonkeyChat message", "send a message to Bobo on MonkeyChat",
    "send a message to Coco on MonkeyChat", "send bananas to Little Bobo on MonkeyChat",
    "MonkeyChat Bobo please send more bananas", "send a message to Boboo on MonkeyChat",
    "pay Coco $5 with Jungle", "pay Bobo Jr. 12 dollars with Jungle", "pay Coco with Jungle",
    "send 7 dollars to Nobody with Jungle", "add milk and eggs in TasksNotes",
    "add bread to groceries list in TasksNotes", "add WWDC in MonkeyTodo",
  ]
  static let answers = [
    "yes", "yes", "yes", "no", "ok", "Bobo", "Coco", "Little Bobo", "Boboo", "Coco and Bobo Jr.",
    "the second one", "the last one", "2", "3", "11", "$20", "twenty dollars", "neither",
    "none of them", "I don't know", "go back", "start over", "repeat", "help", "cancel", "ok bye",
    "never mind", "no, to Coco", "I mean Little Bobo", "more bananas", "My best buddy, Bobo",
    "to Coco, please", "sí", "ja", "xyzzy", "", "  ", "😀", "…", "and", "9999999999999999999999",
  ]

  @Test("handles nothing twice, nothing that was not agreed to or said, and always goes on")
  func keepsItsLedger() async throws {
    let apps = try await Apps()
    var handled = 0
    for seed in 0..<Self.count { handled += try await walk(seed, apps) }
    // The walks went everywhere.
    #expect(handled > Int(Self.count / 2), "\(handled) of \(Self.count)")
  }

  private func walk(_ seed: UInt64, _ apps: Apps) async throws -> Int {
    var random = SeededGenerator(seed: seed &* 977 &+ 13)
    let ledger = Ledger(seed: seed)
    let conversation = Conversation(
      with: try apps.handled(by: ledger),
      logger: Logger(label: "") { _ in SwiftLogNoOpLogHandler() })
    var reply = ConversationReply?.none
    for _ in 0..<12 {
      let text = Self.sentence(reply, &random)
      if Int.random(in: 0..<6, using: &random) == 0 {
        // Twice the same, or two things at once, in any order.
        let other = Bool.random(using: &random) ? text : Self.sentence(reply, &random)
        async let first = conversation.say(text)
        async let second = conversation.say(other)
        let both = await [first, second]
        check([text, other], both, after: reply, ledger, seed)
        reply = await conversation.say("repeat")
      } else {
        let next = await conversation.say(text)
        check([text], [next], after: reply, ledger, seed)
        reply = next
      }
      if Int.random(in: 0..<3, using: &random) == 0, let later = await conversation.nextReply() {
        #expect(later.outcome != nil, "walk \(seed)")
      }
    }
    await leave(conversation, seed)
    #expect(ledger.unsaid.isEmpty, "walk \(seed): \(ledger.unsaid) was handled, and nobody said it")
    // Each session that began to handle something called its handler once at most.
    #expect(ledger.total.handled.count <= ledger.total.total, "walk \(seed)")
    return ledger.total.total
  }

  /// Each sentence has one answer that says something, handles at most one thing, and no payment
  /// without a yes to exactly that.
  private func check(
    _ texts: [String],
    _ replies: [ConversationReply],
    after before: ConversationReply?,
    _ ledger: Ledger,
    _ seed: UInt64
  ) {
    var begun: [IntentRequest] = []
    ledger.update { account in
      (begun, account.begun) = (account.begun, [])
      account.said += texts + replies.flatMap(\.options)
      account.said += replies.filter(Self.asksForName).map(\.speech)
      if texts.contains(where: { $0.contains("twenty") }) { account.said.append("20") }
    }
    for reply in replies {
      #expect(!reply.speech.isEmpty && !reply.display.isEmpty, "walk \(seed)")
    }
    #expect(begun.count <= texts.count, "walk \(seed): \(begun) for \(texts)")
    let payments = begun.filter { $0.intent == "SendPayment" }
    let yeses = texts.count { ["yes", "ok"].contains($0) }
    #expect(payments.count <= yeses, "walk \(seed): \(payments) for \(texts)")
    // Of two things that were said at once the first may have led to the question.
    let confirmations = ([before].compactMap(\.self) + replies).filter {
      $0.speech.contains("shall I go on?")
    }
    for payment in payments {
      let isAgreed = confirmations.contains { $0.request?.parameters == payment.parameters }
      #expect(isAgreed, "walk \(seed): \(payment), agreed to \(confirmations.map(\.speech))")
    }
  }

  /// Whether the user is asked if a name is the one.
  private static func asksForName(_ reply: ConversationReply) -> Bool {
    reply.speech.contains("Did you mean") || reply.speech.contains("Send message to")
  }

  /// There is always a way out, and everything that began has ended.
  private func leave(_ conversation: Conversation, _ seed: UInt64) async {
    while await conversation.nextReply() != nil {}
    _ = await conversation.say("cancel")
    let idle = await conversation.say("cancel")
    #expect(idle.speech == "There is nothing to cancel.", "walk \(seed)")
  }

  private static func sentence(
    _ reply: ConversationReply?, _ random: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: return requests.randomElement(using: &random) ?? ""
    case 5..<9 where reply?.options.isEmpty == false:
      return reply?.options.randomElement(using: &random) ?? ""
    case 9:
      let words = (requests + answers).flatMap { $0.split(separator: " ") }
      return (0..<Int.random(in: 1...6, using: &random)).map { _ in
        String(words.randomElement(using: &random) ?? "")
      }.joined(separator: " ")
    case 10..<13 where reply?.kind != .question: return requests.randomElement(using: &random) ?? ""
    default: return answers.randomElement(using: &random) ?? ""
    }
  }

  /// The apps of all walks, so that their sentences are compiled once.
  private struct Apps {
    let apps: [ConversationApp]

    init() async throws {
      let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
      try await vocabulary.setVocabulary(
        Clerk.people.map { SpeakableString(spokenPhrase: $0) }, of: .contactName)
      apps = [
        ConversationApp(
          "MonkeyChat", provider: HandlerProvider(.messages),
          vocabularies: [RecognizerTests.vocabulary], userVocabulary: vocabulary),
        ConversationApp(
          "Jungle", provider: HandlerProvider(.payments), userVocabulary: vocabulary),
        ConversationApp(
          "TasksNotes", alternativeNames: ["MonkeyTodo"], provider: HandlerProvider(.notebook),
          vocabularies: [RecognizerTests.vocabulary]),
      ]
    }

    /// The apps with handlers that a ledger watches, some of which take longer than anybody waits.
    func handled(by ledger: Ledger) throws -> [ConversationApp] {
      try apps.map { app in
        var app = app
        var provider = HandlerProvider(app.engine.provider.catalogs[0])
        try provider.register(Clerk(ledger: ledger))
        var policy = SessionPolicy()
        if ledger.chance(2) == 0 { policy.budget = .zero }
        app.engine = SessionEngine(
          provider: provider, policy: policy,
          logger: Logger(label: "") { _ in SwiftLogNoOpLogHandler() })
        app.engine.observe = { event in
          if case .handling(let request) = event { ledger.began(request) }
        }
        return app
      }
    }
  }
}
