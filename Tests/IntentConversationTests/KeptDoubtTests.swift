import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// A conversation that is made anew for each step, as a server's is; all it has is the session.
@Suite("A dialogue whose session somebody else keeps")
struct KeptDoubtTests {
  /// Whoever keeps a session from step to step.
  private struct Keeper {
    let app: ConversationApp
    var step: SessionStep
    var reply: ConversationReply

    init(_ sentence: String, language: String = "en") async throws {
      app = try await Apps.contacts()
      let conversation = Conversation(with: [app], language: language)
      let understood = try #require(await conversation.understood(sentence))
      var session = IntentSession(id: "1", request: understood.request, language: language)
      session.doubt = understood.doubt
      step = try await app.engine.step(session, .proceed)
      reply = await conversation.stepWords.words(for: step, app: 0)
    }

    mutating func say(_ text: String) async throws {
      let conversation = Conversation(with: [app], language: step.session.language)
      switch await conversation.spoken(text, to: step, app: 0) {
      case .answer(let answer, let changes, let ignored, let doubt):
        step.session.noteAnswer(to: step.turn, stillDoubting: doubt)
        step = try await app.engine.step(step.session, answer, changing: changes)
        reply = await conversation.stepWords.words(
          await conversation.stepWords.words(for: step, app: 0), ignoring: ignored)
      case .remark(let remark, let doubt, _):
        reply = remark
        step.session.doubt = doubt
      }
    }

    var recipients: [String]? { step.session.request.parameters["recipients"]?.names }
    var content: JSONValue? { step.session.request.parameters["content"] }
  }

  @Test("asks about a text that may as well be something else when it asks for text")
  func asksAboutText() async throws {
    for (answer, text) in [
      ("yes", "hello never mind"), ("good night", "good night"), ("see you", "see you"),
    ] {
      var keeper = try await Keeper("text Bobo hello never mind")
      #expect(keeper.reply.options.count == 3, "\(keeper.reply.speech)")
      try await keeper.say("2")
      #expect(keeper.reply.code == "verbatim", "\(keeper.reply.speech)")
      #expect(keeper.reply.speech.contains("“hello never mind”"))
      try await keeper.say(answer)
      #expect(keeper.content == .string(text), "\(keeper.reply.speech)")
      #expect(keeper.step.turn.isFinal)
    }
    var keeper = try await Keeper("text Coco hello never mind")
    try await keeper.say("no")
    #expect(keeper.reply.speech.hasPrefix("What do you want to say to Coco?"))
    #expect(!keeper.step.turn.isFinal)
    try await keeper.say("yes")
    #expect(keeper.reply.code == "verbatim", "\(keeper.reply.speech)")
  }

  @Test(
    "changes whom a text is for after a no, and sends it to nobody before that",
    arguments: [
      ("en", "to Little Bobo", "no", ["Little Bobo"]),
      ("en", "and Little Bobo too", "no", ["Coco", "Little Bobo"]),
      ("en", "send it to Little Bobo", "no", ["Little Bobo"]),
      ("en", "to Little Bobo", "to Little Bobo", ["Little Bobo"]),
      ("de", "an Little Bobo", "nein", ["Little Bobo"]),
      ("es", "a Little Bobo", "no", ["Little Bobo"]),
      ("fr", "à Little Bobo", "non", ["Little Bobo"]),
      ("pl", "do Little Bobo", "nie", ["Little Bobo"]),
      ("ja", "Little Boboにも", "いいえ", ["Coco", "Little Bobo"]),
      ("ko", "Little Bobo에게도", "아니요", ["Coco", "Little Bobo"]),
    ])
  func changesRecipient(_ language: String, answer: String, no: String, names: [String])
    async throws
  {
    var keeper = try await Keeper("send a message to Coco on MonkeyChat")
    keeper.step.session.language = language
    try await keeper.say(answer)
    #expect(keeper.reply.code == "verbatim", "\(keeper.reply.speech)")
    try await keeper.say("👋")
    #expect(keeper.content == nil, "\(keeper.reply.speech)")
    try await keeper.say(no)
    #expect(keeper.recipients == names, "\(keeper.reply.speech)")
    try await keeper.say("👋")
    #expect(keeper.content == "👋", "\(keeper.reply.speech)")
    #expect(keeper.step.turn.isFinal)
  }

