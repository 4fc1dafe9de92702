import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("An answer")
struct DialogueTests {
  @Test(
    "gives every value that it has",
    arguments: [
      ("Coco and Bobo Jr.", ["Coco", "Bobo Jr."]), ("Coco, Little Bobo", ["Coco", "Little Bobo"]),
      ("to Coco, Bobo Jr. and Little Bobo", ["Coco", "Bobo Jr.", "Little Bobo"]),
      ("my best buddy Coco", ["Coco"]), ("my best buddy, Coco", ["Coco"]),
    ] as [(String, [String])])
  func givesSeveral(_ answer: String, recipients: [String]) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say(answer)
    let found = reply.request?.parameters["recipients"]?.names
    #expect(found == recipients, "\(reply.speech)")
    #expect(!reply.speech.contains("understand"), "\(reply.speech)")
  }

  @Test(
    "gives several people whom nobody knows yet without what leads to them",
    arguments: [
      ("en", "send a message", "to Coco and Little Bobo"),
      ("en", "send a message", "to Coco and to Little Bobo"),
      ("de", "schick eine Nachricht", "an Coco und Little Bobo"),
      ("fr", "envoie un message", "à Coco et Little Bobo"),
      ("pl", "wyślij wiadomość", "do Coco i Little Bobo"),
    ])
  func givesUnknown(_ language: String, request: String, answer: String) async throws {
    let conversation = Conversation(with: [try Apps.messenger()], language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(
      reply.request?.parameters["recipients"]?.namedPeople == ["Coco", "Little Bobo"],
      "\(reply.speech)")
  }

  @Test(
    "gives several of the options that were shown",
    arguments: [
      ("the first one and Coco", ["Bobo the Great", "Coco"]),
      ("Bobo Jr. and Coco", ["Bobo Jr.", "Coco"]), ("1 and 3", ["Bobo the Great", "Little Bobo"]),
      ("Little Bobo, please", ["Little Bobo"]), ("my best buddy, Little Bobo", ["Little Bobo"]),
    ] as [(String, [String])])
  func givesSeveralOptions(_ answer: String, recipients: [String]) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["recipients"]?.names == recipients)
  }

  @Test("is told what of it was not understood")
  func tellsWhatWasIgnored() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say("frobnicate Coco")
    // 'Block Coco' is nobody to write to.
    #expect(
      reply.speech == "I did not understand “frobnicate Coco”. Who do you want to message?")
  }

  @Test(
    "of a name that nobody has brings those that are like it",
    arguments: [
      ("en", "I know no “Boboo”. Did you mean Bobo the Great, Bobo Jr. or Little Bobo?"),
      ("es", "No conozco «Boboo». ¿Quieres decir Bobo the Great, Bobo Jr. o Little Bobo?"),
      ("fr", "Je ne connais pas « Boboo ». Tu veux dire Bobo the Great, Bobo Jr. ou Little Bobo ?"),
      ("pl", "Nie znam „Boboo”. Chodzi o: Bobo the Great, Bobo Jr. czy Little Bobo?"),
      ("ja", "「Boboo」は見つかりません。 Bobo the Great, Bobo Jr.またはLittle Boboのことですか"),
      ("ko", "‘Boboo’을(를) 찾을 수 없습니다. Bobo the Great, Bobo Jr. 또는 Little Bobo 말씀인가요?"),
    ])
  func suggestsNames(_ language: String, expected: String) async throws {
    let app = try await Apps.contacts()
    let conversation = Conversation(with: [app])
    _ = await conversation.say("send a MonkeyChat message")
    await conversation.use(language: language)
    let reply = await conversation.say("Boboo")
    #expect(reply.speech == expected)
    #expect(reply.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    let chosen = await conversation.say("Little Bobo")
    #expect(chosen.request?.parameters["recipients"]?.names == ["Little Bobo"])
  }

  @Test("of somebody whom nobody knows keeps what was to be said for whoever is named instead")
  func keepsContent() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let reply = await conversation.say("MonkeyChat Kiki hello")
    #expect(reply.speech == "I know no “Kiki”. Who do you want to message?")
    #expect(reply.request?.parameters["content"] == "hello")
    let sent = await conversation.say("Coco")
    #expect(sent.outcome?.ending == .handled)
    #expect(sent.request?.parameters["content"] == "hello")
  }

  @Test("of a name that is nearly one takes a yes for it")
  func takesYesForSuggestion() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say("Cocoa")
    #expect(reply.speech == "I know no “Cocoa”. Did you mean Coco?")
    let agreed = await conversation.say("yes")
    #expect(agreed.speech == "What do you want to say to Coco?")
  }

  @Test(
    "that is none asks anew",
    arguments: [
      ("en", "neither"), ("en", "none of them"), ("es", "ninguno"), ("fr", "ni l’un ni l’autre"),
      ("pl", "żaden z nich"), ("ja", "どれでもない"), ("ko", "둘 다 아니야"),
    ])
  func takesNone(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question)
    #expect(reply.options.isEmpty, "\(reply.speech)")
    #expect(reply.request?.parameters["recipients"] == nil)
  }

  @Test(
    "ends it",
    arguments: [
      ("en", "ok bye"), ("en", "never mind"), ("en", "forget it"), ("es", "adiós"),
      ("es", "olvídalo"), ("fr", "laisse tomber"), ("fr", "au revoir"), ("pl", "nieważne"),
      ("pl", "do widzenia"), ("ja", "やめて"), ("ja", "じゃあね"), ("ko", "취소해 줘"), ("ko", "잊어버려"),
    ])
  func ends(_ language: String, answer: String) async throws {
    for opening in ["send a message to Bobo on MonkeyChat", "send a message to Coco on MonkeyChat"]
    {
      let conversation = Conversation(with: [try await Apps.contacts()])
      _ = await conversation.say(opening)
      await conversation.use(language: language)
      #expect(await conversation.say(answer).outcome?.ending == .cancelled)
    }
  }

  @Test(
    "goes back, and starts over",
    arguments: [
      ("en", "go back", "start over"), ("es", "vuelve atrás", "empieza de nuevo"),
      ("fr", "reviens en arrière", "recommence"), ("pl", "cofnij", "zacznij od nowa"),
      ("ja", "前に戻って", "最初から"), ("ko", "뒤로 가", "처음부터"),
    ])
  func goesBack(_ language: String, back: String, over: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    _ = await conversation.say("Little Bobo")
    await conversation.use(language: language)
    let before = await conversation.say(back)
    #expect(before.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
    await conversation.use(language: "en")
    let other = await conversation.say("Bobo Jr.")
    #expect(other.speech == "What do you want to say to Bobo Jr.?")
    await conversation.use(language: language)
    let first = await conversation.say(over)
    #expect(first.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
  }

  @Test(
    "of somebody who does not know offers a way out",
    arguments: [
      ("en", "I don't know"), ("es", "no lo sé"), ("fr", "je ne sais pas"), ("pl", "nie wiem"),
      ("ja", "わかりません"), ("ko", "모르겠어"),
    ])
  func offersWayOut(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.options.count == 3)
    #expect(reply.display.count == 6)
    if language == "en" { #expect(reply.speech.contains("You can say “cancel”")) }
  }

  @Test("that was not understood three times offers a way out by itself")
  func offersWayOutInTime() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    for word in ["Mumble", "Grumble"] {
      let reply = await conversation.say(word)
      #expect(reply.speech == "I know no “\(word)”. Who do you want to message?")
    }
    let third = await conversation.say("Tumble")
    #expect(third.speech.hasSuffix("You can say “cancel” to drop this, or “start over”."))
    _ = await conversation.use(context: IntentContext(isLocked: true))
    _ = await conversation.say("cancel")
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    for _ in 0..<2 { #expect(!(await conversation.say("bananas").speech.contains("cancel"))) }
    #expect(await conversation.say("bananas").speech.contains("“cancel”"))
  }

  @Test("that is a whole new request begins anew, after asking where something would be lost")
  func beginsAnew() async throws {
    let conversation = Conversation(with: [try await Apps.contacts(), try Apps.tasks()])
    _ = await conversation.say("send a MonkeyChat message")
    let nothingLost = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(nothingLost.speech == "What do you want to say to Coco?")
    let asked = await conversation.say("send bananas to Little Bobo on MonkeyChat")
    #expect(asked.kind == .question)
    #expect(asked.speech == "Shall I drop “Send message: Coco”?")
    let kept = await conversation.say("no")
    #expect(kept.speech == "What do you want to say to Coco?")
    _ = await conversation.say("add milk in MonkeyTodo")
    let other = await conversation.say("yes")
    #expect(other.app == "TasksNotes")
    #expect(other.speech == "I added milk.")
  }

  @Test(
    "that is a request in other words begins anew, however much of it an answer would take",
    arguments: [
      ("shoot Coco a message on MonkeyChat saying bananas", "Coco", "bananas"),
      ("shoot my best buddy Coco a message on MonkeyChat saying more bananas", nil, nil),
      ("could you shoot Little Bobo a message on MonkeyChat saying hi", "Little Bobo", "hi"),
    ] as [(String, String?, String?)])
  func beginsAnewInOtherWords(_ said: String, recipient: String?, content: String?) async throws {
    var app = try await Apps.contacts()
    app.vocabularies.append(
      AppVocabulary(utterances: [
        .init(
          intent: "INSendMessageIntent",
          templates: [
            "[could you] shoot {recipients} a message on {app} [saying {content:text}]"
          ])
      ]))
    let conversation = Conversation(with: [app])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say(said)
    if let recipient, let content {
      #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
      #expect(reply.request?.parameters["recipients"]?.names == [recipient])
      #expect(reply.request?.parameters["content"] == .string(content))
    } else {
      // Whatever it is taken for, nothing of it is dropped without a word.
      #expect(reply.kind == .question && reply.speech.contains("my best buddy"), "\(reply.speech)")
    }
  }

  @Test("that is another app's request begins it, and says so where something would be lost")
  func beginsOtherApps() async throws {
    let conversation = Conversation(with: [try await Apps.contacts(), try Apps.tasks()])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say("add milk and a call with Coco in TasksNotes")
    #expect(reply.app == "TasksNotes", "\(reply.speech)")
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    let asked = await conversation.say("add milk in TasksNotes")
    #expect(asked.speech == "Shall I drop “Send message: Coco”?")
  }

  @Test(
    "that describes whom it names leaves nothing out, and names nobody where it goes on behind the name",
    arguments: [
      ("Coco, my best buddy", ["Coco"]), ("my best buddy Coco", ["Coco"]),
      ("Coco a text saying bananas", nil),
    ] as [(String, [String]?)])
  func tellsWhatStandsBehind(_ answer: String, names: [String]?) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["recipients"]?.names == names, "\(reply.speech)")
    #expect(reply.speech.contains("did not understand") == (names == nil), "\(reply.speech)")
  }

  @Test(
    "in another language than the question is asked in hears it again in that language",
    arguments: ["repite", "ayuda", "no lo sé", "sí", "vuelve atrás"])
  func rewords(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    await conversation.use(language: "es")
    let reply = await conversation.say(answer)
    #expect(reply.display.contains("¿A quién?"), "\(reply.display)")
    #expect(!reply.speech.contains("Who do you"), "\(reply.speech)")
  }

  @Test("hears choices, confirmations and what would be lost in the language of now")
  func rewordsAll() async throws {
    let conversation = Conversation(with: [try await Apps.contacts(), try Apps.payments()])
    let asked = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: "es")
    let choices = await conversation.say("repite")
    #expect(choices.options == asked.options)
    #expect(choices.speech != asked.speech)
    await conversation.use(language: "en")
    _ = await conversation.say("Little Bobo")
    let proposal = await conversation.say("pay Coco $5 with Jungle")
    #expect(proposal.speech == "Shall I drop “Send message: Little Bobo”?")
    await conversation.use(language: "es")
    let drop = await conversation.say("repite")
    #expect(drop.speech.hasPrefix("¿Dejo «"), "\(drop.speech)")
    let confirm = await conversation.say("sí")
    #expect(confirm.kind == .question)
    await conversation.use(language: "en")
    let again = await conversation.say("repeat")
    #expect(again.speech.hasSuffix("shall I go on?"), "\(again.speech)")
    #expect(again.request == confirm.request)
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }

  @Test("that asks for help hears the question again, so that a yes is to what was heard last")
  func asksForHelp() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let question = await conversation.say("send a message to Bobo on MonkeyChat")
    let reply = await conversation.say("help")
    #expect(reply.kind == .question)
    #expect(reply.options == question.options)
    #expect(reply.display.suffix(question.display.count) == question.display[...])
  }

  @Test("brings nothing back of what was asked before the device was locked")
  func hidesWhileLocked() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    let locked = await conversation.use(context: IntentContext(isLocked: true))
    #expect(locked?.speech == "Unlock your device first.")
    for answer in ["repeat", "go back", "I don't know", "Little Bobo", "2", "start over"] {
      let reply = await conversation.say(answer)
      #expect(reply.options.isEmpty, "\(answer)")
      #expect(!reply.display.contains { $0.contains("Bobo") }, "\(answer): \(reply.display)")
    }
    let unlocked = await conversation.use(context: IntentContext())
    #expect(unlocked?.options == ["Bobo the Great", "Bobo Jr.", "Little Bobo"])
  }

  @Test("that is a number is that value where it is one, else a place")
  func takesNumbersAsValues() async throws {
    struct Rides: RequestRideIntentHandling {
      func resolvePartySize(for intent: RequestRideIntent) async -> ResolutionResult<Int> {
        intent.partySize.map {
          [2, 4, 6, 8].contains($0) ? .success(with: $0) : .disambiguation(with: [2, 4, 6, 8])
        }
          ?? .disambiguation(with: [2, 4, 6, 8])
      }
      func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
        RequestRideIntentResponse(code: .success)
      }
    }
    for (answer, expected) in [("2", 2), ("the second one", 4), ("four", 4), ("8", 8)] {
      var provider = HandlerProvider(.ridesharing)
      try provider.register(Rides())
      let conversation = Conversation(with: [
        ConversationApp("Jungle", engine: Apps.engine(provider))
      ])
      let question = await conversation.say("book me a ride to the zoo with Jungle")
      #expect(question.options == ["2", "4", "6", "8"], "\(question.speech)")
      let reply = await conversation.say(answer)
      #expect(reply.request?.parameters["partySize"] == .integer(expected), "\(answer)")
    }
  }

  @Test("says what was done to what, with all its values or with fewer")
  func saysWhatWasDone() async throws {
    let conversation = Conversation(with: [try Apps.tasks()])
    #expect(
      await conversation.say("add milk and eggs to groceries list in TasksNotes").speech
        == "I added milk and eggs to groceries.")
    #expect(await conversation.say("add milk in TasksNotes").speech == "I added milk.")
  }
}

extension JSONValue {
  /// The names of people.
  var names: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap {
      switch $0 {
      case .string(let name): name
      case .object(let person):
        if case .string(let name)? = person["displayName"] ?? person["spokenPhrase"] {
          name
        } else {
          nil
        }
      default: nil
      }
    }
  }
}
