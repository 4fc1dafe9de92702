import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("A conversation")
struct ConversationTests {
  @Test("goes to the app that the sentence names")
  func choosesApp() async throws {
    let conversation = Conversation(with: [
      try Apps.messenger("MonkeyChat"), try Apps.messenger("JungleChat"), try Apps.tasks(),
    ])
    for (sentence, app) in [
      ("send a message to Coco on JungleChat", "JungleChat"),
      ("send a message to Coco on MonkeyChat", "MonkeyChat"),
      ("add bananas in MonkeyTodo", "TasksNotes"),
      ("send a message to Coco", "MonkeyChat"),
    ] {
      #expect(await conversation.say(sentence).app == app, "\(sentence)")
      _ = await conversation.say("cancel")
    }
  }

  @Test("shows a choice on a screen, and reads it out where there is none")
  func followsModality() async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    let screen = await conversation.say("send a message to Bobo on MonkeyChat")
    #expect(screen.speech == "There are 3 matches for Bobo. Who do you want to message?")
    #expect(screen.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    #expect(
      screen.display == [
        "There are 3 matches for Bobo.", "Who do you want to message?", "1. Bobo the Great",
        "2. Bobo Jr.", "3. Little Bobo",
      ])
    _ = await conversation.say("cancel")
    await conversation.use(modality: .handsFree)
    let spoken = await conversation.say("send a message to Bobo on MonkeyChat")
    #expect(spoken.speech.hasSuffix("You can choose Bobo the Great, Bobo Jr. or Little Bobo."))
  }

  @Test(
    "takes a choice by its name, a part of it, its number or its place",
    arguments: [
      "Little Bobo", "little", "3", "three", "the third one", "the last one", "Little Bobo, please",
    ])
  func takesChoices(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    let reply = await conversation.say(answer)
    #expect(reply.speech == "What do you want to say to Little Bobo?", "\(reply)")
  }

  @Test("repeats, cancels and corrects")
  func takesCommands() async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    let question = await conversation.say("send a message to Bobo on MonkeyChat")
    #expect(await conversation.say("what did you say") == question)
    let corrected = await conversation.say("no, to Coco")
    #expect(corrected.speech == "What do you want to say to Coco?")
    let cancelled = await conversation.say("never mind")
    #expect(cancelled.outcome?.ending == .cancelled)
    #expect(cancelled.speech == "OK, cancelled.")
    #expect(await conversation.say("cancel").speech == "There is nothing to cancel.")
  }

  @Test(
    "keeps what is dictated as it was said",
    arguments: [
      "  C++ & Swift 6.3 – “really”?! ", "the second one", "😀😀",
      "I will cancel the table please", "please don't stop", "sorry I'm late", "wait for me",
      "actually I can't come", "I mean it", "make it quick", "no delivery", "not 3", "5%",
      "Coco or Bobo",
    ])
  func keepsDictation(_ text: String) async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    let reply = await conversation.say(text)
    let content = reply.request?.parameters["content"]
    #expect(content == .string(text.trimmingCharacters(in: .whitespaces)))
  }

  @Test("says what it can do, and helps where it did not understand")
  func helps() async throws {
    var app = try Apps.messenger()
    app.vocabularies[0].phrases = [
      .init(intent: "INSendMessageIntent", examples: ["Send a MonkeyChat message"])
    ]
    let conversation = Conversation(with: [app])
    let abilities = await conversation.say("What can you do?")
    // The app's own examples come before those of its definitions.
    #expect(abilities.display.prefix(2) == ["You can say:", "“Send a MonkeyChat message”"])
    let lost = await conversation.say("the rain in Spain")
    #expect(lost.kind == .remark)
    #expect(lost.speech.hasPrefix("I did not understand that. You can say:"))
  }

  @Test("asks again where an answer fits no question")
  func asksAgain() async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    _ = await conversation.use(context: IntentContext(isLocked: true))
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    let reply = await conversation.say("bananas")
    #expect(reply.speech.hasPrefix("I did not understand that."))
    #expect(reply.kind == .question)
  }

  @Test("tells the user who has not allowed an app")
  func reportsPermission() async throws {
    let conversation = Conversation(
      with: [try Apps.messenger()], context: IntentContext(authorization: .denied))
    let reply = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(reply.speech == "You have not allowed MonkeyChat to do that.")
  }

  @Test("answers in JSON that comes back as the same answer")
  func isCodable() async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    let reply = await conversation.say("send a message to Bobo on MonkeyChat")
    let data = try JSONEncoder().encode(reply)
    #expect(try JSONDecoder().decode(ConversationReply.self, from: data) == reply)
  }

  @Test("reads the same of a script, whichever way its lines end")
  func readsLineEnds() {
    let script = "# begins\n> order soup\n\nWhich size?\n1. Small\n> small\n"
    #expect(
      ConversationScript(script.replacing("\n", with: "\r\n")) == ConversationScript(script))
  }

  @Test("shows each difference of a script, with its line")
  func comparesScripts() async throws {
    let script = ConversationScript(
      "# begins\n> send a message to Coco on MonkeyChat\nWhat?\n:language es\n> Hola\n")
    let differences = await script.replay(to: Conversation(with: [try Apps.messenger()]))
    #expect(differences.count == 2)
    #expect(
      differences.first?.description
        == "line 2: > send a message to Coco on MonkeyChat\n  - What?\n"
        + "  + What do you want to say to Coco?")
  }

  @Test("says that something takes longer, and what came of it when it comes")
  func waitsForSlowApps() async throws {
    struct Slow: SendMessageIntentHandling {
      let gate: AsyncStream<Void>
      func resolveContent(for intent: SendMessageIntent) async -> ResolutionResult<String> {
        .notRequired()
      }
      func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        for await _ in gate {}
        return SendMessageIntentResponse(code: .success)
      }
    }
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let (slow, clock) = (Slow(gate: gate), ManualClock())
    var provider = HandlerProvider(.messages)
    try provider.register(slow)
    let engine = SessionEngine(provider: provider, clock: clock)
    let app = ConversationApp(
      "MonkeyChat", engine: engine, vocabularies: [RecognizerTests.vocabulary])
    let conversation = Conversation(with: [app])
    async let first = conversation.say("send a message to Coco on MonkeyChat")
    await clock.advance(to: .seconds(2))
    let waiting = await first
    #expect(waiting.kind == .inProgress)
    #expect(waiting.speech == "This takes a moment.")
    opening.finish()
    let done = await conversation.nextReply()
    #expect(done?.speech == "Your message was sent.")
    #expect(await conversation.nextReply() == nil)
  }

  @Test("says why a payment was not made")
  func reportsFailure() async throws {
    struct Poor: SendPaymentIntentHandling {
      func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
        SendPaymentIntentResponse(code: .failurePaymentsAmountAboveMaximum)
      }
    }
    var provider = HandlerProvider(.payments)
    try provider.register(Poor())
    let conversation = Conversation(with: [
      ConversationApp("Jungle", engine: Apps.engine(provider))
    ])
    let question = await conversation.say("pay Bobo $5 with Jungle")
    #expect(question.kind == .question)
    #expect(question.speech.contains("Bobo") && question.speech.contains("$5"))
    #expect(question.outcome == nil)
    let reply = await conversation.say("yes")
    #expect(reply.outcome?.ending == .failed)
    #expect(reply.outcome?.code == "failurePaymentsAmountAboveMaximum")
    #expect(reply.speech == "That is more than is allowed.")
  }

  @Test(
    "shares what its app was compiled to with a thousand others, which know nothing of each other")
  func sharesApps() async throws {
    let app = try Apps.messenger()
    try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<1_000 {
        group.addTask {
          let conversation = Conversation(with: [app])
          _ = await conversation.say("send a message to Coco on MonkeyChat")
          let reply = await conversation.say("message \(number)")
          guard case .string(let content)? = reply.request?.parameters["content"] else { return "" }
          return content == "message \(number)" ? "" : "\(number) became \(content)"
        }
      }
      for try await problem in group { #expect(problem.isEmpty, "\(problem)") }
    }
  }
}