  @Test(
    "keeps the text that is asked about where somebody else is named meanwhile",
    arguments: [
      ("send a message to Coco on MonkeyChat", "please cancel"),
      ("text Coco hello never mind", nil),
    ])
  func keepsText(_ request: String, text: String?) async throws {
    for (name, choice) in [("Little Bobo", nil), ("Bobo", "2")] {
      var keeper = try await Keeper(request)
      if let text { try await keeper.say(text) }
      #expect(keeper.reply.code == "verbatim", "\(keeper.reply.speech)")
      try await keeper.say("no, to \(name)")
      if let choice { try await keeper.say(choice) }
      #expect(keeper.reply.code == "verbatim", "\(keeper.reply.speech)")
      try await keeper.say("yes")
      #expect(keeper.recipients == [choice == nil ? name : "Bobo Jr."], "\(keeper.reply.speech)")
      #expect(keeper.content == .string(text ?? "hello never mind"), "\(keeper.reply.speech)")
      #expect(keeper.step.turn.isFinal)
    }
  }

  @Test("keeps it in a conversation that keeps its session, too")
  func keepsTextOfOwnSession() async throws {
    for (name, choice) in [("Little Bobo", nil), ("Bobo", "2")] {
      let conversation = Conversation(with: [try await Apps.contacts()])
      _ = await conversation.say("send a message to Coco on MonkeyChat")
      _ = await conversation.say("please cancel")
      var reply = await conversation.say("no, to \(name)")
      if let choice { reply = await conversation.say(choice) }
      #expect(reply.code == "verbatim", "\(reply.speech)")
      reply = await conversation.say("yes")
      #expect(reply.request?.parameters["content"] == "please cancel", "\(reply.speech)")
      #expect(
        reply.request?.parameters["recipients"]?.names == [choice == nil ? name : "Bobo Jr."],
        "\(reply.speech)")
    }
  }

  @Test("does what is said to it after a no, and takes it word for word after a yes")
  func doesWhatIsSaid() async throws {
    for (answer, isSent) in [("yes", true), ("no", false)] {
      var keeper = try await Keeper("send a message to Coco on MonkeyChat")
      try await keeper.say("please cancel")
      #expect(keeper.reply.code == "verbatim", "\(keeper.reply.speech)")
      try await keeper.say(answer)
      #expect(keeper.step.turn.isFinal)
      #expect(keeper.content == (isSent ? "please cancel" : nil), "\(keeper.reply.speech)")
    }
  }

  @Test(
    "goes on where it is said that this is all",
    arguments: ["that's all", "I'm done", "nothing else"])
  func goesOn(_ answer: String) async throws {
    var keeper = try await Keeper("send a message to Coco on MonkeyChat")
    for _ in 0..<3 {
      try await keeper.say(answer)
      #expect(!keeper.step.turn.isFinal, "\(keeper.reply.speech)")
    }
    #expect(keeper.content == nil, "\(keeper.reply.speech)")
  }

  @Test("still offers what could be chosen before an answer that was refused")
  func stillOffers() async throws {
    var keeper = try await Keeper("send a message to Bobo on MonkeyChat")
    let offered = keeper.reply.options
    for answer in ["Mumble", "purple"] {
      try await keeper.say(answer)
      #expect(keeper.reply.options == offered, "\(keeper.reply.speech)")
    }
    try await keeper.say("2")
    #expect(keeper.recipients == ["Bobo Jr."], "\(keeper.reply.speech)")
    #expect(keeper.reply.options == [])
  }
}
