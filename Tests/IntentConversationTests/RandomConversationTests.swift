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

  /// How many people walk at once.
  static let walkers = ProcessInfo.processInfo.activeProcessorCount

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
    "to Coco, please", "Coco a text saying bananas", "shoot Coco a text", "until 8", "$1.250",
    "1,00,0",
    "sí", "claro", "no gracias", "repite", "cancela", "vuelve atrás", "ja", "xyzzy", "", "  ", "😀",
    "…", "and", "9999999999999999999999",
  ]

  /// What the walks say besides: the words of templates.
  static let templateWords = (RecognizerTests.vocabulary.utterances.flatMap(\.templates))
    .flatMap { $0.split { !$0.isLetter }.map(String.init) }
  static let words =
    (requests + answers).flatMap { $0.split(separator: " ").map(String.init) } + templateWords

  @Test("handles nothing twice, nothing that was not agreed to or said, and always goes on")
  func keepsItsLedger() async throws {
    let apps = try await Apps()
    let handled = await withTaskGroup(of: Int.self) { group in
      for walker in 0..<UInt64(Self.walkers) {
        group.addTask {
          var handled = 0
          for seed in stride(from: walker, to: Self.count, by: Self.walkers) {
            handled += await Self.walk(seed, apps)
            if seed > 0, seed.isMultiple(of: 50_000) { print("\(seed) walks") }
          }
          return handled
        }
      }
      return await group.reduce(0, +)
    }
    // The walks went everywhere.
    #expect(handled > Int(Self.count / 2), "\(handled) of \(Self.count)")
  }

  private static func walk(_ seed: UInt64, _ apps: Apps) async -> Int {
    let ledger = Ledger(seed: seed)
    return await Ledger.$current.withValue(ledger) {
      var walk = Walk(seed, apps, ledger)
      await walk.go()
      return ledger.total.total
    }
  }

  /// The apps of all walks, so that their sentences are compiled once.
  struct Apps {
    /// Apps that nobody waits for, and apps that all wait for.
    let hasty: [ConversationApp]
    let patient: [ConversationApp]

    init() async throws {
      let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
      try await vocabulary.setVocabulary(
        Clerk.people.map { SpeakableString(spokenPhrase: $0) }, of: .contactName)
      hasty = try Self.apps(vocabulary, budget: .zero)
      patient = try Self.apps(vocabulary, budget: SessionPolicy().budget)
    }

    private static func apps(
      _ vocabulary: UserVocabulary, budget: Duration
    ) throws -> [ConversationApp] {
      [
        ConversationApp(
          "MonkeyChat", engine: try engine(.messages, budget),
          vocabularies: [RecognizerTests.vocabulary], userVocabulary: vocabulary),
        ConversationApp(
          "Jungle", engine: try engine(.payments, budget), userVocabulary: vocabulary),
        ConversationApp(
          "TasksNotes", alternativeNames: ["MonkeyTodo"], engine: try engine(.notebook, budget),
          vocabularies: [RecognizerTests.vocabulary]),
      ]
    }

    private static func engine(_ catalog: IntentCatalog, _ budget: Duration) throws -> SessionEngine
    {
      var provider = HandlerProvider(catalog)
      try provider.register(Clerk())
      var policy = SessionPolicy()
      policy.budget = budget
      var engine = SessionEngine(
        provider: provider, policy: policy,
        logger: Logger(label: "") { _ in SwiftLogNoOpLogHandler() })
      engine.observe = { event in
        if case .handling(let request) = event { Ledger.current.began(request) }
      }
      return engine
    }
  }
}
